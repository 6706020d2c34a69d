import { artworkPairs } from './artwork/pairs.js'

/**
 * What can go wrong where: each step of sale, cancellation, refund, shipment and payout, with each fault that can strike there.
 *
 * A step that is a call to a provider is struck before or after the provider acted; one that is a provider's event, a
 * moment after the shop was told.
 */
const STRIPE = '/sandbox/stripe/v1'
const PRINTFUL = '/sandbox/printful/api'

export const STEPS = {
  sale: {
    placing: { method: 'POST', path: /\/v1\/checkout\/sessions$/ },
    paying: { event: 'checkout.session.completed' },
    reading: { method: 'GET', path: /\/v1\/checkout\/sessions\/[^/]+$/ },
    submitting: { method: 'POST', path: /\/api\/orders$/ },
    confirming: { method: 'POST', path: /\/api\/orders\/[^/]+\/confirm$/ },
  },
  cancellation: {
    cancelling: { method: 'DELETE', path: /\/api\/orders\/[^/]+$/ },
    refunding: { method: 'POST', path: /\/v1\/refunds$/ },
    resubmitting: { method: 'POST', path: /\/api\/orders$/ },
    hearing: { event: 'charge.refunded' },
  },
  refund: {
    sending: { method: 'POST', path: /\/v1\/refunds$/ },
    hearing: { event: 'charge.refunded' },
  },
  shipment: {
    hearing: { event: 'package_shipped' },
    reading: { method: 'GET', path: /\/api\/orders\/[^/]+$/ },
  },
  payout: {
    preparing: { method: 'GET', path: /\/v1\/accounts\/[^/]+$/ },
    sending: { method: 'POST', path: /\/v1\/transfers$/ },
    hearing: { event: 'transfer.created' },
  },
}

/** What strikes a process or an answer at one step. */
export const STRIKES = ['kill the server', 'kill the worker', 'restart the database']
export const DROP = "drop the provider's answer"

/** How the events of one order come to the shop: each so often, backwards, or all at one moment. */
export const DELIVERIES = {
  'events 0 times': { copies: 0 },
  'events once': { copies: 1 },
  'events twice': { copies: 2 },
  'events 5 times': { copies: 5 },
  'events reversed': { copies: 1, isReversed: true },
  'events 50 at once': { copies: 50, isAtOnce: true },
}

const callsOf = (step) => (step.event ? STRIKES : [...STRIKES, DROP])

/** `[{ flow, step, fault, name }]`; a fault of delivery strikes all events of a flow, and has no step. */
export function allPairs() {
  const ofOrders = Object.entries(STEPS).flatMap(([flow, steps]) => [
    ...Object.entries(steps).flatMap(([step, point]) =>
      callsOf(point).map((fault) => ({ flow, step, fault, name: `${flow}, ${step}: ${fault}` }))
    ),
    ...Object.keys(DELIVERIES).map((fault) => ({ flow, fault, name: `${flow}: ${fault}` })),
  ])
  return [...ofOrders, ...artworkPairs()]
}

export { STRIPE, PRINTFUL }
