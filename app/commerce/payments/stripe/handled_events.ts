import type Stripe from 'stripe'
import { PAYOUT_EVENTS } from '#commerce/payouts_port'

/** Stripe lists events of at most so many types at once. */
export const MOST_LISTED_TYPES = 20

/** The events that are applied, by webhook or backfill; docs/operations/deploy.md names them. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
  ...PAYOUT_EVENTS,
] as const satisfies Stripe.Event.Type[]

type HandledEvent = Extract<Stripe.Event, { type: (typeof HANDLED_EVENTS)[number] }>

export const isHandled = (event: Stripe.Event): event is HandledEvent =>
  (HANDLED_EVENTS as readonly string[]).includes(event.type)
