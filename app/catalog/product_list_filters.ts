import { PRODUCT_STATUSES, type ProductStatus } from '#shared/product_status'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'
import { parseSortQuery, type SortQuery, type SortOrders } from '#core/http/sort_query'
import { parseSearchQuery } from '#core/http/search_query'
import type { SortKey } from '#core/http/cursor_pagination'

/** What narrows the list of all products, and its order. */
export type ProductListFilters = {
  /** Words that must all occur in the product's or its artist's name. */
  search?: string
  status?: ProductStatus
  type?: ProductType
  /** Only what is sold below the minimum of what the provider asks now. */
  isBelowMinimum: boolean
  /** Only what is taken down, whatever its status. */
  isTakenDown: boolean
} & SortQuery

const ID: SortKey = { column: 'products.id', direction: 'asc', kind: 'integer' }

/** By columns that indexes have. */
const SORT_ORDERS = {
  made: [{ column: 'products.created_at', direction: 'asc', kind: 'time' }, ID],
  price: [{ column: 'products.selling_price', direction: 'asc', kind: 'decimal' }, ID],
  sold: [{ column: 'products.units_sold_30_days', direction: 'asc', kind: 'integer' }, ID],
} satisfies SortOrders<string>

/** As a page's address has them: what is unusable is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parseProductFilters(query: Record<string, unknown>): ProductListFilters {
  return {
    search: parseSearchQuery(query.search),
    status: PRODUCT_STATUSES.find((name) => name === query.status),
    type: PRODUCT_TYPES.find((name) => name === query.type),
    isBelowMinimum: query.price === 'below',
    isTakenDown: query.takedown === 'down',
    ...parseSortQuery('all-products', SORT_ORDERS, query.sort, '-made'),
  }
}
