import type { HttpContext } from '@adonisjs/core/http'
import { allowPublicCache } from '#core/http/public_cache'
import { toReference } from '#core/openapi/reference'

/** The description of the API: to be read at /api/docs, for machines at /api/docs/openapi.json. */
export default class ApiDocsController {
  async show({ inertia }: HttpContext) {
    return inertia.render('core/api_reference', { reference: toReference(await description()) })
  }

  async document(ctx: HttpContext) {
    allowPublicCache(ctx)
    return description()
  }
}

/** Read when it is first asked for: no other request needs it. */
async function description() {
  const { apiDocument } = await import('#start/openapi')
  return apiDocument
}
