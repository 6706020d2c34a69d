import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasTimedOutSince } from '#core/database/statement_timeout'
import { CallerGone, DatabaseUnavailable } from '#core/exceptions/errors'
import { inTurn } from '#core/http/request_turns'

/**
 * Handles a bounded number of requests at once, in turns of the networks they come from, so that a flood from one holds up
 * no other. A body is read before.
 */
export default class TurnsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const asked = performance.now()
    return inTurn(ctx, async () => {
      if (ctx.response.response.destroyed) throw new CallerGone()
      // The requests before it waited for a database that hangs: this one would wait just as long.
      if (hasTimedOutSince(asked)) throw new DatabaseUnavailable()
      return next()
    })
  }
}
