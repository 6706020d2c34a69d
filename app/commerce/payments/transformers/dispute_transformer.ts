import type { DisputeRow, ListedDisputeRow } from '#commerce/payments/queries/dispute_queries'
import { isUndecidedDispute } from '#shared/dispute'
import { fromDecimal, toNumber } from '#shared/money'

/** A complaint of the buyer's to their bank, for admins; the amount in pounds. */
export function toDispute(row: DisputeRow) {
  return {
    id: row.id,
    stripeDisputeId: row.stripe_dispute_id,
    status: row.status,
    amount: toNumber(fromDecimal(row.amount)),
    reason: row.reason,
    isUndecided: isUndecidedDispute(row.status),
    isAnswered: row.is_answered,
    answerBy: row.answer_by?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export type DisputeShape = ReturnType<typeof toDispute>

/** The same in the list of all, with the first order of what was paid together. */
export function toListedDispute(row: ListedDisputeRow) {
  return {
    ...toDispute(row),
    orderNumber: row.order_number,
    customerName: row.customer_name,
    currency: row.currency,
  }
}

export type ListedDispute = ReturnType<typeof toListedDispute>
