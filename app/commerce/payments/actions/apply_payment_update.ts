import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PaymentSession from '#commerce/payments/models/payment_session'
import { PostProcessingFee } from '#commerce/payments/actions/post_processing_fee'
import { PostDuplicatePayment } from '#commerce/payments/actions/post_duplicate_payment'
import { RefundPayment } from '#commerce/payments/actions/refund_payment'
import { receivedOf, type Payment } from '#commerce/payments/payment'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'
import { mayMove, type PaymentSessionStatus } from '#commerce/payments/payment_session_status'
import { recordEvent, type StripeEventRef } from '#stripe/public'

type Step = { to: PaymentSessionStatus; apply?: 'complete' | 'fail' | 'expire' }

/**
 * Applies a payment update, from webhook, result page and expiry alike. One transaction inserts the event, locks the
 * session's row, updates the checkout and closes the row; a concurrent caller finds the row moved and changes nothing.
 * Rows are locked in this order everywhere: payment session, then checkout.
 */
@inject()
export class ApplyPaymentUpdate {
  constructor(
    private applyPayment: ApplyPayment,
    private postDuplicatePayment: PostDuplicatePayment,
    private postFee: PostProcessingFee,
    private refundPayment: RefundPayment
  ) {}

  /** @returns the payment afterwards, which may be further than the `payment` passed in */
  handle(sessionRowId: number, payment: Payment, event?: StripeEventRef): Promise<Payment> {
    return db.transaction(async (trx) => {
      const row = await this.#lock(sessionRowId, trx, event)
      if (!row) return payment
      const step = stepFor(payment)
      if (!step || !mayMove(row.status, step.to))
        return row.status === 'complete' ? { ...payment, state: 'paid' } : payment
      const effect = step.apply && (await this.applyPayment[step.apply](payment, trx))
      await row
        .merge({
          status: step.to,
          stripeSessionId: payment.sessionId,
          stripePaymentIntentId: payment.paymentIntentId ?? row.stripePaymentIntentId,
          isDuplicatePayment: effect === 'duplicate_payment',
          receivedAmount: isAsAsked(payment) ? null : receivedOf(payment),
        })
        .save()
      if (row.isDuplicatePayment) await this.postDuplicatePayment.handle(row, trx)
      if (effect === 'duplicate_payment' || effect === 'unfulfillable_payment')
        await this.refundPayment.handle(row, effect, trx)
      if (step.to === 'complete' && payment.processingFee !== null)
        await this.postFee.handle(row, payment.processingFee, trx)
      return payment
    })
  }

  /** Locks the session's row; null if this event was already applied. */
  async #lock(id: number, trx: TransactionClientContract, event?: StripeEventRef) {
    if (event && !(await recordEvent(event, trx))) return null
    return PaymentSession.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  }
}

const isAsAsked = (payment: Payment) => receivedOf(payment) === payment.amountExpected

/**
 * The step that a payment leads to; null if there is none. A declined card on an open page leads to none, because the
 * buyer can try again.
 */
function stepFor(payment: Payment): Step | null {
  switch (payment.state) {
    case 'paid':
      return { to: 'complete', apply: 'complete' }
    case 'processing':
      return { to: 'processing' }
    case 'expired':
      return { to: 'expired', apply: 'expire' }
    case 'declined':
      return payment.url ? null : { to: 'failed', apply: 'fail' }
    case 'open':
    case 'unknown':
      return null
  }
}
