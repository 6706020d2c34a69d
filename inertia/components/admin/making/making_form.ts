import type { OwnedArtist } from '~/components/admin/making/shapes'
import { typedAmount } from '~/lib/pricing'
import { toNumber } from '#shared/money'

/** What an admin types and chooses of a product for an artist, each as a text; an empty one is not settled. */
export const emptyMaking = {
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

/** As much of an artist as the form goes by. */
export type AssignedArtist = Pick<OwnedArtist, 'id' | 'bandName' | 'profitSharePercentage'>

/** The artist that is chosen. */
export function artistOf({ artistId, bandName, share }: MakingForm): AssignedArtist | null {
  if (artistId === '') return null
  return { id: Number(artistId), bandName, profitSharePercentage: Number(share) }
}

export type MakingForm = typeof emptyMaking

export type MakingField = keyof MakingForm

/** A typed amount or percentage of the form as a number; undefined while it is none. */
export function typedNumber(text: string): number | undefined {
  const amount = typedAmount(text)
  return amount === null || amount < 0 ? undefined : toNumber(amount)
}

/** What every way to make a product sends; a name or description that is left out is made by the server. */
export function wordsOf(form: MakingForm) {
  return {
    artistId: Number(form.artistId),
    name: form.name.trim() || undefined,
    description: form.description.trim(),
    adminNotes: form.adminNotes.trim(),
  }
}
