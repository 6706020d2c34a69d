import { DateTime } from 'luxon'
import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { RestoreOrders } from '#commerce/orders/actions/restore_orders'
import PaymentSession from '#commerce/payments/models/payment_session'
import { readRecord } from '#commerce/payments/restoring/order_record'
import { SHOP_CURRENCY, type Pence } from '#shared/money'

/**
 * Writes a checkout again that a restore from a backup has lost, from what its payment keeps of it at Stripe, with a
 * payment session: the caller applies the payment to it as to any other. Of two calls at once, one throws.
 */
@inject()
export class RestoreCheckout {
  constructor(private restoreOrders: RestoreOrders) {}

  /**
   * @param session as retrieved
   * @returns the row of its payment; null for a session that was not paid, that is not of this shop, or that cannot be
   * written again, which is logged as an error
   */
  async handle(session: Stripe.Checkout.Session): Promise<PaymentSession | null> {
    if (session.status !== 'complete') return null
    const read = readRecord(session.metadata)
    if (!read) return null
    const { checkoutId, record } = read
    const ids = record.rows.map(({ id }) => id)
    const addressee = await fulfilmentPort.current().addresseeOf(checkoutId, ids)
    const restored = {
      ...record,
      id: checkoutId,
      addressee,
      expiresAt: new Date(session.expires_at * 1_000),
    }
    return db.transaction(async (trx) => {
      const total = await this.restoreOrders.handle(restored, trx)
      if (typeof total === 'string') {
        logger.error(
          { session: session.id, checkoutId, reason: total },
          'A paid checkout is missing and cannot be written again'
        )
        return null
      }
      const row = await this.#insertPayment(session, checkoutId, total, trx)
      logger.warn({ session: session.id, checkoutId }, 'A missing checkout is written again')
      return row
    })
  }

  #insertPayment(
    { id, metadata, expires_at: expiresAt, payment_status: paymentStatus }: Stripe.Checkout.Session,
    checkoutId: number,
    amount: Pence,
    trx: TransactionClientContract
  ): Promise<PaymentSession> {
    return PaymentSession.create(
      {
        checkoutId,
        attempt: Number(metadata?.attempt ?? 1),
        // Not as open: an earlier attempt, which the backup has, may count as that.
        status: paymentStatus === 'unpaid' ? 'processing' : 'expired',
        stripeSessionId: id,
        request: { metadata },
        amount,
        currency: SHOP_CURRENCY,
        expiresAt: DateTime.fromSeconds(expiresAt),
      },
      { client: trx }
    )
  }
}
