import type { HttpContext } from '@adonisjs/core/http'
import { CallerGone } from '#core/exceptions/errors'
import type { Caller } from '#core/fair_queue'
import { callerNetwork } from '#core/http/caller_network'

/** The name by which limits and queues know a caller: the account, else the network. */
export function callerName({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): string {
  return auth.user ? `account_${auth.user.id}` : `address_${callerNetwork(request)}`
}

/** The caller of a request, for a queue that drops the work of those who have closed the connection. */
export function callerOf(ctx: Pick<HttpContext, 'auth' | 'request' | 'response'>): Caller {
  const answer = ctx.response.response
  const gone = new AbortController()
  const leave = () => gone.abort(new CallerGone())
  // It is closed after a sent answer as well, when nothing of the caller waits any more.
  if (answer.destroyed) leave()
  else answer.once('close', leave)
  return { name: callerName(ctx), gone: gone.signal }
}
