import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '#core/access'

/** An address that cannot be decoded never becomes a request: answered here, under /api in the form of every error. */
export function refuseUnreadableAddress({ url = '' }: IncomingMessage, response: ServerResponse) {
  const isCall = isApiPath(url)
  response.writeHead(400, { 'Content-Type': isCall ? 'application/json' : 'text/plain' })
  const message = 'The request could not be read'
  response.end(isCall ? JSON.stringify({ message, code: 'E_BAD_REQUEST' }) : message)
}
