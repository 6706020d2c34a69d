import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'

/** `name` keeps the counters of different routes apart; the caller is the account, else the address. */
export type Limit = { name: string; requests: number; per: string }

/** Slows down a caller who writes too often: 429 with Retry-After. Every anonymous write carries one. */
export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limit: Limit) {
    const caller = ctx.auth.user ? `account_${ctx.auth.user.id}` : `address_${ctx.request.ip()}`
    await limiter
      .use({ requests: limit.requests, duration: limit.per })
      .consume(`${limit.name}_${caller}`)
    return next()
  }
}
