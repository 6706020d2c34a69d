import type { HttpContext } from '@adonisjs/core/http'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import { TooManyWaiting } from '#core/exceptions/errors'
import { callerNetwork } from '#core/http/caller_network'
import { hasTurn, Turns } from '#core/http/turns'

/** The whole audience of a venue may share a network: what exceeds its turns waits for a moment, and is not refused. */
const turns = new Turns({ atOnce: 24, ofNetwork: 8, mostWaiting: 1000 })

/**
 * An order and the page that shows its result cost many times what another request costs. When a set is over and everybody
 * buys, they wait for each other, and pages, scans and carts go past them. Events of providers have a queue of their own.
 */
const orderTurns = new Turns({ atOnce: 4, ofNetwork: 3, mostWaiting: 1000 })
const ORDERS = /^(POST \/api\/(create-checkout-session|orders)|GET \/checkout\/success)(\/|$)/

/**
 * The checks of health have to be answered during a flood as well. And the requests under way wait for what they ask the
 * stand-ins of the providers, which run in the same process.
 */
const WITHOUT_TURN = /^\/(health(\/|$)|sandbox\/stripe\/v1\/|sandbox\/printful\/(api|oauth)\/)/

/** Does the work of a request in a turn of its network, or in the turn it has. */
export async function inTurn(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  work: () => Promise<unknown>
): Promise<unknown> {
  if (hasTurn() || WITHOUT_TURN.test(request.url())) return work()
  try {
    const network = callerNetwork(request)
    const inOrder = () => turns.run(network, work)
    const isOrder = ORDERS.test(`${request.method()} ${request.url()}`)
    return await (isOrder ? orderTurns.run(network, inOrder) : inOrder())
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    // A page for each refused request of a flood would cost as much as the request.
    const { status, body, headers } = toErrorAnswer(error)
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    return response.status(status).send(body)
  }
}
