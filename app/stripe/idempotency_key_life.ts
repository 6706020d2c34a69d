import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'

const KEY_LIFE_HOURS = 12

/** Whether Stripe may have forgotten an idempotency key, which it keeps for a day: the same call would then move the money again. */
export function isIdempotencyKeyExpired(firstSentAt: DateTime): boolean {
  return firstSentAt < clock.now().minus({ hours: KEY_LIFE_HOURS })
}
