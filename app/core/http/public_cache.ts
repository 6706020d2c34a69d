import type { HttpContext } from '@adonisjs/core/http'

/**
 * Caching of public reads (docs/rules/http-api.md#public-caching): a visitor's answer may be kept and is revalidated by
 * ETag. An answer that a session was read for stays private, as it is.
 */
export function allowPublicCache(ctx: HttpContext) {
  const hasSession = (ctx as Partial<HttpContext>).session !== undefined
  if (!hasSession) ctx.response.header('Cache-Control', 'public, max-age=30')
}
