import { addressedOrder, type AddressedOrder, type Orders } from '#core/http/addressed_order'
import { addressedSearch } from '#core/http/addressed_search'
import type { SortKey } from '#core/http/keyset'

const MARKS = ['verified', 'unverified', 'hidden'] as const

/** What narrows the list of artists, and its order. */
export type ArtistFilters = {
  /** Words of name, sub-genre or location, of which the last may be begun only. */
  search?: string
  mark?: (typeof MARKS)[number]
} & AddressedOrder

const ID: SortKey = { column: 'artists.id', direction: 'asc', kind: 'integer' }

/** Numbers and ages from the least up, as `sort=` without a sign; lists begin at the other end. */
const ORDERS = {
  name: [{ column: 'lower(artists.band_name)', direction: 'asc', kind: 'text' }, ID],
  sales: [{ column: 'artists.total_sales', direction: 'asc', kind: 'decimal' }, ID],
  products: [{ column: 'coalesce(shelves.products, 0)', direction: 'asc', kind: 'integer' }, ID],
  joined: [{ column: 'artists.created_at', direction: 'asc', kind: 'time' }, ID],
} satisfies Orders<string>

/** As a page's address has them: what is unusable is dropped (RULINGS.md, Addresses). */
export function addressedArtists(query: Record<string, unknown>): ArtistFilters {
  return {
    search: addressedSearch(query.search),
    mark: MARKS.find((name) => name === query.mark),
    ...addressedOrder('admin-artists', ORDERS, query.sort, '-joined'),
  }
}
