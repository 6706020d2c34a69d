import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server that records the JSON that is sent to it. With `answers: false` it never answers. */
export async function startCollector<Body>({ answers = true, status = (): number => 200 } = {}) {
  const bodies: Body[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    headers.push(request.headers)
    let body = ''
    for await (const part of request) body += part
    bodies.push(JSON.parse(body))
    response.statusCode = status()
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
