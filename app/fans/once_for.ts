import type { HttpContext } from '@adonisjs/core/http'
import { doOnce, happenedAt } from '#core/http/late_call'

/** Adds or removes a favourite once per Idempotency-Key, also one queued offline; null for a repeat. Throws TooLongAgo. */
export function onceFor<Result>(
  ctx: HttpContext,
  userId: number,
  work: () => Promise<Result>
): Promise<Result | null> {
  happenedAt(ctx)
  return doOnce(ctx, `favourite:account:${userId}`, work)
}
