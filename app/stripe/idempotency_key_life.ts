import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'

const KEY_LIFE_HOURS = 12

/**
 * Stripe forgets an idempotency key after a day: from then on the same call would move the money again, so what was
 * first asked for longer ago is looked for before it is asked for anew.
 */
export function isIdempotencyKeyExpired(firstSentAt: DateTime): boolean {
  return firstSentAt < clock.now().minus({ hours: KEY_LIFE_HOURS })
}
