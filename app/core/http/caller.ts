import type { HttpContext } from '@adonisjs/core/http'
import { CallerGone } from '#core/exceptions/errors'
import type { Caller } from '#core/fair_queue'
import { callerNetwork } from '#core/http/caller_network'

type Asked = Pick<HttpContext, 'auth' | 'request' | 'response'>

/** The name by which limits and queues know a caller: the account, else the network. */
export function callerName({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): string {
  return auth.user ? `account_${auth.user.id}` : networkName(request)
}

/** The caller of a request, for a queue that drops the work of those who have closed the connection. */
export const callerOf = (ctx: Asked): Caller => ({ name: callerName(ctx), gone: whenGone(ctx) })

/** The same by network, signed in or not: for a queue in which many accounts of one network must not hold up the others. */
export const networkCallerOf = (ctx: Omit<Asked, 'auth'>): Caller => ({
  name: networkName(ctx.request),
  gone: whenGone(ctx),
})

const networkName = (request: HttpContext['request']) => `address_${callerNetwork(request)}`

/** Aborts when the caller closes the connection. */
function whenGone({ response }: Pick<HttpContext, 'response'>): AbortSignal {
  const answer = response.response
  const gone = new AbortController()
  const leave = () => gone.abort(new CallerGone())
  // A connection also closes after the answer is sent, when the caller has nothing waiting any more.
  if (answer.destroyed) leave()
  else answer.once('close', leave)
  return gone.signal
}
