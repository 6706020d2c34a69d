import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CancelPaidOrders, LockRefundable, type Refundable } from '#orders/public'
import PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'
import { RefundQueries } from '#payments/queries/refund_queries'
import { NothingToRefund, NotPaidYet, PaymentDisputed, RefundTooLarge } from '#payments/refusals'
import { add, pence, subtract, type Pence } from '#shared/money'

export type WantedRefund = {
  checkoutId: number
  /** An amount of null is all that is left of the row. */
  lines: { orderId: number; amount: Pence | null }[]
  /** What of the shipping is given back besides. */
  shippingAmount: Pence
  /** The rows are not to be produced: with the last of a checkout its shipping goes back as well. */
  cancels: boolean
  origin: 'admin' | 'shop'
  actorUserId: number | null
  reason: string
}

type Order = Refundable['orders'][number]

/**
 * Writes down what is to be given back, before the provider is asked: amounts that are reserved here cannot be reserved
 * twice, and a cancelled row leaves production in the same transaction. Rows are locked in this order everywhere:
 * payment session, checkout, its orders.
 */
@inject()
export class ReserveRefund {
  constructor(
    private lockRefundable: LockRefundable,
    private cancelOrders: CancelPaidOrders,
    private refunds: RefundQueries
  ) {}

  /**
   * Id of the refund, to be sent after the commit. Throws NotPaidYet, PaymentDisputed, NothingToRefund, RefundTooLarge,
   * and NoSuchMove where what is cancelled has left the printer.
   */
  async handle(wanted: WantedRefund, trx: TransactionClientContract): Promise<number> {
    const payment = await PaymentSession.query({ client: trx })
      .where('checkoutId', wanted.checkoutId)
      .where('status', 'complete')
      .orderBy('attempt')
      .forUpdate()
      .first()
    const refundable = await this.lockRefundable.handle(wanted.checkoutId, trx)
    if (!payment || !refundable.isPaid) throw new NotPaidYet()
    const reserved = await this.refunds.reserved(wanted.checkoutId, trx)
    const lines = wanted.lines.map(({ orderId, amount }) => {
      const order = refundable.orders.find(({ id }) => id === orderId)!
      return { orderId, amount: amountOf(order, amount, reserved.ofOrder(orderId)) }
    })
    if (wanted.cancels) await this.cancelOrders.handle({ ...wanted, orderIds: idsOf(lines) }, trx)
    const shippingLeft = subtract(refundable.shippingLeft, reserved.shipping)
    const shippingAmount = shippingOf(wanted, refundable, shippingLeft)
    const refund = await Refund.create(
      {
        checkoutId: wanted.checkoutId,
        paymentSessionId: payment.id,
        origin: wanted.origin,
        amount: add(shippingAmount, ...lines.map(({ amount }) => amount)),
        shippingAmount,
        reason: wanted.reason,
        requestedByUserId: wanted.actorUserId,
        refundKey: randomUUID(),
      },
      { client: trx }
    )
    await refund.related('lines').createMany(lines)
    return refund.id
  }
}

function amountOf(order: Order, wanted: Pence | null, reserved: Pence): Pence {
  if (order.paymentStatus === 'disputed') throw new PaymentDisputed()
  const left = subtract(order.left, reserved)
  if (left === pence(0)) throw new NothingToRefund()
  if (wanted !== null && wanted > left) throw new RefundTooLarge(left)
  return wanted ?? left
}

function shippingOf(wanted: WantedRefund, { orders }: Refundable, left: Pence): Pence {
  const cancelled = idsOf(wanted.lines)
  const isLast = orders.every(({ id, status }) => status === 'cancelled' || cancelled.includes(id))
  if (wanted.cancels) return isLast ? left : pence(0)
  if (wanted.shippingAmount > left) throw new RefundTooLarge(left)
  return wanted.shippingAmount
}

const idsOf = (lines: { orderId: number }[]) => lines.map(({ orderId }) => orderId)
