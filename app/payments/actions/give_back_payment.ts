import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import { LockRefundable } from '#orders/public'
import { ReserveRefund } from '#payments/actions/reserve_refund'
import { SEND_REFUND_JOB } from '#payments/job_names'
import type PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'

/**
 * A payment that buys nothing goes back in full by itself: the second one of a checkout, and one that came after the
 * checkout was cancelled and its goods were gone (RULINGS.md, The checkout rules). Reserved in the transaction that
 * settles it, sent by a job.
 */
@inject()
export class GiveBackPayment {
  constructor(
    private lockRefundable: LockRefundable,
    private reserve: ReserveRefund
  ) {}

  /** The payment's row is locked and complete. */
  async handle(payment: PaymentSession, why: 'unsold' | 'surplus', trx: TransactionClientContract) {
    const refundId =
      why === 'surplus' ? await this.#surplus(payment, trx) : await this.#unsold(payment, trx)
    await jobs.enqueue(SEND_REFUND_JOB, { refundId }, trx)
  }

  /** No row of the order and no shipping has to do with it. */
  async #surplus(payment: PaymentSession, trx: TransactionClientContract) {
    const { id } = await Refund.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        origin: 'shop',
        amount: payment.receivedAmount ?? payment.amount,
        reason: 'Paid a second time',
        refundKey: randomUUID(),
      },
      { client: trx }
    )
    return id
  }

  async #unsold({ checkoutId }: PaymentSession, trx: TransactionClientContract) {
    const { orders, shippingLeft } = await this.lockRefundable.handle(checkoutId, trx)
    const { refundId } = await this.reserve.handle(
      {
        checkoutId,
        lines: orders.map(({ id }) => ({ orderId: id, amount: null })),
        shippingAmount: shippingLeft,
        cancels: false,
        origin: 'shop',
        actorUserId: null,
        reason: 'Paid after it was cancelled, and not for sale any more',
      },
      trx
    )
    return refundId
  }
}
