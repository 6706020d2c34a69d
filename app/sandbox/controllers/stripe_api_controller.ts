import type { HttpContext } from '@adonisjs/core/http'
import { answerCall, type Operation } from '#sandbox/stripe/api'
import * as operations from '#sandbox/stripe/operations'

/** Our stand-in for api.stripe.com, below /sandbox/stripe/v1: the calls that the shop makes, and no others. */
export default class StripeApiController {
  createSession(ctx: HttpContext) {
    return this.#answer(ctx, operations.createSession)
  }

  retrieveSession(ctx: HttpContext) {
    return this.#answer(ctx, operations.retrieveSession(ctx.params.id))
  }

  expireSession(ctx: HttpContext) {
    return this.#answer(ctx, operations.expireSession(ctx.params.id))
  }

  retrieveIntent(ctx: HttpContext) {
    return this.#answer(ctx, operations.retrieveIntent(ctx.params.id))
  }

  createRefund(ctx: HttpContext) {
    return this.#answer(ctx, operations.createRefund)
  }

  listRefunds(ctx: HttpContext) {
    return this.#answer(ctx, operations.listRefunds)
  }

  retrieveRefund(ctx: HttpContext) {
    return this.#answer(ctx, operations.retrieveRefund(ctx.params.id))
  }

  retrieveDispute(ctx: HttpContext) {
    return this.#answer(ctx, operations.retrieveDispute(ctx.params.id))
  }

  retrieveEvent(ctx: HttpContext) {
    return this.#answer(ctx, operations.retrieveEvent(ctx.params.id))
  }

  async #answer({ request, response }: HttpContext, operation: Operation) {
    const method = request.method()
    const answer = await answerCall(
      {
        method,
        path: request.url(),
        form: method === 'GET' ? (request.parsedUrl.query ?? '') : (request.raw() ?? ''),
        authorization: request.header('authorization'),
        idempotencyKey: request.header('idempotency-key'),
      },
      operation
    )
    // An answer lost on the way is a connection that ends: no status, no body.
    if (answer === null) return response.response.destroy()
    for (const [name, value] of Object.entries(answer.headers)) response.header(name, value)
    return response.status(answer.status).json(answer.body)
  }
}
