import { rowLeft, type RowLeft } from '#insights/settlement/settled_row'
import type { RowRefund, SettlementRow } from '#insights/settlement/settlement_rows_query'
import { add, pence, subtract, toNumber, type Pence } from '#shared/money'

/** An order row as it was when the sheet was closed; amounts in pence. */
export type ClosedRow = { orderId: number; refunded: number }

/**
 * What changed after a sheet was closed, with its date: below zero where it takes something away.
 * - `late_order`: an order that was paid later
 * - `refund`: money that a buyer got back
 * - `correction`: anything else, such as a cancelled order
 */
export type Addendum = {
  kind: 'late_order' | 'refund' | 'correction'
  at: string
  orderNumber: string
  sales: number
  earnings: number
  own: number
  parties: { id: number; name: string; payable: number }[]
}

export function settleAddenda(
  rows: readonly SettlementRow[],
  closed: readonly ClosedRow[],
  refunds: readonly RowRefund[]
): Addendum[] {
  const known = new Map(closed.map((row) => [row.orderId, pence(row.refunded)]))
  return rows
    .flatMap((row) => addendaOf(row, known.get(row.orderId), refunds))
    .sort((one, other) => one.at.localeCompare(other.at))
}

/** The orders of a sheet that may have addenda: those whose refunds are to be read. */
export function changedSince(
  rows: readonly SettlementRow[],
  closed: readonly ClosedRow[]
): number[] {
  const known = new Map(closed.map((row) => [row.orderId, row.refunded]))
  return rows.flatMap((row) => (known.get(row.orderId) === row.refunded ? [] : row.orderId))
}

const NOTHING_LEFT = (row: SettlementRow): RowLeft => ({
  earnings: pence(0),
  own: pence(0),
  parties: row.shares.map(() => ({ agreed: pence(0), payable: pence(0), short: pence(0) })),
})

function addendaOf(
  row: SettlementRow,
  refundedThen: Pence | undefined,
  refunds: readonly RowRefund[]
): Addendum[] {
  const addenda: Addendum[] = []
  const start = refundedThen ?? pence(0)
  if (refundedThen === undefined)
    addenda.push({
      ...difference(row, NOTHING_LEFT(row), rowLeft(row, start)),
      kind: 'late_order',
      at: row.paidAt.toISOString(),
      sales: toNumber(row.gross),
    })
  let [seen, refunded] = [pence(0), start]
  const refundTo = (amount: Pence, kind: Addendum['kind'], at: Date) => {
    if (amount === refunded) return
    addenda.push({
      ...difference(row, rowLeft(row, refunded), rowLeft(row, amount)),
      kind,
      at: at.toISOString(),
      sales: toNumber(subtract(refunded, amount)),
    })
    refunded = amount
  }
  for (const { orderId, amount, at } of refunds) {
    if (orderId !== row.orderId) continue
    seen = add(seen, amount)
    if (seen > refunded && seen <= row.refunded) refundTo(seen, 'refund', at)
  }
  refundTo(row.refunded, 'correction', row.changedAt)
  return addenda
}

function difference(row: SettlementRow, before: RowLeft, after: RowLeft) {
  return {
    orderNumber: row.orderNumber,
    earnings: toNumber(subtract(after.earnings, before.earnings)),
    own: toNumber(subtract(after.own, before.own)),
    parties: row.shares.map(({ id, name }, index) => ({
      id,
      name,
      payable: toNumber(subtract(after.parties[index]!.payable, before.parties[index]!.payable)),
    })),
  }
}
