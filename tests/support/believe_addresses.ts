import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

/** For `group.each.setup`: calls come from the address that they name. */
export function believeAddresses() {
  const http = app.config.get<{ getIp?: (request: HttpContext['request']) => string }>('app.http')
  http.getIp = (request) => request.header('x-forwarded-for') ?? '127.0.0.1'
  return () => {
    delete http.getIp
  }
}
