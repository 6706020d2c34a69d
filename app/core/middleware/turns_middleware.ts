import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import { hasTimedOutSince } from '#core/database/statement_timeout'
import { CallerGone, DatabaseUnavailable, TooManyWaiting } from '#core/exceptions/errors'
import { callerNetwork } from '#core/http/caller_network'
import { TurnsByNetwork } from '#core/http/turns_by_network'

/** The whole audience of a venue may share a network: what exceeds `atOnce` waits for a moment, and is not refused. */
const turns = new TurnsByNetwork({ atOnce: 8, mostWaiting: 1000 })

/**
 * Handles a bounded number of reads of one network at once, so that a flood of one holds up no other. A write is counted
 * by the limit of its route: one that waits for a provider must not hold up reads.
 */
export default class TurnsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!isTurnTaken(request)) return next()
    const asked = performance.now()
    try {
      return await turns.run(callerNetwork(request), async () => {
        if (response.response.destroyed) throw new CallerGone()
        // Those before it waited for a database that hangs: it would wait as long once more.
        if (hasTimedOutSince(asked)) throw new DatabaseUnavailable()
        return next()
      })
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      // A page for each refused read of a flood would cost as much as the read.
      const { status, body, headers } = toErrorAnswer(error)
      for (const [name, value] of Object.entries(headers)) response.header(name, value)
      return response.status(status).send(body)
    }
  }
}

/** Whoever watches the process must hear from it during a flood as well. */
const isTurnTaken = (request: HttpContext['request']) =>
  ['GET', 'HEAD'].includes(request.method()) && !request.url().startsWith('/health')
