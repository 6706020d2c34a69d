import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

/** For `group.each.setup`: a call comes from the address in its X-Forwarded-For, as behind a trusted proxy. */
export function trustForwardedAddress() {
  const http = app.config.get<{ getIp?: (request: HttpContext['request']) => string }>('app.http')
  http.getIp = (request) => request.header('x-forwarded-for') ?? '127.0.0.1'
  return () => {
    delete http.getIp
  }
}
