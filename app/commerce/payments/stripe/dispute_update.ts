import { DateTime } from 'luxon'
import type Stripe from 'stripe'
import type { DisputeStatus } from '#shared/dispute'
import { pence, type Pence } from '#shared/money'
import { stripeIdOf } from '#stripe/public'

/** A movement of our balance because of a dispute: a negative amount was withdrawn. */
export type DisputeMovement = { id: string; amount: Pence; fee: Pence; net: Pence; at: Date }

export type DisputeUpdate = {
  stripeDisputeId: string
  paymentIntentId: string | null
  status: DisputeStatus
  amount: Pence
  /** The reason, as Stripe names it. */
  reason: string
  /** Until when the bank takes evidence. */
  answerBy: DateTime | null
  /** The bank has our evidence and is looking at it. */
  isAnswered: boolean
  movements: DisputeMovement[]
}

/** Stripe's dispute in our words. */
export function toDisputeUpdate(dispute: Stripe.Dispute): DisputeUpdate {
  const { payment_intent: intent, evidence_details: evidence } = dispute
  return {
    stripeDisputeId: dispute.id,
    paymentIntentId: stripeIdOf(intent),
    status: statusOf(dispute.status),
    amount: pence(dispute.amount),
    reason: dispute.reason,
    answerBy: evidence.due_by ? DateTime.fromSeconds(evidence.due_by) : null,
    isAnswered: UNDER_REVIEW.includes(dispute.status),
    movements: dispute.balance_transactions.map(({ id, amount, fee, net, created }) => ({
      id,
      at: new Date(created * 1_000),
      amount: pence(amount),
      fee: pence(fee),
      net: pence(net),
    })),
  }
}

const UNDER_REVIEW: readonly Stripe.Dispute.Status[] = ['under_review', 'warning_under_review']

function statusOf(status: Stripe.Dispute.Status): DisputeStatus {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry'
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won'
    case 'lost':
      return 'lost'
    default:
      return 'open'
  }
}
