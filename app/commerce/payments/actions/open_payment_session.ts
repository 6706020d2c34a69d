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

/** Attempts in one call. A closed session or a taken key needs another attempt; more than this would be a loop. */
const MOST_ROUNDS = 20

/**
 * Opens the payment page of a checkout, or finds the page that is open already. Commits our row, with the frozen
 * request, before it calls Stripe, so call it outside any transaction.
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

  /** Moves the checkout's live row one step; null if the row is closed and another attempt may be made. */
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

/**
 * Whether a row has failed because it was reserved while Stripe was unreachable and now expires too soon. The next
 * attempt has a time of its own.
 */
function isOutOfTime(row: PaymentSession, error: unknown): boolean {
  return isPermanentFailure(error) && isTooNear(row.expiresAt)
}

function toOpened(row: PaymentSession): OpenedPaymentSession {
  return { sessionId: row.stripeSessionId!, url: row.url!, expiresAt: row.expiresAt.toJSDate() }
}
