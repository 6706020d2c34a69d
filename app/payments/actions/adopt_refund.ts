import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockRefundable } from '#orders/public'
import type PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'
import { RefundQueries } from '#payments/queries/refund_queries'
import { add, divide, pence, smallest, subtract } from '#shared/money'

/**
 * Writes down a refund that was made in Stripe's own dashboard: allocated to what is left of the order rows by largest
 * remainder, what is more to the shipping (RULINGS.md, Refunds). Its origin marks it for an admin.
 */
@inject()
export class AdoptRefund {
  constructor(
    private lockRefundable: LockRefundable,
    private refunds: RefundQueries
  ) {}

  /** Id of the row, still to be settled. The payment's row is locked. */
  async handle(
    payment: PaymentSession,
    refund: Stripe.Refund,
    trx: TransactionClientContract
  ): Promise<number> {
    const refundable = await this.lockRefundable.handle(payment.checkoutId, trx)
    const reserved = await this.refunds.reserved(payment.checkoutId, trx)
    const lefts = refundable.orders.map(({ id, left }) => subtract(left, reserved.ofOrder(id)))
    const amount = pence(refund.amount)
    const ofOrders = smallest(amount, add(pence(0), ...lefts))
    const parts = ofOrders > 0 ? divide(ofOrders, lefts) : []
    const shippingLeft = subtract(refundable.shippingLeft, reserved.shipping)
    const row = await Refund.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        origin: 'provider',
        amount,
        shippingAmount: smallest(subtract(amount, ofOrders), shippingLeft),
        reason: 'Made in Stripe’s dashboard',
        refundKey: refund.id,
      },
      { client: trx }
    )
    const lines = parts.map((part, index) => ({
      orderId: refundable.orders[index]!.id,
      amount: part,
    }))
    await row.related('lines').createMany(lines.filter((line) => line.amount > 0))
    return row.id
  }
}
