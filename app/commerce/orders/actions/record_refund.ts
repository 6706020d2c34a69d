import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CheckoutLedger, type LedgerChange } from '#commerce/orders/ledger/checkout_ledger'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import type { PaymentStatus } from '#commerce/orders/order_status'
import { paymentStatusOf } from '#commerce/orders/payment_status_of'
import { add, times, type Pence } from '#shared/money'

/** Money of a checkout that was refunded, or came back because the bank would not take it. */
export type RefundedMoney = {
  refundId: number
  checkoutId: number
  direction: 'given' | 'returned'
  /** All of it; what is neither of a row nor of shipping was money that paid for nothing. */
  amount: Pence
  shippingAmount: Pence
  lines: { orderId: number; amount: Pence }[]
}

/**
 * Writes onto order rows and their checkout how much of them was refunded, and what that makes of their payment
 * (docs/rules/refunds-and-disputes.md#refunds-by-row), and into the ledger. Disputed rows stay disputed. The state of a
 * row is another matter: see CancelPaidOrders.
 */
@inject()
export class RecordRefund {
  constructor(private ledger: CheckoutLedger) {}

  async handle(money: RefundedMoney, trx: TransactionClientContract): Promise<void> {
    const { checkoutId, lines, shippingAmount } = money
    const sign = money.direction === 'given' ? 1 : -1
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    const before = await this.ledger.read(checkoutId, trx)
    for (const { orderId, amount } of lines) {
      const order = orders.find(({ id }) => id === orderId)!
      order.refundedAmount = add(order.refundedAmount, times(amount, sign))
      order.paymentStatus = statusOf(order.paymentStatus, order.refundedAmount, order.totalAmount)
      await order.save()
    }
    checkout.refundedShipping = add(checkout.refundedShipping, times(shippingAmount, sign))
    const refunded = add(checkout.refundedShipping, ...orders.map((order) => order.refundedAmount))
    checkout.paymentStatus = statusOf(checkout.paymentStatus, refunded, checkout.totalAmount)
    await checkout.save()
    await this.ledger.close(postingOf(money), before, trx)
  }
}

function postingOf({ refundId, checkoutId, direction, amount }: RefundedMoney): LedgerChange {
  const key = `refund-${refundId}`
  return direction === 'given'
    ? { kind: 'refund', key, checkoutId, money: times(amount, -1) }
    : { kind: 'refund_returned', key: `${key}-returned`, checkoutId, money: amount }
}

function statusOf(current: PaymentStatus, refunded: Pence, total: Pence): PaymentStatus {
  return current === 'disputed' ? current : paymentStatusOf(refunded, total)
}
