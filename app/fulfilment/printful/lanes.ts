import type { Lane } from '#fulfilment/provider'
import type { RateLimit, RateLimitState } from '#fulfilment/printful/rate_limit'

/**
 * A lane's part of a rate limit. `floor`: calls per period that the lane gets however busy the others are, of which
 * `floorBurst` may come at once. `leaves`: calls at once that the lane leaves to those before it.
 */
export type LaneShare = { floor: number; floorBurst: number; leaves: number }
export type LaneShares = Record<Lane, LaneShare>

/** `laneDueAt`: per lane, when its next call by its floor would be due if all came evenly, in the milliseconds of `RateLimitState`. */
export type LanesState = RateLimitState & { laneDueAt: Partial<Record<Lane, number>> }

export type Admission = { wait: 0; state: LanesState } | { wait: number; state: null }

/**
 * Whether a call of a lane may go now, and if not, in how many milliseconds it may, if no other call goes until then.
 *
 * One token bucket for all lanes: it refills at what the burst leaves of the limit and holds the burst less all floor
 * bursts. A lane takes a token while more than `leaves` of them are there. By its floor a lane may also overdraw the
 * bucket. Floors together are less than the refill, so the overdraft never exceeds the sum of their bursts, and no
 * period holds more calls than the limit (LIMIT-3).
 */
export function admit(
  state: LanesState,
  rateLimit: RateLimit,
  shares: LaneShares,
  lane: Lane,
  now: number
): Admission {
  const { floor, floorBurst, leaves } = shares[lane]
  const interval = rateLimit.perMilliseconds / (rateLimit.limit - rateLimit.burst)
  const floorInterval = rateLimit.perMilliseconds / floor
  const overdraft = Object.values(shares).reduce((sum, share) => sum + share.floorBurst, 0)
  const laneDueAt = state.laneDueAt[lane] ?? 0

  const sharedAt = state.dueAt - (rateLimit.burst - overdraft - leaves - 1) * interval
  const floorAt = floor > 0 ? laneDueAt - (floorBurst - 1) * floorInterval : Infinity
  const at = Math.max(now, state.blockedUntil, Math.min(sharedAt, floorAt))
  if (at > now) return { wait: at - now, state: null }

  const dueAt = Math.max(state.dueAt, now) + interval
  if (sharedAt <= now) return { wait: 0, state: { ...state, dueAt } }
  const laneDue = { ...state.laneDueAt, [lane]: Math.max(laneDueAt, now) + floorInterval }
  return { wait: 0, state: { ...state, dueAt, laneDueAt: laneDue } }
}
