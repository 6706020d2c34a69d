import type { CursorOrder, SortKey } from '#core/http/cursor_pagination'

export const PRODUCT_SORTS = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const

export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What an order is called in an address: by its name. */
export const PRODUCT_SORT_WORDS: ReadonlyMap<string, ProductSort> = new Map(
  PRODUCT_SORTS.map((name) => [name, name])
)

const id = (direction: SortKey['direction']): SortKey => ({
  column: 'products.id',
  direction,
  kind: 'integer',
})

const price = (direction: SortKey['direction']): SortKey => ({
  column: 'products.selling_price',
  direction,
  kind: 'decimal',
})

const newestFirst: SortKey[] = [
  { column: 'products.created_at', direction: 'desc', kind: 'time' },
  id('desc'),
]

const KEYS: Record<ProductSort, SortKey[]> = {
  'popular': [
    { column: 'products.units_sold_30_days', direction: 'desc', kind: 'integer' },
    ...newestFirst,
  ],
  'newest': newestFirst,
  'price-asc': [price('asc'), id('asc')],
  'price-desc': [price('desc'), id('desc')],
  'rating': [
    // Unrated products come last: no rating is below 1.
    { column: 'coalesce(products.average_rating, 0)', direction: 'desc', kind: 'decimal' },
    id('desc'),
  ],
}

/** The order of a list of products. Every one ends in the id, so that it is stable. */
export function productOrder(sort: ProductSort): CursorOrder {
  return { name: `products-${sort}`, keys: KEYS[sort] }
}
