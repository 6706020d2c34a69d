import Stripe from 'stripe'
import logger from '@adonisjs/core/services/logger'
import {
  PaymentCallerRefused,
  PaymentKeyTaken,
  PaymentProviderUnreachable,
  PaymentRefused,
} from '#stripe/errors'

/** Makes one call to Stripe, and turns its failures into ours; `what` is for the log. */
export async function askStripe<Answer>(
  what: string,
  call: () => Promise<Answer>
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw refusalOf(error, what)
  }
}

/** 4xx about the request is a permanent failure; a key in use right now (409), too many calls (429) and 5xx are not. */
function refusalOf(error: Stripe.errors.StripeError, what: string) {
  const { type, code, param, statusCode, requestId } = error
  logger.warn(
    { type, code, param, statusCode, requestId },
    `Stripe did not ${what}: ${error.message}`
  )
  // Another process of ours sends the same request right now: its outcome is not known yet.
  if (statusCode === 409) return new PaymentProviderUnreachable()
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentKeyTaken()
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return new PaymentCallerRefused(code ?? type, isHidden(error))
  const isPermanentFailure =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  return isPermanentFailure
    ? new PaymentRefused(code ?? type, isHidden(error))
    : new PaymentProviderUnreachable()
}

/**
 * 404, or 403 about an account that has left us or was never ours. A 403 of a key that lacks a permission is no such thing:
 * another key would be shown the object.
 */
function isHidden({ statusCode, code, message }: Stripe.errors.StripeError): boolean {
  if (statusCode === 404) return true
  return statusCode === 403 && (code === 'account_invalid' || /access to account/i.test(message))
}
