import type Stripe from 'stripe'
import { PAYOUT_EVENTS } from '#commerce/payouts_port'

/** The events that are applied, by webhook or backfill (Stripe lists at most 20 types); docs/operations/deploy.md names them. */
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
  ...PAYOUT_EVENTS,
] as const satisfies Stripe.Event.Type[]

type HandledEvent = Extract<Stripe.Event, { type: (typeof HANDLED_EVENTS)[number] }>

export const isHandled = (event: Stripe.Event): event is HandledEvent =>
  (HANDLED_EVENTS as readonly string[]).includes(event.type)
