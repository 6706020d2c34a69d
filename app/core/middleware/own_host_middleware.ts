import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { isOwnHost } from '#core/canonical_host'
import { ForeignHost } from '#core/exceptions/errors'

/**
 * For developers' calls and pages: refuses a request under any other host than APP_URL's and this machine's (SAFE-18). A
 * foreign page that leads a name of its own to this machine (DNS rebinding) could otherwise log in as an admin.
 */
export default class OwnHostMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    // Both: a page can set the forwarded name that a trusted proxy would set, but never its Host.
    const hosts = [request.header('host') ?? null, request.host()]
    if (!hosts.every((host) => isOwnHost(host, appUrl))) throw new ForeignHost()
    return next()
  }
}
