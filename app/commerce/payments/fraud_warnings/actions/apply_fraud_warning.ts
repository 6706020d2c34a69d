import { DateTime } from 'luxon'
import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { MailableAccountsQuery } from '#identity/public'
import { AssertPaymentRecorded } from '#commerce/payments/actions/assert_payment_recorded'
import { fraudReported } from '#commerce/payments/mails/fraud_reported_mail'
import EarlyFraudWarning from '#commerce/payments/fraud_warnings/models/early_fraud_warning'
import PaymentSession from '#commerce/payments/models/payment_session'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'
import { recordEvent, stripeIdOf, type StripeEventRef } from '#stripe/public'

/**
 * Applies an event about an early fraud warning: reads the warning again, stores it once in one transaction with the event,
 * and mails the admins who can decide. It changes neither the order nor its production
 * (docs/rules/refunds-and-disputes.md#early-fraud-warnings).
 */
@inject()
export class ApplyFraudWarning {
  constructor(
    private stripe: StripeGateway,
    private assertPaymentRecorded: AssertPaymentRecorded,
    private accounts: MailableAccountsQuery
  ) {}

  /** Throws PaymentNotRecorded where the warning comes before its payment. */
  async handle(stripeWarningId: string, event: StripeEventRef): Promise<void> {
    const warning = await this.stripe.retrieveEarlyFraudWarning(stripeWarningId)
    const intentId = stripeIdOf(warning.payment_intent)
    if (intentId) await this.assertPaymentRecorded.handle(intentId)
    await db.transaction(async (trx) => {
      if (!(await recordEvent(event, trx))) return
      const payment =
        intentId &&
        (await PaymentSession.query({ client: trx })
          .where('stripePaymentIntentId', intentId)
          .forUpdate()
          .first())
      if (payment) await this.#apply(warning, payment, trx)
      else logger.warn({ event: event.id }, 'A fraud warning is about a payment that is not ours')
    })
  }

  /** The payment's lock serialises events of one warning, so that the admins are mailed once. */
  async #apply(
    { id, actionable, fraud_type: fraudType, created }: Stripe.Radar.EarlyFraudWarning,
    payment: PaymentSession,
    trx: TransactionClientContract
  ) {
    const known = await EarlyFraudWarning.findBy('stripeWarningId', id, { client: trx })
    if (known) {
      await known.merge({ fraudType, isActionable: known.isActionable && actionable }).save()
      return
    }
    const warning = await EarlyFraudWarning.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        stripeWarningId: id,
        fraudType,
        isActionable: actionable,
        warnedAt: DateTime.fromSeconds(created),
        createdAt: clock.now(),
      },
      { client: trx }
    )
    if (!actionable) return
    for (const userId of await this.accounts.adminIdsFor('disputes', trx))
      await mailOutbox.send(
        fraudReported,
        { event: `${warning.id}/${userId}`, data: { warningId: warning.id, userId } },
        trx
      )
  }
}
