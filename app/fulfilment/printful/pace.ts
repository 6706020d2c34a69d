/** At most `limit` calls in any `perMilliseconds`, of which `burst` may come at once. */
export type Pace = { limit: number; perMilliseconds: number; burst: number }

/** Where a queue stands, in milliseconds of one clock: 0 and 0 where nobody has called yet. */
export type PaceState = {
  /** When the next call would be due if all came evenly. */
  dueAt: number
  /** Nobody goes before: the provider said so. */
  blockedUntil: number
}

/** Places are counted in fractions of milliseconds. */
const ROUNDING = 1e-9

/**
 * The next free place in a queue, and the queue with that place taken. After a burst calls are spread evenly over what
 * the burst leaves of the limit, so that no window of time ever holds more than the limit.
 */
export function takePlace(
  state: PaceState,
  { limit, perMilliseconds, burst }: Pace,
  now: number
): { at: number; state: PaceState } {
  const interval = perMilliseconds / (limit - burst)
  const at = Math.max(now, state.blockedUntil, state.dueAt - (burst - 1) * interval)
  const dueAt = Math.max(state.dueAt, at) + interval
  return { at, state: { ...state, dueAt } }
}

/** How much of a queue is free: calls that may go at once, and milliseconds until the next one may. */
export function roomIn(
  state: PaceState,
  pace: Pace,
  now: number
): { free: number; waitMilliseconds: number } {
  const interval = pace.perMilliseconds / (pace.limit - pace.burst)
  const { at } = takePlace(state, pace, now)
  const taken = Math.max(0, state.dueAt - now) / interval
  const free = at > now ? 0 : Math.floor(pace.burst - taken + ROUNDING)
  return { free, waitMilliseconds: at - now }
}
