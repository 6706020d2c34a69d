import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { PageRequest } from '#core/http/cursor_pagination'

/** Announces the next page of a list: `Link: <…>; rel="next"` with the query kept (docs/rules/http-api.md#lists). */
export function linkNextPage(ctx: HttpContext, nextCursor: string | null) {
  const path = nextPagePath(ctx, nextCursor)
  if (path) ctx.response.header('Link', `<${appUrl}${path}>; rel="next"`)
}

/** The same address one page further, null on the last page. */
export function nextPagePath({ request }: HttpContext, nextCursor: string | null): string | null {
  if (nextCursor === null) return null
  const query = new URLSearchParams(request.parsedUrl.query ?? '')
  query.set('cursor', nextCursor)
  return `${request.url()}?${query}`
}

/**
 * The part of a list that a page's address asks for; an unusable cursor is dropped
 * (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export function parsePageQuery({ request }: HttpContext, limit: number): PageRequest {
  const { cursor } = request.qs()
  return { limit, cursor: typeof cursor === 'string' ? cursor : undefined, onBadCursor: 'drop' }
}
