import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { completesCancellation } from '#commerce/orders/completes_cancellation'
import { CancelPaidOrders } from '#commerce/orders/actions/cancel_paid_orders'
import { LockOrderForRefund, type Refundable } from '#commerce/orders/actions/lock_order_for_refund'
import { PaymentDisputed } from '#commerce/orders/errors'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { payoutsPort } from '#commerce/payouts_port'
import { RefundQueries } from '#commerce/payments/queries/refund_queries'
import {
  NothingToRefund,
  NotPaidYet,
  RefundOfNothing,
  RefundTooLarge,
} from '#commerce/payments/errors'
import { add, pence, subtract, type Pence } from '#shared/money'

export type WantedRefund = {
  checkoutId: number
  /** An amount of null is all that is left of the row; 0 is nothing of it. */
  lines: { orderId: number; amount: Pence | null }[]
  /** What of the shipping is refunded besides. */
  shippingAmount: Pence
  /** The rows are not to be produced: with the last of a checkout its shipping goes back as well. */
  cancels: boolean
  origin: 'admin' | 'shop'
  actorUserId: number | null
  reason: string
}

/** Null where all of it was refunded before, and only its production was to be stopped. */
export type CreatedRefund = { refundId: number | null; amount: Pence; shippingAmount: Pence }

type Order = Refundable['orders'][number]

/**
 * Writes down what is to be refunded, before the provider is asked: amounts that are reserved here cannot be reserved
 * twice, and a cancelled row leaves production in the same transaction. Rows are locked in this order everywhere:
 * payment session, checkout, its orders.
 */
@inject()
export class CreateRefund {
  constructor(
    private lockOrderForRefund: LockOrderForRefund,
    private cancelOrders: CancelPaidOrders,
    private refunds: RefundQueries
  ) {}

  /**
   * What was reserved, to be sent after the commit. Throws NotPaidYet, PaymentDisputed, NothingToRefund, RefundTooLarge,
   * RefundOfNothing, and NoSuchMove where what is cancelled has left the printer.
   */
  async handle(wanted: WantedRefund, trx: TransactionClientContract): Promise<CreatedRefund> {
    const payment = await PaymentSession.query({ client: trx })
      .where('checkoutId', wanted.checkoutId)
      .where('status', 'complete')
      .where('isDuplicatePayment', false)
      .forUpdate()
      .first()
    const refundable = await this.lockOrderForRefund.handle(wanted.checkoutId, trx)
    if (!payment || !refundable.isPaid) throw new NotPaidYet()
    const reserved = await this.refunds.reserved(wanted.checkoutId, trx)
    const lines = wanted.lines.map(({ orderId, amount }) => {
      const order = refundable.orders.find(({ id }) => id === orderId)!
      return { orderId, amount: amountOf(order, wanted, amount, reserved.ofOrder(orderId)) }
    })
    await payoutsPort.current().cancelUnsent(idsOf(lines), trx)
    if (wanted.cancels) await this.cancelOrders.handle({ ...wanted, orderIds: idsOf(lines) }, trx)
    const shippingLeft = subtract(refundable.shippingLeft, reserved.shipping)
    const shippingAmount = shippingOf(wanted, refundable, shippingLeft)
    const amount = add(shippingAmount, ...lines.map((line) => line.amount))
    if (amount > 0) {
      const refundId = await this.#write(wanted, { payment, amount, shippingAmount, lines }, trx)
      return { refundId, amount, shippingAmount }
    }
    if (!wanted.cancels) throw new RefundOfNothing()
    return { refundId: null, amount, shippingAmount }
  }

  async #write(
    { checkoutId, origin, reason, actorUserId }: WantedRefund,
    { payment, amount, shippingAmount, lines }: Found,
    trx: TransactionClientContract
  ): Promise<number> {
    const refund = await Refund.create(
      {
        checkoutId,
        paymentSessionId: payment.id,
        origin,
        amount,
        shippingAmount,
        reason,
        requestedByUserId: actorUserId,
        refundKey: randomUUID(),
      },
      { client: trx }
    )
    await refund.related('lines').createMany(lines.filter((line) => line.amount > 0))
    return refund.id
  }
}

type Line = { orderId: number; amount: Pence }
type Found = { payment: PaymentSession; amount: Pence; shippingAmount: Pence; lines: Line[] }

function amountOf(
  order: Order,
  { cancels }: WantedRefund,
  wanted: Pence | null,
  reserved: Pence
): Pence {
  if (order.paymentStatus === 'disputed') throw new PaymentDisputed()
  const left = subtract(order.left, reserved)
  if (left === pence(0) && wanted !== pence(0) && !cancels) throw new NothingToRefund()
  if (wanted !== null && wanted > left) throw new RefundTooLarge('amount', left)
  return wanted ?? left
}

function shippingOf(wanted: WantedRefund, { orders }: Refundable, left: Pence): Pence {
  if (wanted.cancels) return completesCancellation(idsOf(wanted.lines), orders) ? left : pence(0)
  if (wanted.shippingAmount > left) throw new RefundTooLarge('shippingAmount', left)
  return wanted.shippingAmount
}

const idsOf = (lines: { orderId: number }[]) => lines.map(({ orderId }) => orderId)
