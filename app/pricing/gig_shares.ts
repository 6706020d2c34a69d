import { add, divide, fraction, pence, subtract, type Pence } from '#shared/money'
import { shareOf, type Percentage } from '#shared/percentage'

/** `gross`: what fans paid for the goods, without tax. `earnings`: the artist's part before any share. */
export const SHARE_BASES = ['gross', 'earnings'] as const

export type ShareBase = (typeof SHARE_BASES)[number]

/** The categories of goods whose percentages may differ; `goods_category` in SQL tells which a product type is of. */
export const GOODS_CATEGORIES = ['apparel', 'otherGoods', 'music'] as const

export type GoodsCategory = (typeof GOODS_CATEGORIES)[number]

export type ShareTerm = { base: ShareBase; percentage: Percentage }

/** The kinds of party that share in the sales of a gig. */
export const PARTY_KINDS = ['venue', 'support', 'other'] as const

export type PartyKind = (typeof PARTY_KINDS)[number]

/** A share of a gig as an order row freezes it when it is placed; `agreed` and `payable` in pounds, once it is paid. */
export type FrozenShare = {
  id: number
  kind: PartyKind
  name: string
  vatNumber: string | null
  base: ShareBase
  percentage: string
  agreed?: string
  payable?: string
}

/** `short`: what was agreed and exceeds the artist's part, so that it is not payable. */
export type PartyAmounts = { agreed: Pence; payable: Pence; short: Pence }

type Sale = { gross: Pence; earnings: Pence }

const sum = (amounts: readonly Pence[]) => add(pence(0), ...amounts)

/**
 * Computes what each party of a gig gets of one order row, in the order of the terms: half up to the penny, and scaled
 * down by largest remainder where the shares exceed the artist's part (docs/rules/gig-shares.md#amounts).
 */
export function divideEarnings(sale: Sale, terms: readonly ShareTerm[]): PartyAmounts[] {
  const wanted = terms.map(({ base, percentage }) => shareOf(sale[base], percentage))
  const isTooMuch = sum(wanted) > sale.earnings
  const payable = isTooMuch ? divide(sale.earnings, wanted) : wanted
  return wanted.map((agreed, index) => {
    const paid = payable[index]!
    return { agreed, payable: paid, short: subtract(agreed, paid) }
  })
}

/** The amounts that the parties and the artist (`own`) get of an order row. They add up to the artist's part. */
export type DividedEarnings = { parties: PartyAmounts[]; own: Pence }

/**
 * Computes what remains after a refund of a part of the price, cumulative: each prefix of the parties, the artist last,
 * loses its fraction half up, and a party the difference of its prefixes. The parts add up whatever is refunded. It is for
 * settlement sheets: ledger and payouts ask `artist_profit_left` in SQL.
 */
export function earningsLeft(
  earnings: Pence,
  parties: readonly PartyAmounts[],
  { refunded, total }: { refunded: Pence; total: Pence }
): DividedEarnings {
  const left = (amounts: readonly Pence[]) => partsLeft(amounts, refunded, total)
  const own = subtract(earnings, sum(parties.map(({ payable }) => payable)))
  const payable = left([...parties.map((party) => party.payable), own])
  const short = left(parties.map((party) => party.short))
  return {
    own: payable.at(-1)!,
    parties: parties.map((_, index) => ({
      agreed: add(payable[index]!, short[index]!),
      payable: payable[index]!,
      short: short[index]!,
    })),
  }
}

function partsLeft(amounts: readonly Pence[], refunded: Pence, total: Pence): Pence[] {
  let prefix = pence(0)
  let taken = pence(0)
  return amounts.map((amount) => {
    prefix = add(prefix, amount)
    const takenWithIt = fraction(prefix, refunded, total)
    const left = subtract(amount, subtract(takenWithIt, taken))
    taken = takenWithIt
    return left
  })
}
