import type { Refundable } from '#commerce/orders/actions/lock_checkout_for_refund'
import { add, divide, pence, smallest, subtract, type Pence } from '#shared/money'

export type RefundAllocation = {
  lines: { orderId: number; amount: Pence }[]
  shippingAmount: Pence
}

/**
 * Divides a refund that names no rows, such as one made at Stripe, among the order rows in proportion to their unrefunded
 * amounts, by largest remainder. Any excess goes to shipping, up to its unrefunded amount. A refund of an admin names its
 * rows itself (`CreateRefund`), and is divided here only where they no longer have as much left (`ApplyRefundUpdate`).
 */
export function allocateRefund(
  amount: Pence,
  { orders, shippingLeft }: Refundable
): RefundAllocation {
  const lefts = orders.map(({ left }) => left)
  const ofOrders = smallest(amount, add(pence(0), ...lefts))
  const parts = ofOrders > 0 ? divide(ofOrders, lefts) : []
  const shippingAmount = smallest(subtract(amount, ofOrders), shippingLeft)
  return {
    lines: parts.flatMap((part, index) =>
      part > 0 ? [{ orderId: orders[index]!.id, amount: part }] : []
    ),
    shippingAmount,
  }
}
