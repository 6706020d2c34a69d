import type { HttpContext } from '@adonisjs/core/http'
import { answerCall, type Operation } from '#sandbox/stripe/api'

/** Carries a call out and answers it over real HTTP, or does not answer at all. */
export async function sendAnswer({ request, response }: HttpContext, operation: Operation) {
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
