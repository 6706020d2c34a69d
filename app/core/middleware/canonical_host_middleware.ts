import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { canonicalOrigin } from '#core/canonical_host'

/**
 * Redirects pages to the host of APP_URL, which every link uses. On a developer's machine `localhost` and 127.0.0.1 are
 * the same server, but a browser keeps their cookies apart: without the redirect, a sign-in under one is unknown under
 * the other.
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

/**
 * Only pages are redirected: a browser may not follow a redirect of a call, or of a page's own visit, to another host.
 */
const isPage = (request: HttpContext['request']) =>
  request.method() === 'GET' &&
  !request.url().startsWith('/api/') &&
  !request.header('x-inertia') &&
  (request.header('accept') ?? '').includes('text/html')
