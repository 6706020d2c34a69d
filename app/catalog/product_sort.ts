import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export const PRODUCT_SORTS = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const

export type ProductSort = (typeof PRODUCT_SORTS)[number]

type Order = { column: string; order: 'asc' | 'desc'; nulls?: 'first' | 'last' }

const newestFirst: Order[] = [
  { column: 'products.created_at', order: 'desc' },
  { column: 'products.id', order: 'desc' },
]

/** Every order ends in the id, so that it is stable. */
const ORDERS: Record<ProductSort, Order[]> = {
  'popular': [{ column: 'products.units_sold_30_days', order: 'desc' }, ...newestFirst],
  'newest': newestFirst,
  'price-asc': [
    { column: 'products.selling_price', order: 'asc' },
    { column: 'products.id', order: 'asc' },
  ],
  'price-desc': [
    { column: 'products.selling_price', order: 'desc' },
    { column: 'products.id', order: 'desc' },
  ],
  'rating': [
    { column: 'products.average_rating', order: 'desc', nulls: 'last' },
    { column: 'products.id', order: 'desc' },
  ],
}

export function orderBySort<Query extends DatabaseQueryBuilderContract>(
  query: Query,
  sort: ProductSort
): Query {
  for (const { column, order, nulls } of ORDERS[sort]) {
    query.orderByRaw(`${column} ${order}${nulls ? ` nulls ${nulls}` : ''}`)
  }
  return query
}
