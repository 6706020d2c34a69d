import type { OwnedArtist } from '~/components/admin/product_builder/shapes'
import { typedAmount } from '~/lib/pricing'
import { toNumber } from '#shared/money'

/** The fields of the form for a new product of an artist, each as text; an empty one is not chosen yet. */
export const emptyProductBuilder = {
  artistId: '',
  bandName: '',
  /** The artist's own, in percent. */
  share: '',
  /** The product of the store, or the blank. */
  productId: '',
  productName: '',
  variantId: '',
  name: '',
  description: '',
  markupPercentage: '40.00',
  sellingPrice: '',
  adminNotes: '',
}

/** The fields of an artist that the form uses. */
export type AssignedArtist = Pick<OwnedArtist, 'id' | 'bandName' | 'profitSharePercentage'>

/** The chosen artist. */
export function artistOf({ artistId, bandName, share }: ProductBuilderForm): AssignedArtist | null {
  if (artistId === '') return null
  return { id: Number(artistId), bandName, profitSharePercentage: Number(share) }
}

export type ProductBuilderForm = typeof emptyProductBuilder

export type ProductBuilderField = keyof ProductBuilderForm

const CHOOSE = {
  artistId: 'Choose an artist',
  productId: 'Choose a product',
  variantId: 'Choose a variant',
}

/** A typed amount or percentage of the form as a number; undefined where it is invalid. */
export function typedNumber(text: string): number | undefined {
  const amount = typedAmount(text)
  return amount === null || amount < 0 ? undefined : toNumber(amount)
}

/** An error for each required choice that is missing. */
export function missingChoices(
  form: ProductBuilderForm,
  fields: ('artistId' | 'productId' | 'variantId')[]
) {
  const missing = fields.filter((field) => form[field] === '')
  return Object.fromEntries(missing.map((field) => [field, CHOOSE[field]]))
}

/** The error of a typed markup; an empty one is the default. */
export const markupFault = (text: string) =>
  isWithin(text, 0, 999.99)
    ? undefined
    : 'Enter a markup from 0 to 999.99, with at most two decimals'

/** The error of a typed price; an empty one is the recommended price. */
export function priceFault(text: string): string | undefined {
  if (isWithin(text, 0.01, 10_000)) return undefined
  return /^\s*\d+\.\d{3,}\s*$/.test(text)
    ? 'Enter the selling price with at most two decimals'
    : 'Enter a price from £0.01 to £10,000.00'
}

function isWithin(text: string, least: number, most: number): boolean {
  const number = typedNumber(text)
  return text.trim() === '' || (number !== undefined && number >= least && number <= most)
}

/** The fields that every way to make a product sends; the server makes up an omitted name or description. */
export function wordsOf(form: ProductBuilderForm) {
  return {
    artistId: Number(form.artistId),
    name: form.name.trim() || undefined,
    description: form.description.trim(),
    adminNotes: form.adminNotes.trim(),
  }
}
