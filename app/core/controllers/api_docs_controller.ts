import type { HttpContext } from '@adonisjs/core/http'
import { allowPublicCache } from '#core/http/public_cache'
import { sendRepeatedText } from '#core/http/repeated_text'
import { toReference } from '#core/openapi/reference'

const JSON_TYPE = 'application/json; charset=utf-8'

let documentText: string | undefined

/** The description of the API: to be read at /api/docs, for machines at /api/docs/openapi.json. */
export default class ApiDocsController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request } = ctx
    const reference = toReference(await description())
    const page = await inertia.render('core/api_reference', { reference })
    // An address with a query is a page of its own, because it names its address.
    if (auth.user || request.parsedUrl.query) return page
    return typeof page === 'string'
      ? sendRepeatedText(ctx, page, 'text/html; charset=utf-8')
      : sendRepeatedText(ctx, JSON.stringify(page), JSON_TYPE)
  }

  async document(ctx: HttpContext) {
    allowPublicCache(ctx)
    documentText ??= JSON.stringify(await description())
    return sendRepeatedText(ctx, documentText, JSON_TYPE)
  }
}

/** Read when it is first asked for: no other request needs it. */
async function description() {
  const { apiDocument } = await import('#start/openapi')
  return apiDocument
}
