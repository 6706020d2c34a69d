import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { compressFast, isWorthCompressing } from '#core/http/compression'
import { keepResponse } from '#core/response_cache/keep_response'

/**
 * Compresses pages and JSON on their way out, and keeps those that are the same for all. Assets and drawings are
 * compressed once, elsewhere, and stream past. The length of a compressed answer reveals no secret: no body carries one
 * beside text that a stranger can choose, because the CSRF token travels in its cookie and a session's cookie comes with
 * no foreign subresource (SameSite).
 */
export default class CompressMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    await next()
    const [body, mayHash] = response.content ?? []
    const text = textOf(body)
    if (text === null || response.getHeader('Content-Encoding')) return
    response.safeHeader('Content-Type', contentTypeOf(body, text))
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html')
    if (isWorthCompressing(text)) response.append('Vary', 'Accept-Encoding')
    if (await keepResponse(ctx, text)) return
    // A page that sets a cookie is one visitor's, and never the same twice.
    const generateEtag = mayHash && !(isPage && response.getHeader('Set-Cookie'))
    // A string from here on, so that JSON is not serialised again.
    response.send(text, generateEtag)
    if (!isWorthCompressing(text)) return
    if (request.method() === 'HEAD' || !request.encodings().includes('gzip')) return
    response.header('Content-Encoding', 'gzip')
    response.send(await compressFast(text), generateEtag)
  }
}

/** A page or the text of a JSON answer; null for bytes. */
function textOf(body: unknown): string | null {
  if (typeof body === 'string') return body
  const isJson = typeof body === 'object' && body !== null && !(body instanceof Uint8Array)
  return isJson ? JSON.stringify(body) : null
}

function contentTypeOf(body: unknown, text: string): string {
  if (typeof body !== 'string') return 'application/json; charset=utf-8'
  return text.trimStart().startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
}
