import { createServer, type RequestListener, type Server } from 'node:http'
import { sendBareAnswer } from '#core/http/response_guard'

/** Creates the HTTP server. An error before a request reaches the application is answered instead of ending the process. */
export function createHttpServer(handle: RequestListener): Server {
  return createServer((request, response) => {
    const refuse = (error: unknown) => {
      process.stderr.write(`The request could not be handled: ${String(error)}\n`)
      sendBareAnswer(response, 500)
    }
    try {
      Promise.resolve(handle(request, response)).catch(refuse)
    } catch (error) {
      refuse(error)
    }
  })
}
