import type { PayoutLineRow, PayoutRow } from '#payouts/queries/payout_queries'
import { fromDecimal, toNumber } from '#shared/money'

const amountOf = (decimal: string) => toNumber(fromDecimal(decimal))

/** A payout for its artist, in pounds: `amount` is the earnings of its orders less the debt. */
export function toPayout(row: PayoutRow) {
  return {
    id: row.id,
    status: row.status,
    earnings: amountOf(row.gross_amount),
    debt: amountOf(row.debt_amount),
    amount: amountOf(row.amount),
    takenBack: amountOf(row.reversed_amount),
    currency: row.currency,
    orders: row.lines,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

export type PayoutShape = ReturnType<typeof toPayout>

/** A payout with its orders. */
export function toPayoutPage(row: PayoutRow, lines: PayoutLineRow[]) {
  return {
    ...toPayout(row),
    lines: lines.map((line) => ({ ...line, amount: amountOf(line.amount) })),
  }
}

export type PayoutPage = ReturnType<typeof toPayoutPage>
