import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Checkout from '#orders/models/checkout'
import Order from '#orders/models/order'
import type { PaymentStatus } from '#orders/order_status'
import { paymentStatusOf } from '#orders/payment_status_of'
import { add, subtract, times, type Pence } from '#shared/money'

/** Money of a checkout that was given back, or came back because the bank would not take it. */
export type RefundedMoney = {
  checkoutId: number
  direction: 'given' | 'returned'
  shippingAmount: Pence
  lines: { orderId: number; amount: Pence }[]
}

/**
 * Writes onto order rows and their checkout how much of them was given back, and what that makes of their payment
 * (RULINGS.md, Refunds). Disputed rows stay disputed. The state of a row is another matter: see CancelPaidOrders.
 */
export class RecordRefund {
  async handle(money: RefundedMoney, trx: TransactionClientContract): Promise<void> {
    const { checkoutId, lines, shippingAmount } = money
    const sign = money.direction === 'given' ? 1 : -1
    const checkout = await Checkout.query({ client: trx })
      .where('id', checkoutId)
      .forUpdate()
      .firstOrFail()
    const orders = await Order.query({ client: trx })
      .where('checkout_id', checkoutId)
      .orderBy('id')
      .forUpdate()
    for (const { orderId, amount } of lines) {
      const order = orders.find(({ id }) => id === orderId)!
      order.refundedAmount = add(order.refundedAmount, times(amount, sign))
      order.paymentStatus = statusOf(order.paymentStatus, order.refundedAmount, order.totalAmount)
      await order.save()
    }
    checkout.refundedShipping = add(checkout.refundedShipping, times(shippingAmount, sign))
    const refunded = add(checkout.refundedShipping, ...orders.map((order) => order.refundedAmount))
    const paid = subtract(checkout.totalAmount, checkout.taxAmount)
    checkout.paymentStatus = statusOf(checkout.paymentStatus, refunded, paid)
    await checkout.save()
  }
}

function statusOf(current: PaymentStatus, refunded: Pence, total: Pence): PaymentStatus {
  return current === 'disputed' ? current : paymentStatusOf(refunded, total)
}
