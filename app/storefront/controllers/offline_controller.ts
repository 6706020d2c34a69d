import type { HttpContext } from '@adonisjs/core/http'

/**
 * GET /offline: the page that the service worker shows without a network in place of a page that it has not kept
 * (docs/adr/0020-service-worker.md).
 */
export default class OfflineController {
  show({ inertia }: HttpContext) {
    return inertia.render('storefront/offline', {})
  }
}
