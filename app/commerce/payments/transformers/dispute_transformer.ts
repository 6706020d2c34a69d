import { UNDECIDED } from '#commerce/payments/dispute_status'
import type Dispute from '#commerce/payments/models/dispute'
import type { ListedDisputeRow } from '#commerce/payments/queries/dispute_queries'
import { fromDecimal, toNumber } from '#shared/money'

/** A complaint of the buyer's to their bank, for admins; the amount in pounds. */
export function toDispute(dispute: Dispute) {
  const { id, status, amount, reason, isAnswered, answerBy, createdAt } = dispute
  return {
    id,
    stripeDisputeId: dispute.stripeDisputeId,
    status,
    amount: toNumber(amount),
    reason,
    isUndecided: UNDECIDED.includes(status),
    isAnswered,
    answerBy: answerBy?.toUTC().toISO() ?? null,
    createdAt: createdAt.toUTC().toISO()!,
  }
}

export type DisputeShape = ReturnType<typeof toDispute>

/** The same in the list of all, with the first order of what was paid together. */
export function toListedDispute(row: ListedDisputeRow): ListedDispute {
  return {
    id: row.id,
    stripeDisputeId: row.stripe_dispute_id,
    status: row.status,
    amount: toNumber(fromDecimal(row.amount)),
    reason: row.reason,
    isUndecided: UNDECIDED.includes(row.status),
    isAnswered: row.is_answered,
    answerBy: row.answer_by?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    orderNumber: row.order_number,
    customerName: row.customer_name,
    currency: row.currency,
  }
}

export type ListedDispute = DisputeShape & {
  orderNumber: string
  customerName: string | null
  currency: string
}
