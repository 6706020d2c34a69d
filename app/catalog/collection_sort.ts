import type { CursorOrder, SortKey } from '#core/http/cursor_pagination'
import { PRODUCT_SORT_WORDS, type ProductSort } from '#catalog/product_sort'

/** What an order of collections is called: by its name, or by two further words. */
export const COLLECTION_SORT_WORDS: ReadonlyMap<string, ProductSort> = new Map([
  ...PRODUCT_SORT_WORDS,
  ['price-low', 'price-asc'],
  ['price-high', 'price-desc'],
])

const FIGURES: Record<ProductSort, SortKey> = {
  'popular': { column: 'stats.units_sold_30_days', direction: 'desc', kind: 'integer' },
  'newest': { column: 'stats.newest_at', direction: 'desc', kind: 'time' },
  'price-asc': { column: 'stats.lowest_price', direction: 'asc', kind: 'decimal' },
  'price-desc': { column: 'stats.highest_price', direction: 'desc', kind: 'decimal' },
  'rating': { column: 'coalesce(stats.average_rating, 0)', direction: 'desc', kind: 'decimal' },
}

/** The order of the artists in the collections: by what they have on sale, unrated ones last. */
export function collectionOrder(sort: ProductSort): CursorOrder {
  const figure = FIGURES[sort]
  const { direction } = figure
  return {
    name: `collections-${sort}`,
    keys: [figure, { column: 'stats.artist_id', direction, kind: 'integer' }],
  }
}
