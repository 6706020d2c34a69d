import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The server-side bundle is built into the public folder; it is ours to run and nobody's to read. */
export default class BuiltServerBundleMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const path = decodeURI(request.url())
      .replace(/\/{2,}/g, '/')
      .toLowerCase()
    if (path.startsWith('/assets/server') || path.startsWith('/assets/.vite'))
      return response.status(404).send('Not found')
    return next()
  }
}
