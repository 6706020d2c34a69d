import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  type: string
  created: number
  retries: number
  store: number
  data: Record<string, { id?: number; status?: string } | string>
}

/** An address that events are sent to, over real HTTP; `statuses` are its next answers, 200 after them. */
export async function webhookReceiver() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()) as Received)
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/printful/secret`,
    received,
    statuses,
    types: () => received.map(({ type }) => type),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
