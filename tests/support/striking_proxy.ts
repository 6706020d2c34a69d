import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call of the shop, and whether the provider carries it out before the strike. */
export type StrikeAt = { method: string; path: RegExp; when: 'before' | 'after' }

/** A proxy in front of a provider. It strikes once, at the first call that fits, whose answer is then lost. */
export async function startStrikingProxy(target: string) {
  let planned: { at: StrikeAt; strike: () => Promise<unknown> } | null = null
  const take = ({ method, url }: IncomingMessage) => {
    const due = planned
    if (!due || due.at.method !== method || !due.at.path.test(url!)) return null
    planned = null
    return due
  }
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    const due = take(request)
    const body = await bodyOf(request)
    if (due?.at.when !== 'before') {
      const answer = await forward(target, request, body)
      if (!due) return response.writeHead(answer.status, answer.headers).end(answer.body)
    }
    await due.strike()
    return request.socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (at: StrikeAt, strike: () => Promise<unknown>) => (planned = { at, strike }),
    hasStruck: () => planned === null,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const KEPT_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'stripe-version']

async function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const answer = await fetch(`${target}${url}`, {
    method,
    headers: Object.fromEntries(kept),
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  })
  return {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
