import type Refund from '#commerce/payments/models/refund'
import { toNumber } from '#shared/money'

/** Money refunded, for admins. Amounts in pounds; `amount` is the lines and the shipping together. */
export function toRefund(refund: Refund) {
  const { id, checkoutId, status, origin, reason, failure } = refund
  return {
    id,
    checkoutId,
    status,
    origin,
    amount: toNumber(refund.amount),
    shippingAmount: toNumber(refund.shippingAmount),
    lines: refund.lines.map(({ orderId, amount }) => ({ orderId, amount: toNumber(amount) })),
    reason,
    failure,
    createdAt: refund.createdAt.toUTC().toISO()!,
  }
}

export type RefundShape = ReturnType<typeof toRefund>
