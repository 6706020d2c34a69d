import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PaymentSession from '#commerce/payments/models/payment_session'
import { PostProcessingFee } from '#commerce/payments/actions/post_processing_fee'
import { PostDuplicatePayment } from '#commerce/payments/actions/post_duplicate_payment'
import { RefundPayment } from '#commerce/payments/actions/refund_payment'
import { receivedOf, type Payment } from '#commerce/payments/payment'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'
import {
  statusesBefore,
  type PaymentSessionStatus,
} from '#commerce/payments/payment_session_status'
import { recordEvent, type StripeEventRef } from '#stripe/public'
import { clock } from '#shared/clock'
import { toDecimal } from '#shared/money'

type Step = { to: PaymentSessionStatus; apply?: 'complete' | 'fail' | 'expire' }

/**
 * Applies a payment update, from webhook, result page and expiry alike. One transaction inserts the event, moves the
 * session's row, which locks it, and updates the checkout; a concurrent caller finds the row moved and changes nothing.
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
      if (event && !(await recordEvent(event, trx))) return payment
      const step = stepFor(payment)
      if (!step || !(await moveSession(sessionRowId, step.to, payment, trx)))
        return (await isComplete(sessionRowId, trx)) ? { ...payment, state: 'paid' } : payment
      const effect = step.apply && (await this.applyPayment[step.apply](payment, trx))
      if (effect === 'duplicate_payment' || effect === 'unfulfillable_payment')
        await this.#refundInFull(sessionRowId, effect, trx)
      if (step.to === 'complete' && payment.processingFee !== null)
        await this.postFee.handle(sessionRowId, payment.checkoutId, payment.processingFee, trx)
      return payment
    })
  }

  /** Refunds a payment that bought nothing. */
  async #refundInFull(
    id: number,
    why: 'duplicate_payment' | 'unfulfillable_payment',
    trx: TransactionClientContract
  ) {
    const row = await PaymentSession.findOrFail(id, { client: trx })
    if (why === 'duplicate_payment') {
      await row.merge({ isDuplicatePayment: true }).save()
      await this.postDuplicatePayment.handle(row, trx)
    }
    await this.refundPayment.handle(row, why, trx)
  }
}

/** Moves the session's row if it may move there, in one statement. @returns whether it has moved */
async function moveSession(
  id: number,
  to: PaymentSessionStatus,
  payment: Payment,
  trx: TransactionClientContract
): Promise<boolean> {
  const { sessionId, paymentIntentId, processingFee, risk } = payment
  const [moved] = await PaymentSession.query({ client: trx })
    .where('id', id)
    .whereIn('status', statusesBefore(to))
    .update({
      status: to,
      stripeSessionId: sessionId,
      receivedAmount: isAsAsked(payment) ? null : toDecimal(receivedOf(payment)),
      updatedAt: clock.now(),
      ...(paymentIntentId && { stripePaymentIntentId: paymentIntentId }),
      ...(to === 'complete' &&
        processingFee !== null && { processingFee: toDecimal(processingFee) }),
      ...(to === 'complete' && risk && { riskLevel: risk.level, riskScore: risk.score }),
    })
  return Number(moved) > 0
}

/** Whether a session that has not moved is complete. */
async function isComplete(id: number, trx: TransactionClientContract): Promise<boolean> {
  const row = await PaymentSession.query({ client: trx }).where('id', id).select('status').first()
  return row?.status === 'complete'
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
