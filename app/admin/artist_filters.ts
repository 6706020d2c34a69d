import { parseSortQuery, type SortQuery, type SortOrders } from '#core/http/sort_query'
import { parseSearchQuery } from '#core/http/search_query'
import type { SortKey } from '#core/http/cursor_pagination'

const MARKS = ['verified', 'unverified', 'hidden'] as const

/** What narrows the list of artists, and its order. */
export type ArtistFilters = {
  /** Words of name, sub-genre or location, of which the last may be begun only. */
  search?: string
  mark?: (typeof MARKS)[number]
} & SortQuery

const ID: SortKey = { column: 'artists.id', direction: 'asc', kind: 'integer' }

/** Numbers and ages from the least up, as `sort=` without a sign; lists begin at the other end. */
const SORT_ORDERS = {
  name: [{ column: 'lower(artists.band_name)', direction: 'asc', kind: 'text' }, ID],
  sales: [{ column: 'artists.total_sales', direction: 'asc', kind: 'decimal' }, ID],
  products: [{ column: 'coalesce(stats.products, 0)', direction: 'asc', kind: 'integer' }, ID],
  joined: [{ column: 'artists.created_at', direction: 'asc', kind: 'time' }, ID],
} satisfies SortOrders<string>

/** As a page's address has them: what is unusable is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parseArtistFilters(query: Record<string, unknown>): ArtistFilters {
  return {
    search: parseSearchQuery(query.search),
    mark: MARKS.find((name) => name === query.mark),
    ...parseSortQuery('admin-artists', SORT_ORDERS, query.sort, '-joined'),
  }
}
