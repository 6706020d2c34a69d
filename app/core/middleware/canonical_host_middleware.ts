import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { canonicalOrigin } from '#core/canonical_host'

/**
 * On one's own machine `localhost` and 127.0.0.1 are the same server, but not to the browser: pages are led to the name
 * that every link goes by, before anybody signs in under the other.
 */
export default class CanonicalHostMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const origin = isPage(request) ? canonicalOrigin(request.host(), appUrl) : null
    if (!origin) return next()
    return response
      .redirect()
      .status(307)
      .toPath(`${origin}${request.url(true)}`)
  }
}

/** Calls and a page's own visits stay where they are: a browser may not follow them elsewhere. */
const isPage = (request: HttpContext['request']) =>
  request.method() === 'GET' &&
  !request.url().startsWith('/api/') &&
  !request.header('x-inertia') &&
  (request.header('accept') ?? '').includes('text/html')
