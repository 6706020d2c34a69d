import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PAGE_MARK } from '#core/http/public_page'
import { securityHeaders } from '#core/http/security_headers'

/** Sets the security headers of every answer, files and errors included, before anything else may answer. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of Object.entries(securityHeaders(request.url())))
      response.header(name, value)
    response.header(PAGE_MARK, 'private')
    return next()
  }
}
