import pLimit from 'p-limit'
import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { ParkedEvents } from '#commerce/payments/actions/parked_events'
import { ApplyDisputeUpdate } from '#commerce/payments/actions/apply_dispute_update'
import { ApplyFraudWarning } from '#commerce/payments/fraud_warnings/actions/apply_fraud_warning'
import { payoutsPort } from '#commerce/payouts_port'
import { ApplyPaymentUpdate } from '#commerce/payments/actions/apply_payment_update'
import { ApplyRefundUpdatesOfPayment } from '#commerce/payments/actions/apply_refund_updates_of_payment'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { RestoreCheckout } from '#commerce/payments/restoring/restore_checkout'
import { isHandled } from '#commerce/payments/stripe/handled_events'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { toPayment } from '#commerce/payments/stripe/to_payment'
import { EventTooEarly, PaymentRefused, recordEvent, stripeIdOf } from '#stripe/public'

const ID = /^[\w-]{1,255}$/

const isId = (value: unknown) => typeof value === 'string' && ID.test(value)

/** An id where one may be missing. */
const isIdOrNothing = (value: unknown) => value === undefined || value === null || isId(value)

/** Whether an event names the object that it is about, and where it names an account or a payment, by its id (SAFE-16). */
function isComplete(event: Pick<Stripe.Event, 'account'> & { data?: unknown }): boolean {
  const { object } = (event.data ?? {}) as { object?: unknown }
  if (typeof object !== 'object' || object === null) return false
  const { id, payment_intent: intent } = object as { id?: unknown; payment_intent?: unknown }
  const isIntent = isIdOrNothing(intent) || isId((intent as { id?: unknown }).id)
  return isId(id) && isIntent && isIdOrNothing(event.account)
}

const underWay = new RequestCoalescer()
/** Events applied at once. Stripe waits and sends again, where buyers who order at the same time would not. */
const inTurn = pLimit(4)

/**
 * Applies an event of Stripe. An event is only a hint: its object is fetched again, because events come late and out of
 * order. An event that changes nothing is recorded too, so that it can be looked up. Anything thrown reaches Stripe as
 * a failure with nothing stored, and Stripe sends the event again.
 */
@inject()
export class HandleStripeEvent {
  constructor(
    private sessions: PaymentSessionQuery,
    private stripe: StripeGateway,
    private applyUpdate: ApplyPaymentUpdate,
    private applyRefunds: ApplyRefundUpdatesOfPayment,
    private applyDispute: ApplyDisputeUpdate,
    private applyWarning: ApplyFraudWarning,
    private parked: ParkedEvents,
    private restoreCheckout: RestoreCheckout
  ) {}

  /** Concurrent copies of an event share one outcome. @returns whether the event is applied; otherwise it is parked */
  handle(event: Stripe.Event): Promise<boolean> {
    return underWay.read(event.id, () => inTurn(() => this.#handle(event)))
  }

  /** Parks an event that is ahead of its payment or payout, and records an event whose object Stripe will never show us. */
  async #handle(event: Stripe.Event): Promise<boolean> {
    try {
      await this.#apply(event)
    } catch (error) {
      if (error instanceof EventTooEarly) {
        await this.parked.keep(event)
        return false
      }
      if (!(error instanceof PaymentRefused && error.isHidden)) throw error
      logger.warn(
        { event: event.id, type: event.type, reason: error.reason },
        'A Stripe event is about what Stripe does not show us'
      )
      await recordEvent(event)
    }
    return true
  }

  async #apply(event: Stripe.Event): Promise<void> {
    if (!isHandled(event)) {
      await recordEvent(event)
      return
    }
    if (!isComplete(event)) {
      logger.warn({ event: event.id, type: event.type }, 'A Stripe event is incomplete')
      await recordEvent(event)
      return
    }
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired':
        return this.#applySession(event, event.data.object.id)
      case 'charge.refunded':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.#applyRefundsOf(event, event.data.object.payment_intent)
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed':
        return this.applyDispute.handle(event.data.object.id, event)
      case 'radar.early_fraud_warning.created':
      case 'radar.early_fraud_warning.updated':
        return this.applyWarning.handle(event.data.object.id, event)
      case 'account.updated':
      case 'account.external_account.created':
      case 'account.external_account.updated':
      case 'account.external_account.deleted':
      case 'transfer.reversed':
      case 'payout.failed':
      case 'payout.paid':
        return payoutsPort.current().applyStripeEvent(event)
    }
  }

  async #applyRefundsOf(event: Stripe.Event, intent: string | Stripe.PaymentIntent | null) {
    const id = stripeIdOf(intent)
    if (id) await this.applyRefunds.handle(id, event)
    else await recordEvent(event)
  }

  /** Records an event of a complete session without reading it: the buyer returned before the event came. */
  async #applySession(event: Stripe.Event, sessionId: string) {
    const known = await this.sessions.byStripeId(sessionId)
    if (known?.status === 'complete') return void (await recordEvent(event))
    const session = await this.stripe.retrieveSession(sessionId)
    const row =
      known ?? (await this.sessions.of(session)) ?? (await this.restoreCheckout.handle(session))
    if (row) {
      await this.applyUpdate.handle(row.id, toPayment(row, session), event)
      return
    }
    logger.warn(
      { event: event.id, session: session.id },
      'A Stripe event is about a session that is not ours'
    )
    await recordEvent(event)
  }
}
