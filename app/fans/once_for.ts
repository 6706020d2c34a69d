import type { HttpContext } from '@adonisjs/core/http'
import { doOnce, happenedAt } from '#core/http/late_call'

/** Takes the press of a heart once, also one that was made offline; null where it was received before. Throws TooLongAgo. */
export function onceFor<Result>(
  ctx: HttpContext,
  userId: number,
  work: () => Promise<Result>
): Promise<Result | null> {
  happenedAt(ctx)
  return doOnce(ctx, `favourite:account:${userId}`, work)
}
