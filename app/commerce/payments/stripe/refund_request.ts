import type Stripe from 'stripe'
import type { RefundUpdate } from '#commerce/payments/actions/apply_refund_update'
import type Refund from '#commerce/payments/models/refund'
import type { RefundStatus } from '#commerce/payments/refund_status'

/** A reserved refund in Stripe's words. Made of what never changes on our row, so that a retry has the same body. */
export function toRefundRequest(
  { id, checkoutId, refundKey, amount }: Refund,
  paymentIntentId: string
): Stripe.RefundCreateParams {
  return {
    payment_intent: paymentIntentId,
    amount,
    reason: 'requested_by_customer',
    metadata: {
      checkout_id: String(checkoutId),
      refund_id: String(id),
      refund_key: refundKey,
    },
  }
}

/** Stripe's refund in our words. */
export function toRefundUpdate({
  id,
  status,
  failure_reason: reason,
}: Stripe.Refund): RefundUpdate {
  return { status: statusOf(status), stripeRefundId: id, failure: reason ?? null }
}

function statusOf(status: string | null): RefundStatus {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      return 'pending'
  }
}
