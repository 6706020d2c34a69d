import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AssertPaymentRecorded } from '#commerce/payments/actions/assert_payment_recorded'
import {
  ImportExternalRefund,
  type ExternalRefund,
} from '#commerce/payments/actions/import_external_refund'
import { ApplyRefundUpdate } from '#commerce/payments/actions/apply_refund_update'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { toRefundUpdate } from '#commerce/payments/stripe/refund_request'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { pence } from '#shared/money'
import { recordEvent, type StripeEventRef } from '#stripe/public'

/**
 * Applies an event about refunds of a payment: reads all refunds of the payment again and applies them in one
 * transaction with the event. Imports refunds that were made in Stripe's own dashboard.
 */
@inject()
export class ApplyRefundUpdatesOfPayment {
  constructor(
    private stripe: StripeGateway,
    private assertPaymentRecorded: AssertPaymentRecorded,
    private applyUpdate: ApplyRefundUpdate,
    private importRefund: ImportExternalRefund
  ) {}

  async handle(paymentIntentId: string, event: StripeEventRef): Promise<void> {
    const given = await this.stripe.listRefunds(paymentIntentId)
    await this.assertPaymentRecorded.handle(paymentIntentId)
    await db.transaction(async (trx) => {
      if (!(await recordEvent(event, trx))) return
      const payment = await PaymentSession.query({ client: trx })
        .where('stripePaymentIntentId', paymentIntentId)
        .forUpdate()
        .first()
      if (!payment) {
        logger.warn(
          { event: event.id, paymentIntentId },
          'A refund is about a payment that is not ours'
        )
        return
      }
      for (const refund of given.toReversed()) {
        const id =
          (await this.#known(refund, trx)) ??
          (await this.importRefund.handle(payment, toExternal(refund), trx))
        await this.applyUpdate.handle(id, toRefundUpdate(refund), trx)
      }
    })
  }

  /** Finds our row by Stripe's id, or by our key in the metadata if the answer to our own call is still missing. */
  async #known(refund: Stripe.Refund, trx: TransactionClientContract): Promise<number | null> {
    const row = await Refund.query({ client: trx })
      .where('stripeRefundId', refund.id)
      .orWhere('refundKey', refund.metadata?.refund_key ?? '')
      .select('id')
      .first()
    return row?.id ?? null
  }
}

const toExternal = ({ id, amount }: Stripe.Refund): ExternalRefund => ({
  origin: 'provider',
  key: id,
  amount: pence(amount),
  reason: 'Made in Stripe’s dashboard',
})
