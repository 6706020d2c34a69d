import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { callerName } from '#core/http/caller'
import { callerNetwork } from '#core/http/caller_network'
import { countOnBoth } from '#core/http/network_limit'

/**
 * `name` keeps the counters of different routes apart; the caller is the account, else the network. With `perNetwork` the
 * caller is the account, else the session of a visitor, and all visitors of one network together make so many at most.
 */
export type Limit = { name: string; requests: number; per: string; perNetwork?: number }

/** Slows down a caller who asks too often: 429 with Retry-After. Every anonymous write carries one. */
export default class LimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { name, requests, per, perNetwork }: Limit) {
    const limit = limiter.use({ requests, duration: per })
    if (perNetwork === undefined) await limit.consume(`${name}_${callerName(ctx)}`)
    else
      await countOnBoth({
        own: {
          limit,
          key: `${name}_${ctx.auth.user ? callerName(ctx) : `session_${ctx.session.sessionId}`}`,
        },
        network: {
          limit: limiter.use({ requests: perNetwork, duration: per }),
          key: `${name}_all_address_${callerNetwork(ctx.request)}`,
        },
      })
    return next()
  }
}
