import type Stripe from 'stripe'

const ID = /^[\w-]{1,255}$/

const isId = (value: unknown) => typeof value === 'string' && ID.test(value)

/** An id where one may be missing. */
const isIdOrNothing = (value: unknown) => value === undefined || value === null || isId(value)

/** Whether an event names the object that it is about, and where it names an account or a payment, by its id (SAFE-16). */
export function isComplete(event: Pick<Stripe.Event, 'account'> & { data?: unknown }): boolean {
  const { object } = (event.data ?? {}) as { object?: unknown }
  if (typeof object !== 'object' || object === null) return false
  const { id, payment_intent: intent } = object as { id?: unknown; payment_intent?: unknown }
  const isIntent = isIdOrNothing(intent) || isId((intent as { id?: unknown }).id)
  return isId(id) && isIntent && isIdOrNothing(event.account)
}
