import { posix } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Answers 404 for the server-side bundle, which is built into the public folder but must not be downloaded. */
export default class BuiltServerBundleMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const path = plainPath(request.url())
    const isOurs = path === null || /^\/assets\/(server|\.vite)(\/|$)/.test(path)
    if (isOurs) return response.status(404).send('Not found')
    return next()
  }
}

/** The path as the file server will read it: decoded, without dots, in one case. Null for what cannot be decoded. */
function plainPath(address: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(address).replaceAll('\\', '/')).toLowerCase()
  } catch {
    return null
  }
}
