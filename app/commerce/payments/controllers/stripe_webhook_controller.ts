import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Unavailable } from '#core/exceptions/errors'
import { HandleStripeEvent } from '#commerce/payments/actions/handle_stripe_event'
import { EventNotApplied, PaymentUnavailable } from '#commerce/payments/errors'
import { readSignedEvent } from '#commerce/payments/stripe/signed_event'
import { paymentsConfigured } from '#stripe/public'

/**
 * POST /api/webhooks/stripe. 200: the event is applied, was applied before, or is parked until its payment or payout is
 * recorded. 400: it is not from Stripe. 503: no payment provider is configured, or one or the database is unavailable;
 * 500: a fault. After both Stripe sends it again.
 */
@inject()
export default class StripeWebhookController {
  constructor(private handleEvent: HandleStripeEvent) {}

  async store({ request }: HttpContext) {
    if (!paymentsConfigured()) throw new PaymentUnavailable()
    const event: Stripe.Event = readSignedEvent(request.raw(), request.header('stripe-signature'))
    try {
      await this.handleEvent.handle(event)
    } catch (error) {
      throw error instanceof Unavailable ? new EventNotApplied(error.code) : error
    }
    return { received: true }
  }
}
