import type { HttpContext } from '@adonisjs/core/http'
import { GENRES } from '#artists/public'
import { parseShopFilters } from '#catalog/public'
import { parseSearchQuery } from '#core/http/search_query'

/**
 * What a page's address narrows a list by. An unusable value is dropped and the page goes on
 * (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export function parseListAddress({ request }: HttpContext) {
  const query = request.qs()
  return {
    ...parseShopFilters(query),
    search: parseSearchQuery(query.search),
    /** Whether a misspelling is wanted as it stands. */
    isExact: query.exact === '1',
    genre: GENRES.find((name) => name === query.genre),
  }
}
