import { inject } from '@adonisjs/core'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import { CreateStripeSession } from '#commerce/payments/actions/create_stripe_session'
import { ReservePaymentSession } from '#commerce/payments/actions/reserve_payment_session'
import type PaymentSession from '#commerce/payments/models/payment_session'
import type { OpenedPaymentSession, PaymentRequest } from '#commerce/payments/payment'
import { AlreadyPaid, PaymentInProgress, PaymentUnavailable } from '#commerce/payments/errors'
import { isTooNear } from '#commerce/payments/stripe/session_request'
import { clock } from '#shared/clock'
import {
  paymentsConfigured,
  isPermanentFailure,
  PaymentKeyTaken,
  PaymentRefused,
} from '#stripe/public'

/** A closed session or a taken key makes room for the next attempt; many more in one call would be a loop. */
const MOST_ROUNDS = 20

/**
 * Where a checkout can be paid: the session that is open already, or a new one. Our row, with the request frozen in
 * it, is committed before the provider hears of it, so call this outside any transaction.
 */
@inject()
export class OpenPaymentSession {
  constructor(
    private reserve: ReservePaymentSession,
    private create: CreateStripeSession,
    private expire: ExpirePaymentSession
  ) {}

  /** Throws PaymentUnavailable, PaymentProviderUnreachable, PaymentRefused, AlreadyPaid or PaymentInProgress. */
  async handle(request: PaymentRequest): Promise<OpenedPaymentSession> {
    if (!paymentsConfigured()) throw new PaymentUnavailable()
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const opened = await this.#advance(await this.reserve.handle(request))
      if (opened) return opened
    }
    throw new PaymentRefused()
  }

  /** One step with the checkout's live row; null when it turned out closed and the next attempt may be made. */
  async #advance(row: PaymentSession): Promise<OpenedPaymentSession | null> {
    switch (row.status) {
      case 'complete':
        throw new AlreadyPaid(row.stripeSessionId!)
      case 'processing':
        throw new PaymentInProgress(row.stripeSessionId!)
      case 'creating':
        return this.#create(row)
      case 'open':
        if (row.expiresAt > clock.now()) return toOpened(row)
        await this.expire.handle(row.checkoutId)
        return null
      case 'expired':
      case 'failed':
        return null
    }
  }

  async #create(row: PaymentSession): Promise<OpenedPaymentSession | null> {
    try {
      const created = await this.create.handle(row)
      return created.status === 'creating' ? null : await this.#advance(created)
    } catch (error) {
      if (error instanceof PaymentKeyTaken || isOutOfTime(row, error)) return null
      throw error
    }
  }
}

/** It was reserved while nobody could be asked, and its end has come too near since: the next attempt has its own. */
function isOutOfTime(row: PaymentSession, error: unknown): boolean {
  return isPermanentFailure(error) && isTooNear(row.expiresAt)
}

function toOpened(row: PaymentSession): OpenedPaymentSession {
  return { sessionId: row.stripeSessionId!, url: row.url!, expiresAt: row.expiresAt.toJSDate() }
}
