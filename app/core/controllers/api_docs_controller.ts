import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { installation } from '#core/installation'
import { allowPublicCache } from '#core/http/public_cache'
import { sendRepeatedText } from '#core/http/repeated_text'
import { toReference } from '#core/openapi/reference'

const ADDRESS = '/api/docs'

/** The mark of a page that was rendered on the server. */
const RENDERED = 'data-server-rendered'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** By whether they have the mark of staging. Rendered again each hour, because the page shows the year. */
const visitorPages = new LRUCache<boolean, Promise<string>>({ max: 2, ttl: 3_600_000 })

let documentText: string | undefined

/** The description of the API: to be read at /api/docs, for machines at /api/docs/openapi.json. */
export default class ApiDocsController {
  async show(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    // A page names its address: under any other one it would be another page, and rendered again.
    if (request.request.url !== ADDRESS) return response.redirect().toPath(ADDRESS)
    const isOwn = auth.user || Object.keys(session.flashMessages.all()).length > 0
    if (isOwn) return render(ctx)
    if (request.header('x-inertia'))
      return sendRepeatedText(ctx, JSON.stringify(await render(ctx)), JSON_TYPE)
    return sendRepeatedText(ctx, await visitorPage(ctx), HTML_TYPE)
  }

  async document(ctx: HttpContext) {
    allowPublicCache(ctx)
    documentText ??= JSON.stringify(await description())
    return sendRepeatedText(ctx, documentText, JSON_TYPE)
  }
}

/** Rendered once for all visitors. */
function visitorPage(ctx: HttpContext): Promise<string> {
  const { isStaging } = installation
  const kept = visitorPages.get(isStaging)
  if (kept) return kept
  const rendering = render(ctx) as Promise<string>
  visitorPages.set(isStaging, rendering)
  const forget = () => visitorPages.delete(isStaging)
  // If rendering on the server failed, the browser renders this one, and the next visitor's may succeed.
  rendering.then((page) => page.includes(RENDERED) || forget(), forget)
  return rendering
}

async function render({ inertia }: HttpContext) {
  return inertia.render('core/api_reference', { reference: toReference(await description()) })
}

/** Read when it is first asked for: no other request needs it. */
async function description() {
  const { apiDocument } = await import('#start/openapi')
  return apiDocument
}
