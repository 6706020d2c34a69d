import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { allowPublicCache } from '#core/http/public_cache'
import { sendRepeatedText } from '#core/http/repeated_text'
import { toReference } from '#core/openapi/reference'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

/** Made anew each hour, because the page names the year. */
const visitorPages = new LRUCache<'page', Promise<string>>({ max: 1, ttl: 3_600_000 })

let documentText: string | undefined

/** The description of the API: to be read at /api/docs, for machines at /api/docs/openapi.json. */
export default class ApiDocsController {
  async show(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    // A page names its address: with any query it would be another one, and rendered again.
    if (request.parsedUrl.query) return response.redirect().toPath('/api/docs')
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
  const kept = visitorPages.get('page')
  if (kept) return kept
  const rendering = render(ctx) as Promise<string>
  visitorPages.set('page', rendering)
  rendering.catch(() => visitorPages.delete('page'))
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
