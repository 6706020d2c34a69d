import type { ServerResponse } from 'node:http'
import { HttpResponse } from '@adonisjs/core/http'
import { securityHeaders } from '#core/http/security_headers'

/** Node refuses a header with such a value or name: it came from the request. */
const BAD_HEADER = ['ERR_INVALID_CHAR', 'ERR_INVALID_HTTP_TOKEN']

type ResponseFinisher = { finish(this: HttpResponse): void }

/**
 * Makes sure that sending an answer never throws. AdonisJS sends a failed answer again with the same headers, outside any
 * `try`, so a header that Node refuses ended the process (docs/upstream/http-server-write-response.patch).
 */
export function guardResponses(prototype: ResponseFinisher = HttpResponse.prototype) {
  const finish = prototype.finish
  prototype.finish = function (this: HttpResponse) {
    try {
      finish.call(this)
    } catch (error) {
      this.ctx?.logger.error({ err: error }, 'The answer could not be sent')
      const { code } = error as NodeJS.ErrnoException
      sendBareAnswer(this.response, code && BAD_HEADER.includes(code) ? 400 : 500)
    }
  }
}

/** Answers with a status and a plain sentence, without any header set before. Does nothing once headers were sent. */
export function sendBareAnswer(response: ServerResponse, status: 400 | 500) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const text =
    status === 400
      ? 'The request could not be read.'
      : 'Something went wrong on our side. Please try again.'
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...securityHeaders(''),
  })
  response.end(text)
}
