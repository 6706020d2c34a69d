import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { PostProcessingFee } from '#commerce/payments/actions/post_processing_fee'
import PaymentSession from '#commerce/payments/models/payment_session'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { feeOf } from '#commerce/payments/stripe/fee_of'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'
import { isPermanentFailure } from '#stripe/public'

/** Bounds a run while Stripe is slow. The next run takes the others. */
const MOST_AT_ONCE = 100

/**
 * Reads the processing fees that were not known when their payments succeeded. Safe to run at any time and twice at
 * once.
 */
@inject()
export class RecordProcessingFees {
  constructor(
    private sessions: PaymentSessionQuery,
    private stripe: StripeGateway,
    private postFee: PostProcessingFee
  ) {}

  /** @returns how many fees are known now, and how many could not be read */
  async handle(): Promise<{ settled: number; failed: number }> {
    const done = { settled: 0, failed: 0 }
    for (const session of await this.sessions.withoutFee(MOST_AT_ONCE))
      try {
        if (await this.#recordFee(session)) done.settled++
      } catch (error) {
        logger.error({ err: error, paymentSessionId: session.id }, 'A fee could not be asked for')
        await touch(session.id)
        // Asking again does not help if Stripe does not know the payment, as of another account: it does not fail the
        // run.
        if (!isPermanentFailure(error)) done.failed++
      }
    return done
  }

  /** @returns whether the fee is known now */
  async #recordFee({ id, stripePaymentIntentId }: PaymentSession): Promise<boolean> {
    const fee = feeOf(await this.stripe.retrieveIntent(stripePaymentIntentId!))
    if (fee === null) {
      await touch(id)
      return false
    }
    await db.transaction(async (trx) => {
      const row = await PaymentSession.query({ client: trx })
        .where('id', id)
        .forUpdate()
        .firstOrFail()
      if (row.processingFee !== null) return
      await row.merge({ processingFee: fee }).save()
      await this.postFee.handle(id, row.checkoutId, fee, trx)
    })
    return true
  }
}

/** Moves a session behind the others in the queue. */
const touch = (id: number) =>
  PaymentSession.query().where('id', id).update({ updatedAt: clock.now() })
