import { paidShares, rowLeft } from '#insights/settlement/settled_row'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import {
  GOODS_CATEGORIES,
  type GoodsCategory,
  type PartyAmounts,
  type PartyKind,
  type ShareBase,
} from '#pricing/public'
import { add, fraction, pence, subtract, toNumber, type Pence } from '#shared/money'
import { shareTerms } from '#shared/share_words'

/** A share as it is agreed now. */
export type AgreedShare = {
  id: number
  kind: PartyKind
  name: string
  vatNumber: string | null
  base: ShareBase
} & Record<GoodsCategory, number>

type Amounts = { agreed: number; payable: number; short: number }

/** A party on the sheet. `refund` is below zero; `terms` is empty for a share that was removed since. */
export type SettledParty = {
  id: number
  kind: PartyKind
  name: string
  terms: string
  lines: (Amounts & { category: GoodsCategory })[]
  refund: Amounts
  total: Amounts
  /** 20% within a commission of gross, where the party has a VAT number. */
  vat: { number: string; amount: number; net: number } | null
}

const VAT_PERCENT = 20

const NOTHING: PartyAmounts = { agreed: pence(0), payable: pence(0), short: pence(0) }

const plus = (one: PartyAmounts, other: PartyAmounts): PartyAmounts => ({
  agreed: add(one.agreed, other.agreed),
  payable: add(one.payable, other.payable),
  short: add(one.short, other.short),
})

const minus = (one: PartyAmounts, other: PartyAmounts): PartyAmounts => ({
  agreed: subtract(one.agreed, other.agreed),
  payable: subtract(one.payable, other.payable),
  short: subtract(one.short, other.short),
})

const toAmounts = ({ agreed, payable, short }: PartyAmounts): Amounts => ({
  agreed: toNumber(agreed),
  payable: toNumber(payable),
  short: toNumber(short),
})

type Party = Pick<AgreedShare, 'id' | 'kind' | 'name' | 'vatNumber' | 'base'> & { terms: string }

/** Adds up what each party gets of the rows: those that are agreed now in their order, then those of earlier rows. */
export function settleParties(
  rows: readonly SettlementRow[],
  agreed: readonly AgreedShare[]
): SettledParty[] {
  return partiesOf(rows, agreed).map((party) => {
    const byCategory = new Map<GoodsCategory, PartyAmounts>()
    let left = NOTHING
    for (const row of rows) {
      const paid = paidShares(row)
      const rest = rowLeft(row).parties
      row.shares.forEach(({ id }, index) => {
        if (id !== party.id) return
        byCategory.set(row.category, plus(byCategory.get(row.category) ?? NOTHING, paid[index]!))
        left = plus(left, rest[index]!)
      })
    }
    const before = [...byCategory.values()].reduce(plus, NOTHING)
    return {
      id: party.id,
      kind: party.kind,
      name: party.name,
      terms: party.terms,
      lines: GOODS_CATEGORIES.flatMap((category) => {
        const amounts = byCategory.get(category)
        return amounts ? { category, ...toAmounts(amounts) } : []
      }),
      refund: toAmounts(minus(left, before)),
      total: toAmounts(left),
      vat: vatOf(party, left.payable),
    }
  })
}

function vatOf({ base, vatNumber }: Party, payable: Pence): SettledParty['vat'] {
  if (base !== 'gross' || vatNumber === null) return null
  const amount = fraction(payable, VAT_PERCENT, 100 + VAT_PERCENT)
  return { number: vatNumber, amount: toNumber(amount), net: toNumber(subtract(payable, amount)) }
}

function partiesOf(rows: readonly SettlementRow[], agreed: readonly AgreedShare[]): Party[] {
  const parties = new Map<number, Party>(
    agreed.map((share) => [share.id, { ...share, terms: shareTerms(share) }])
  )
  for (const { shares } of rows)
    for (const share of shares)
      if (!parties.has(share.id)) parties.set(share.id, { ...share, terms: '' })
  return [...parties.values()]
}
