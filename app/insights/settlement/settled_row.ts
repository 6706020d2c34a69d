import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import { earningsLeft, type PartyAmounts } from '#pricing/public'
import { fromDecimal, pence, subtract, type Pence } from '#shared/money'

/** The amounts of an order row after its refunds: of each party, in the order of its shares, and of the artist (`own`). */
export type RowLeft = { earnings: Pence; own: Pence; parties: PartyAmounts[] }

/** The amounts of each share of a row as they were when it was paid. */
export const paidShares = ({ shares }: SettlementRow): PartyAmounts[] =>
  shares.map(({ agreed, payable }) => {
    const [wanted, paid] = [fromDecimal(agreed!), fromDecimal(payable!)]
    return { agreed: wanted, payable: paid, short: subtract(wanted, paid) }
  })

/** What a row leaves after so much of it was refunded (docs/rules/gig-shares.md#refunds). */
export function rowLeft(row: SettlementRow, refunded: Pence = row.refunded): RowLeft {
  const { own, parties } = earningsLeft(row.earnings, paidShares(row), {
    refunded,
    total: row.gross,
  })
  const earnings = parties.reduce((sum, { payable }) => pence(sum + payable), own)
  return { earnings, own, parties }
}
