import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { clock } from '#shared/clock'

type Unpaid = Pick<OrderRow, 'status' | 'payment_status'>

/** Neither paid nor cancelled. */
export const isAwaitingPayment = ({ status, payment_status: paymentStatus }: Unpaid) =>
  status === 'pending' && paymentStatus === 'unpaid'

/** What an order waits for as long as it is not paid; `beingPaid` are ids of checkouts whose payment is being processed. */
export function toAwaitedPayment(row: OrderRow, beingPaid: ReadonlySet<number>) {
  const isAwaiting = isAwaitingPayment(row)
  const isPaymentProcessing = isAwaiting && beingPaid.has(row.checkout_id)
  const isPayable = isAwaiting && !isPaymentProcessing && row.pay_until > clock.now().toJSDate()
  return {
    /** Its buyer has paid, and the payment takes its time. */
    isPaymentProcessing,
    /** Until when its buyer can pay for it, ISO 8601 in UTC; null where there is nothing to pay, or no longer. */
    payBy: isPayable ? row.pay_until.toISOString() : null,
  }
}
