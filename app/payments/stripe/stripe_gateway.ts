import Stripe from 'stripe'
import logger from '@adonisjs/core/services/logger'
import {
  PaymentCallerRefused,
  PaymentKeyTaken,
  PaymentProviderUnreachable,
  PaymentRefused,
} from '#payments/refusals'
import { stripeClient } from '#payments/stripe/stripe_client'

type Session = Stripe.Checkout.Session

/**
 * The calls we make to Stripe. Each throws PaymentRefused where Stripe said no, so that nothing was made or changed,
 * and PaymentProviderUnreachable where nobody knows: no answer, a fault of theirs, too many calls.
 */
export class StripeGateway {
  /** Retried by the client and by us under one key: Stripe makes one session of it. */
  createSession(
    request: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string
  ): Promise<Session> {
    return this.#ask('create a session', () =>
      stripeClient().checkout.sessions.create(request, { idempotencyKey })
    )
  }

  retrieveSession(id: string): Promise<Session> {
    return this.#ask('retrieve a session', () =>
      stripeClient().checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    )
  }

  /** Refused when the session is not open any more. */
  expireSession(id: string): Promise<Session> {
    return this.#ask('expire a session', () =>
      stripeClient().checkout.sessions.expire(id, { expand: ['payment_intent'] })
    )
  }

  retrieveIntent(id: string): Promise<Stripe.PaymentIntent> {
    return this.#ask('retrieve a payment', () => stripeClient().paymentIntents.retrieve(id))
  }

  /** Retried under one key, like a session: Stripe gives the money once. */
  createRefund(request: Stripe.RefundCreateParams, idempotencyKey: string): Promise<Stripe.Refund> {
    return this.#ask('create a refund', () =>
      stripeClient().refunds.create(request, { idempotencyKey })
    )
  }

  retrieveRefund(id: string): Promise<Stripe.Refund> {
    return this.#ask('retrieve a refund', () => stripeClient().refunds.retrieve(id))
  }

  /** Newest first. A payment has few: what 100 do not hold is not one of ours. */
  async listRefunds(paymentIntentId: string): Promise<Stripe.Refund[]> {
    const { data } = await this.#ask('list refunds', () =>
      stripeClient().refunds.list({ payment_intent: paymentIntentId, limit: 100 })
    )
    return data
  }

  retrieveDispute(id: string): Promise<Stripe.Dispute> {
    return this.#ask('retrieve a dispute', () => stripeClient().disputes.retrieve(id))
  }

  async #ask<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      throw refusalOf(error, what)
    }
  }
}

/** 4xx about the request is definite; a key in use right now (409), too many calls (429) and 5xx are not. */
function refusalOf(error: Stripe.errors.StripeError, what: string) {
  const { type, code, param, statusCode, requestId } = error
  logger.warn(
    { type, code, param, statusCode, requestId },
    `Stripe did not ${what}: ${error.message}`
  )
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentKeyTaken()
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return new PaymentCallerRefused()
  const isDefinite =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  return isDefinite ? new PaymentRefused() : new PaymentProviderUnreachable()
}
