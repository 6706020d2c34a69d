import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { paymentStatusOf } from '#commerce/orders/payment_status_of'
import { add } from '#shared/money'

/**
 * Whether the payment of a checkout is disputed, on all its rows; ended, each has the status again that its amounts make
 * (docs/rules/refunds-and-disputes.md#disputes).
 */
export class MarkDisputed {
  /** @returns the ids of the rows */
  async handle(checkoutId: number, isDisputed: boolean, trx: TransactionClientContract) {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    for (const order of orders) {
      order.paymentStatus = isDisputed
        ? 'disputed'
        : paymentStatusOf(order.refundedAmount, order.totalAmount)
      await order.save()
    }
    const refunded = add(checkout.refundedShipping, ...orders.map((order) => order.refundedAmount))
    checkout.paymentStatus = isDisputed
      ? 'disputed'
      : paymentStatusOf(refunded, checkout.totalAmount)
    await checkout.save()
    return orders.map(({ id }) => id)
  }
}
