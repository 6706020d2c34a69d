import type Stripe from 'stripe'
import { HANDLED_EVENTS, MOST_LISTED_TYPES } from '#commerce/payments/stripe/handled_events'
import { askStripe, stripeClient } from '#stripe/public'

type Session = Stripe.Checkout.Session

/** The balance transaction of a payment, with its fee; Stripe's answers contain it only if it is expanded. */
const FEE = 'latest_charge.balance_transaction'
const INTENT_WITH_FEE = `payment_intent.${FEE}`

/** The rates of the tax in a payment. */
const TAX_RATES = 'total_details.breakdown'

const PAID_SESSION = { expand: [INTENT_WITH_FEE, TAX_RATES] }

/**
 * The calls we make to Stripe. Each throws PaymentRefused where Stripe said no, so that nothing was made or changed,
 * and PaymentProviderUnreachable if the outcome is unknown: no answer, an error at Stripe, too many calls.
 */
export class StripeGateway {
  createCustomer(
    request: Stripe.CustomerCreateParams,
    idempotencyKey: string
  ): Promise<Stripe.Customer> {
    return askStripe('create a customer', () =>
      stripeClient().customers.create(request, { idempotencyKey })
    )
  }

  /** Retried by the client and by us under one key: Stripe makes one session of it. */
  createSession(
    request: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string
  ): Promise<Session> {
    return askStripe('create a session', () =>
      stripeClient().checkout.sessions.create(request, { idempotencyKey })
    )
  }

  retrieveSession(id: string): Promise<Session> {
    return askStripe('retrieve a session', () =>
      stripeClient().checkout.sessions.retrieve(id, PAID_SESSION)
    )
  }

  /** Refused when the session is not open any more. */
  expireSession(id: string): Promise<Session> {
    return askStripe('expire a session', () =>
      stripeClient().checkout.sessions.expire(id, PAID_SESSION)
    )
  }

  retrieveIntent(id: string): Promise<Stripe.PaymentIntent> {
    return askStripe('retrieve a payment', () =>
      stripeClient().paymentIntents.retrieve(id, { expand: [FEE] })
    )
  }

  /** Retried under one key, like a session: Stripe gives the money once. */
  createRefund(request: Stripe.RefundCreateParams, idempotencyKey: string): Promise<Stripe.Refund> {
    return askStripe('create a refund', () =>
      stripeClient().refunds.create(request, { idempotencyKey })
    )
  }

  retrieveRefund(id: string): Promise<Stripe.Refund> {
    return askStripe('retrieve a refund', () => stripeClient().refunds.retrieve(id))
  }

  /** Newest first. A payment has few: what 100 do not hold is not one of ours. */
  async listRefunds(paymentIntentId: string): Promise<Stripe.Refund[]> {
    const { data } = await askStripe('list refunds', () =>
      stripeClient().refunds.list({ payment_intent: paymentIntentId, limit: 100 })
    )
    return data
  }

  retrieveDispute(id: string): Promise<Stripe.Dispute> {
    return askStripe('retrieve a dispute', () => stripeClient().disputes.retrieve(id))
  }

  retrieveEarlyFraudWarning(id: string): Promise<Stripe.Radar.EarlyFraudWarning> {
    return askStripe('retrieve an early fraud warning', () =>
      stripeClient().radar.earlyFraudWarnings.retrieve(id)
    )
  }

  /**
   * What has happened at Stripe that means something to us, a page at a time; kept there for 30 days. Stripe lists a limited
   * number of types at once: of each such part the newest comes first.
   */
  async *eventsBetween(since: Date, until: Date): AsyncGenerator<Stripe.Event[]> {
    const created = { gte: secondsOf(since), lte: secondsOf(until) }
    for (let first = 0; first < HANDLED_EVENTS.length; first += MOST_LISTED_TYPES)
      yield* this.#eventsOf(HANDLED_EVENTS.slice(first, first + MOST_LISTED_TYPES), created)
  }

  async *#eventsOf(
    types: Stripe.Event.Type[],
    created: Stripe.RangeQueryParam
  ): AsyncGenerator<Stripe.Event[]> {
    for (let last: string | undefined; ;) {
      const page: Stripe.ApiList<Stripe.Event> = await askStripe('list events', () =>
        stripeClient().events.list({
          created,
          types,
          limit: 100,
          starting_after: last,
        })
      )
      yield page.data
      last = page.data.at(-1)?.id
      if (!page.has_more || !last) return
    }
  }
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000)
