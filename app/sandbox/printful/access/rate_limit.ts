import { clock } from '#shared/clock'

/** Which allowance a call takes from, besides the general one. */
export type Bucket = 'calls' | 'product_writes' | 'large_rates' | 'mockup_tasks'

type Limit = { calls: number; perSeconds: number }

/** The documented limits, of an established store (a new one has 2 mock-up tasks a minute); a client that exceeds one is locked out for the same period again. */
const REAL: Record<Bucket, Limit> = {
  calls: { calls: 120, perSeconds: 60 },
  product_writes: { calls: 10, perSeconds: 60 },
  large_rates: { calls: 5, perSeconds: 60 },
  mockup_tasks: { calls: 10, perSeconds: 60 },
}

type Window = { count: number; endsAt: number; isLocked: boolean }

let limits = { ...REAL }
const windows = new Map<string, Window>()

export type Allowance = { isRefused: boolean; headers: Record<string, string>; seconds: number }

export const rateLimits = {
  /** Other figures than the real ones: `{ calls: { calls: 120, perSeconds: 1 } }`. */
  set(changes: Partial<Record<Bucket, Limit>>) {
    limits = { ...limits, ...changes }
    windows.clear()
  },

  reset() {
    limits = { ...REAL }
    windows.clear()
  },

  /** Counts a call of a token in all its buckets; the headers are those of the bucket with the least left. */
  take(token: string, buckets: Bucket[]): Allowance {
    const taken = buckets.map((bucket) => takeOne(`${bucket} ${token}`, limits[bucket]))
    return taken.reduce((least, each) =>
      Number(each.isRefused) > Number(least.isRefused) || each.remaining < least.remaining
        ? each
        : least
    )
  },
}

function takeOne(key: string, limit: Limit): Allowance & { remaining: number } {
  const now = clock.now().toSeconds()
  const earlier = windows.get(key)
  const isCurrent = earlier !== undefined && earlier.endsAt > now
  const window = isCurrent ? earlier : { count: 0, endsAt: now + limit.perSeconds, isLocked: false }
  window.count += 1
  if (window.count > limit.calls && !window.isLocked) {
    window.isLocked = true
    window.endsAt = now + limit.perSeconds
  }
  windows.set(key, window)
  const remaining = Math.max(0, limit.calls - window.count)
  const seconds = Math.ceil(window.endsAt - now)
  return {
    isRefused: window.isLocked,
    remaining,
    seconds,
    headers: {
      'X-Ratelimit-Limit': String(limit.calls),
      'X-Ratelimit-Remaining': String(remaining),
      'X-Ratelimit-Reset': String(seconds),
    },
  }
}
