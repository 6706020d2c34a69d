import { InvalidField } from '#core/exceptions/errors'
import {
  GOODS_CATEGORIES,
  SHARE_BASES,
  type GoodsCategory,
  type PartyKind,
  type ShareBase,
} from '#pricing/public'
import { CATEGORY_WORDS } from '#shared/share_words'

/** What a party of a gig gets, in percent by category of goods: of what fans paid, or of the artist's part. */
export type GigShare = {
  id: number
  kind: PartyKind
  name: string
  vatNumber: string | null
  base: ShareBase
} & Record<GoodsCategory, number>

/** A share as it is sent: without an id it is a new party's. */
export type GivenShare = Omit<GigShare, 'id' | 'vatNumber'> & {
  id?: number
  vatNumber?: string | null
}

/** A party may be venue and support act at once; more would be a mistake of the list. */
export const MOST_SHARES = 10

/** Whether shares count for sales from now on, or for those before as well. */
export const APPLIES_TO = ['from_now', 'whole_gig'] as const

export type AppliesTo = (typeof APPLIES_TO)[number]

/** In hundredths, because tenths of a percent do not add up exactly. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** Throws InvalidField where the percentages of one base come to more than 100 in a category. */
export function assertWithinHundred(shares: readonly GivenShare[]): void {
  for (const base of SHARE_BASES)
    for (const category of GOODS_CATEGORIES) {
      const ofBase = shares.filter((share) => share.base === base)
      const total = ofBase.reduce((sum, share) => sum + hundredths(share[category]), 0)
      if (total > 10_000)
        throw new InvalidField(
          'shares',
          'total',
          `The shares of ${base} come to ${total / 100}% of ${CATEGORY_WORDS[category]}. Keep them to 100% in all.`
        )
    }
}
