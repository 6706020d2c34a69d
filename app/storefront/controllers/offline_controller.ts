import type { HttpContext } from '@adonisjs/core/http'

/** GET /offline: what the service worker shows where a page is not kept and the network is gone (docs/adr/0020-service-worker.md). */
export default class OfflineController {
  show({ inertia }: HttpContext) {
    return inertia.render('storefront/offline', {})
  }
}
