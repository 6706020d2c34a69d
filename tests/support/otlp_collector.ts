import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server that takes OpenTelemetry data as JSON; `answers: false` lets its callers wait. */
export async function startCollector<Body>({ answers = true } = {}) {
  const bodies: Body[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    headers.push(request.headers)
    let body = ''
    for await (const part of request) body += part
    bodies.push(JSON.parse(body))
    if (answers) response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
