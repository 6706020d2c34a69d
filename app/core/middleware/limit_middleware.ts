import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { callerNetwork } from '#core/http/caller_network'

/**
 * `name` keeps the counters of different routes apart; the caller is the account, else the network. With `perNetwork` the
 * caller is the account, else the session of a visitor, and all visitors of one network together make so many at most.
 */
export type Limit = { name: string; requests: number; per: string; perNetwork?: number }

/** Slows down a caller who asks too often: 429 with Retry-After. Every anonymous write carries one. */
export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limit: Limit) {
    const { name, requests, per, perNetwork } = limit
    const network = `address_${callerNetwork(ctx.request)}`
    if (perNetwork !== undefined)
      await limiter.use({ requests: perNetwork, duration: per }).consume(`${name}_all_${network}`)
    const visitor = perNetwork === undefined ? network : `session_${ctx.session.sessionId}`
    const caller = ctx.auth.user ? `account_${ctx.auth.user.id}` : visitor
    await limiter.use({ requests, duration: per }).consume(`${name}_${caller}`)
    return next()
  }
}
