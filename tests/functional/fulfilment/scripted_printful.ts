import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import printfulConfig from '#config/printful'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
export type ScriptedAnswer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | ((response: ServerResponse) => void)

/** `{code, result}` as Printful wraps every answer. */
export const good = (result: unknown, more: object = {}): ScriptedAnswer => ({
  body: { code: 200, result, ...more },
})

/** Answers one after the other, the last one for ever; or what each request is answered. */
export type Script = ScriptedAnswer[] | ((request: Asked) => ScriptedAnswer)

/**
 * A server on loopback that follows a script: for what the sandbox, which behaves, never says. The client is pointed at
 * it until `end`, with a private token unless `settings` say otherwise.
 */
export async function scriptedPrintful(
  script: Script,
  settings: Partial<typeof printfulConfig> = {}
) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    const answer =
      typeof script === 'function'
        ? script(asked.at(-1)!)
        : script[Math.min(asked.length, script.length) - 1]!
    if (typeof answer === 'function') return answer(response)
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      ...answer.headers,
    })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const before = { ...printfulConfig }
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token = `token-${Math.random()}`
  Object.assign(printfulConfig, { apiBase: origin, oauthBase: origin, token, ...settings })
  const end = async () => {
    Object.assign(printfulConfig, before)
    await stop(server)
  }
  return { asked, end }
}

async function stop(server: Server) {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
