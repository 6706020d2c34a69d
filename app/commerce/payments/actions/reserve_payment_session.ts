import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import stripeConfig from '#config/stripe'
import PaymentSession from '#commerce/payments/models/payment_session'
import type { PaymentRequest } from '#commerce/payments/payment'
import { LIVE_STATUSES, type PaymentSessionStatus } from '#commerce/payments/payment_session_status'
import { toSessionRequest, totalOf } from '#commerce/payments/stripe/session_request'
import { clock } from '#shared/clock'
import { toDecimal } from '#shared/money'

const DECISIVE: readonly PaymentSessionStatus[] = [...LIVE_STATUSES, 'complete']

/** A request with the row that holds it. */
export type ReservedPayment = { request: PaymentRequest; row: PaymentSession }

/** Finds the live or paid session row of a checkout, or inserts one for the next attempt. */
export class ReservePaymentSession {
  /** Inserts the row of the first attempt in the transaction that places the checkout. */
  async first(request: PaymentRequest, trx: TransactionClientContract): Promise<PaymentSession> {
    const row = await this.#insert(request, 1, trx)
    if (!row)
      throw new Error(`Impossible: checkout ${request.checkoutId} was paid before it was placed`)
    return row
  }

  handle(request: PaymentRequest): Promise<PaymentSession> {
    return db.transaction(async (trx) => {
      const existing = await this.#rows(request.checkoutId, trx)
      const decisive = existing.find((row) => DECISIVE.includes(row.status))
      if (decisive) return decisive
      const made = await this.#insert(request, (existing.at(-1)?.attempt ?? 0) + 1, trx)
      return made ?? this.#lastOf(request.checkoutId, trx)
    })
  }

  async #lastOf(checkoutId: number, trx: TransactionClientContract): Promise<PaymentSession> {
    const last = (await this.#rows(checkoutId, trx)).at(-1)
    if (!last)
      throw new Error(`Impossible: checkout ${checkoutId} has no payment, nor room for one`)
    return last
  }

  /** Locks the rows: a payment that is being completed is waited for, and not paid a second time. */
  #rows(checkoutId: number, trx: TransactionClientContract) {
    return PaymentSession.query({ client: trx })
      .where('checkoutId', checkoutId)
      .orderBy('attempt')
      .forUpdate()
  }

  /** Inserts a row; null if a concurrent caller has inserted it. Waits for that caller's commit. */
  async #insert(
    request: PaymentRequest,
    attempt: number,
    trx: TransactionClientContract
  ): Promise<PaymentSession | null> {
    const mark = { attempt, paymentKey: randomUUID() }
    const frozen = toSessionRequest(request, mark, stripeConfig.automaticTax)
    const now = clock.now().toSQL()!
    const { rows } = await trx.rawQuery<{ rows: object[] }>(
      `INSERT INTO payment_sessions (checkout_id, attempt, request, amount, currency, expires_at, created_at, updated_at)
       VALUES (?, ?, ?::jsonb, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING *`,
      [
        request.checkoutId,
        attempt,
        JSON.stringify(frozen),
        toDecimal(totalOf(request)),
        request.currency,
        DateTime.fromSeconds(frozen.expires_at!).toJSDate(),
        now,
        now,
      ]
    )
    return PaymentSession.$createFromAdapterResult(rows[0])
  }
}
