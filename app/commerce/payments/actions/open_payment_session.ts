import { inject } from '@adonisjs/core'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import { CreateStripeSession } from '#commerce/payments/actions/create_stripe_session'
import { ReservePaymentSession } from '#commerce/payments/actions/reserve_payment_session'
import type { CheckoutBuyer } from '#commerce/orders/checkout_buyer'
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

/** `reserved`: the row, where placing the checkout has just reserved it. */
export type PaymentToOpen = {
  request: PaymentRequest
  buyer: CheckoutBuyer
  reserved?: PaymentSession
}

/**
 * Opens the payment page of a checkout, or finds the page that is open already. Our row, with the frozen request, is
 * committed before Stripe is called, so call it outside any transaction.
 */
@inject()
export class OpenPaymentSession {
  constructor(
    private reserve: ReservePaymentSession,
    private create: CreateStripeSession,
    private expire: ExpirePaymentSession
  ) {}

  /** Throws PaymentUnavailable, PaymentProviderUnreachable, PaymentRefused, AlreadyPaid or PaymentInProgress. */
  async handle({ request, buyer, reserved }: PaymentToOpen): Promise<OpenedPaymentSession> {
    if (!paymentsConfigured()) throw new PaymentUnavailable()
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const row = (round === 0 && reserved) || (await this.reserve.handle(request))
      const opened = await this.#advance(row, buyer)
      if (opened) return opened
    }
    throw new PaymentRefused()
  }

  /** Moves the checkout's live row one step; null if the row is closed and another attempt may be made. */
  async #advance(row: PaymentSession, buyer: CheckoutBuyer): Promise<OpenedPaymentSession | null> {
    switch (row.status) {
      case 'complete':
        throw new AlreadyPaid(row.stripeSessionId!)
      case 'processing':
        throw new PaymentInProgress(row.stripeSessionId!)
      case 'creating':
        return this.#create(row, buyer)
      case 'open':
        if (row.expiresAt > clock.now()) return toOpened(row)
        await this.expire.handle(row.checkoutId)
        return null
      case 'expired':
      case 'failed':
        return null
    }
  }

  async #create(row: PaymentSession, buyer: CheckoutBuyer): Promise<OpenedPaymentSession | null> {
    try {
      const created = await this.create.handle(row, buyer)
      return created.status === 'creating' ? null : await this.#advance(created, buyer)
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
  return {
    sessionId: row.stripeSessionId!,
    url: row.url!,
    expiresAt: row.expiresAt.toJSDate(),
    isTooLate: row.isOpenedTooLate,
  }
}
