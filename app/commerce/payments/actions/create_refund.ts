import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { completesCancellation } from '#commerce/orders/completes_cancellation'
import { CancelPaidOrders } from '#commerce/orders/actions/cancel_paid_orders'
import {
  LockCheckoutForRefund,
  type Refundable,
} from '#commerce/orders/actions/lock_checkout_for_refund'
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

export type RefundRequest = {
  checkoutId: number
  /** A null amount refunds all that is not yet refunded of the row; 0 refunds none of it. */
  lines: { orderId: number; amount: Pence | null }[]
  /** Shipping to refund besides the lines. */
  shippingAmount: Pence
  /** Cancels the rows as well. The last cancelled row of a checkout refunds its shipping. */
  cancels: boolean
  origin: 'admin' | 'shop'
  actorUserId: number | null
  reason: string
}

/** `refundId` is null if the rows were refunded in full before and are only cancelled. */
export type CreatedRefund = { refundId: number | null; amount: Pence; shippingAmount: Pence }

type Order = Refundable['orders'][number]

/**
 * Creates a refund: reserves its amounts before Stripe is called, so that they cannot be reserved twice, and cancels
 * its rows in the same transaction if asked to. Rows are locked in this order everywhere: payment session, checkout,
 * its orders.
 */
@inject()
export class CreateRefund {
  constructor(
    private lockCheckoutForRefund: LockCheckoutForRefund,
    private cancelOrders: CancelPaidOrders,
    private refunds: RefundQueries
  ) {}

  /**
   * Submit the refund after the commit. Throws NotPaidYet, PaymentDisputed, NothingToRefund, RefundTooLarge,
   * RefundOfNothing, and NoSuchMove if a row to cancel has left the printer.
   */
  async handle(request: RefundRequest, trx: TransactionClientContract): Promise<CreatedRefund> {
    const payment = await PaymentSession.query({ client: trx })
      .where('checkoutId', request.checkoutId)
      .where('status', 'complete')
      .where('isDuplicatePayment', false)
      .forUpdate()
      .first()
    const refundable = await this.lockCheckoutForRefund.handle(request.checkoutId, trx)
    if (!payment || !refundable.isPaid) throw new NotPaidYet()
    const reserved = await this.refunds.reserved(request.checkoutId, trx)
    const lines = request.lines.map(({ orderId, amount }) => {
      const order = refundable.orders.find(({ id }) => id === orderId)!
      return { orderId, amount: amountOf(order, request, amount, reserved.ofOrder(orderId)) }
    })
    await payoutsPort.current().cancelUnsent(idsOf(lines), trx)
    if (request.cancels) await this.cancelOrders.handle({ ...request, orderIds: idsOf(lines) }, trx)
    const shippingLeft = subtract(refundable.shippingLeft, reserved.shipping)
    const shippingAmount = shippingOf(request, refundable, shippingLeft)
    const amount = add(shippingAmount, ...lines.map((line) => line.amount))
    if (amount > 0) {
      const refundId = await this.#write(request, { payment, amount, shippingAmount, lines }, trx)
      return { refundId, amount, shippingAmount }
    }
    if (!request.cancels) throw new RefundOfNothing()
    return { refundId: null, amount, shippingAmount }
  }

  async #write(
    { checkoutId, origin, reason, actorUserId }: RefundRequest,
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
  { cancels }: RefundRequest,
  requested: Pence | null,
  reserved: Pence
): Pence {
  if (order.paymentStatus === 'disputed') throw new PaymentDisputed('refunded')
  const left = subtract(order.left, reserved)
  if (left === pence(0) && requested !== pence(0) && !cancels) throw new NothingToRefund()
  if (requested !== null && requested > left) throw new RefundTooLarge('amount', left)
  return requested ?? left
}

function shippingOf(request: RefundRequest, { orders }: Refundable, left: Pence): Pence {
  if (request.cancels) return completesCancellation(idsOf(request.lines), orders) ? left : pence(0)
  if (request.shippingAmount > left) throw new RefundTooLarge('shippingAmount', left)
  return request.shippingAmount
}

const idsOf = (lines: { orderId: number }[]) => lines.map(({ orderId }) => orderId)
