import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import { MarkDisputed } from '#commerce/orders/actions/mark_disputed'
import { AssertPaymentRecorded } from '#commerce/payments/actions/assert_payment_recorded'
import { PostChargebackLoss } from '#commerce/payments/actions/post_chargeback_loss'
import { ApplyLostDispute } from '#commerce/payments/actions/apply_lost_dispute'
import { mayDisputeMove } from '#commerce/payments/dispute_status'
import Dispute from '#commerce/payments/models/dispute'
import PaymentSession from '#commerce/payments/models/payment_session'
import { payoutsPort } from '#commerce/payouts_port'
import { toDisputeUpdate, type DisputeUpdate } from '#commerce/payments/stripe/dispute_update'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { isUndecidedDispute } from '#shared/dispute'
import { negate } from '#shared/money'
import { recordEvent, type StripeEventRef } from '#stripe/public'

/**
 * Applies a dispute event: reads the dispute again and applies it in one transaction with the event. Orders of the
 * payment are `disputed` while a dispute is open and return to their earlier status when it is won; a lost dispute is a
 * refund that the bank has taken, and its fee is the platform's (docs/rules/refunds-and-disputes.md#disputes).
 */
@inject()
export class ApplyDisputeUpdate {
  constructor(
    private stripe: StripeGateway,
    private assertPaymentRecorded: AssertPaymentRecorded,
    private markDisputed: MarkDisputed,
    private applyLostDispute: ApplyLostDispute,
    private postLoss: PostChargebackLoss,
    private post: PostTransaction
  ) {}

  async handle(stripeDisputeId: string, event: StripeEventRef): Promise<void> {
    const update = toDisputeUpdate(await this.stripe.retrieveDispute(stripeDisputeId))
    const { paymentIntentId } = update
    if (paymentIntentId) await this.assertPaymentRecorded.handle(paymentIntentId)
    await db.transaction(async (trx) => {
      if (!(await recordEvent(event, trx))) return
      const payment =
        paymentIntentId &&
        (await PaymentSession.query({ client: trx })
          .where('stripePaymentIntentId', paymentIntentId)
          .forUpdate()
          .first())
      if (payment) await this.#apply(update, payment, trx)
      else logger.warn({ event: event.id }, 'A dispute is about a payment that is not ours')
    })
  }

  async #apply(update: DisputeUpdate, payment: PaymentSession, trx: TransactionClientContract) {
    const known = await Dispute.query({ client: trx })
      .where('stripeDisputeId', update.stripeDisputeId)
      .first()
    const dispute = known ?? (await this.#begin(update, payment, trx))
    await this.#postToLedger(update, payment, trx)
    if (known && !mayDisputeMove(known.status, update.status)) {
      // The deadline and the evidence change while the status does not. A dispute that was answered stays answered.
      const isAnswered = known.isAnswered || update.isAnswered
      if (known.status === update.status)
        await known.merge({ ...answerOf(update), isAnswered }).save()
      else if (!isUndecidedDispute(update.status))
        logger.warn(
          { disputeId: known.id, recorded: known.status, reported: update.status },
          'Stripe reports another outcome of a dispute that is already decided'
        )
      return
    }
    const { status, amount, reason } = update
    await dispute.merge({ status, amount, reason, ...answerOf(update) }).save()
    if (status === 'lost') await this.postLoss.handle(dispute, payment, trx)
    if (payment.isDuplicatePayment) return
    const isDisputed = await this.#isDisputed(payment, trx)
    const orderIds = await this.markDisputed.handle(payment.checkoutId, isDisputed, trx)
    if (isDisputed) await payoutsPort.current().cancelUnsent(orderIds, trx)
    if (status === 'lost') await this.applyLostDispute.handle(dispute, payment, trx)
  }

  #begin(update: DisputeUpdate, payment: PaymentSession, trx: TransactionClientContract) {
    const { stripeDisputeId, status, amount, reason } = update
    return Dispute.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        stripeDisputeId,
        status,
        amount,
        reason,
        ...answerOf(update),
      },
      { client: trx }
    )
  }

  /**
   * Whether any dispute of this payment is open. A payment may have several disputes, and other payments of the
   * checkout bought nothing.
   */
  async #isDisputed({ id }: PaymentSession, trx: TransactionClientContract) {
    const open = await Dispute.query({ client: trx })
      .where('paymentSessionId', id)
      .where('status', 'open')
      .first()
    return open !== null
  }

  /**
   * Posts the movements of a dispute. The disputed amount is in `suspense` until the dispute is decided; the fee is
   * spent.
   */
  async #postToLedger(
    { movements }: DisputeUpdate,
    { checkoutId }: PaymentSession,
    trx: TransactionClientContract
  ) {
    for (const { id, amount, fee, net, at } of movements)
      await this.post.handle(
        {
          kind: 'dispute',
          key: `dispute/${id}`,
          checkoutId,
          eventAt: at,
          entries: [
            { account: 'stripe_balance', amount: net },
            { account: 'processing_fee', amount: fee },
            { account: 'suspense', amount: negate(amount) },
          ],
        },
        trx
      )
  }
}

const answerOf = ({ answerBy, isAnswered }: DisputeUpdate) => ({ answerBy, isAnswered })
