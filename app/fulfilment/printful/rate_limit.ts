/** At most `limit` calls in any `perMilliseconds`, of which `burst` may come at once. */
export type RateLimit = { limit: number; perMilliseconds: number; burst: number }

/** The limit as the provider reported it, a quarter of it at once; the configured one where nothing was reported. */
export function withReportedLimit(configured: RateLimit, reported: number | null): RateLimit {
  if (reported === null) return configured
  return { ...configured, limit: reported, burst: Math.max(1, Math.floor(reported / 4)) }
}

/** State of a rate limit, in milliseconds of one clock: 0 and 0 before the first call. */
export type RateLimitState = {
  /** When the next call would be due if all came evenly. */
  dueAt: number
  /** No call before this moment: the provider's Retry-After. */
  blockedUntil: number
}

/** Slots are counted in fractions of milliseconds. */
const ROUNDING = 1e-9

/**
 * Reserves the next free slot, and returns it with the state after it. After a burst calls are spread evenly over what
 * the burst leaves of the limit, so that no window of time ever holds more than the limit.
 */
export function reserveSlot(
  state: RateLimitState,
  { limit, perMilliseconds, burst }: RateLimit,
  now: number
): { at: number; state: RateLimitState } {
  const interval = perMilliseconds / (limit - burst)
  const at = Math.max(now, state.blockedUntil, state.dueAt - (burst - 1) * interval)
  const dueAt = Math.max(state.dueAt, at) + interval
  return { at, state: { ...state, dueAt } }
}

/** How much of a rate limit is free: calls that may go at once, and milliseconds until the next one may. */
export function roomIn(
  state: RateLimitState,
  rateLimit: RateLimit,
  now: number
): { free: number; waitMilliseconds: number } {
  const interval = rateLimit.perMilliseconds / (rateLimit.limit - rateLimit.burst)
  const { at } = reserveSlot(state, rateLimit, now)
  const taken = Math.max(0, state.dueAt - now) / interval
  const free = at > now ? 0 : Math.floor(rateLimit.burst - taken + ROUNDING)
  return { free, waitMilliseconds: at - now }
}
