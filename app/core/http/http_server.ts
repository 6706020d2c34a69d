import { createServer, type RequestListener, type Server } from 'node:http'
import { ConnectionMemory } from '#core/http/connection_memory'
import { oneAtATime } from '#core/http/one_at_a_time'
import { servePublicFiles } from '#core/http/public_files'
import { sendBareAnswer } from '#core/http/response_guard'

/** How long a whole request may take to arrive: a photo of 3 MB over a slow phone needs about a minute. */
const REQUEST_TIMEOUT_MS = 120_000

/** How long an idle connection stays open: longer than proxies keep theirs, or they would send a request into the close. */
const KEEP_ALIVE_MS = 65_000

/** How long a connection may neither send nor receive a byte, also while it is being answered. */
const STALLED_MS = 60_000

type Watch = (handle: RequestListener) => RequestListener

/**
 * Creates the HTTP server. An error before a request reaches the application is answered instead of ending the process,
 * the requests of a connection are handled one after the other, and what all connections hold in memory is bounded.
 *
 * @param publicFolder its files are sent without asking the application
 * @param watch sees every request first, those for files too
 */
export function createHttpServer(
  application: RequestListener,
  publicFolder?: string,
  watch: Watch = (handle) => handle
): Server {
  const handle = publicFolder ? servePublicFiles(publicFolder, application) : application
  const answer: RequestListener = (request, response) => {
    const refuse = (error: unknown) => {
      process.stderr.write(`The request could not be handled: ${String(error)}\n`)
      sendBareAnswer(response, 500)
    }
    try {
      Promise.resolve(handle(request, response)).catch(refuse)
    } catch (error) {
      refuse(error)
    }
  }
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, oneAtATime(watch(answer)))
  server.timeout = STALLED_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  new ConnectionMemory().watch(server)
  return server
}
