import type { IncomingMessage, ServerResponse } from 'node:http'
import server from '@adonisjs/core/services/server'
import { isApiPath } from '#core/access'
import { securityHeaders } from '#core/http/security_headers'

/**
 * An address that cannot be decoded never becomes a request. A call is answered here in the form of every error; a page
 * is asked for again with its signs of per cent taken as they stand, which is no address of ours: the designed 404 page.
 */
export function refuseUnreadableAddress(request: IncomingMessage, response: ServerResponse) {
  const { url = '' } = request
  if (isApiPath(url)) {
    response.writeHead(400, { ...securityHeaders(url), 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({ message: 'The request could not be read', code: 'E_BAD_REQUEST' })
    )
    return
  }
  request.url = url.replaceAll('%', '%25')
  return server.handle(request, response)
}
