import type { PartShape } from '#admin/transformers/figures_transformer'
import { countryName } from '~/lib/countries'
import { productTypeLabel } from '~/lib/product_types'

export const BY_WORDS = {
  day: 'Day',
  artist: 'Artist',
  gig: 'Gig',
  type: 'Product type',
  country: 'Country',
}

export type By = keyof typeof BY_WORDS

const NONE: Record<By, string> = {
  day: '',
  artist: 'No artist',
  gig: 'No gig',
  type: 'Not part of an order',
  country: 'Not part of an order',
}

/** How a row of a table is called. */
export function partName(by: By, { key, name }: PartShape): string {
  if (key === '') return NONE[by]
  if (by === 'country') return countryName(key) ?? key
  return by === 'type' ? productTypeLabel(key) : name
}
