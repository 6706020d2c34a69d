import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Unavailable } from '#core/exceptions/errors'
import { HandleStripeEvent } from '#commerce/payments/actions/handle_stripe_event'
import { EventNotApplied, PaymentUnavailable } from '#commerce/payments/errors'
import { readSignedEvent } from '#commerce/payments/stripe/signed_event'
import { paymentsConfigured } from '#stripe/public'

/** POST /api/webhooks/stripe: 200 when applied (or applied before), 400 not from Stripe, 500 send it again. */
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
