import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/**
 * What anyone can see and buy; of a row that is read, `isOnSale` says the same. `products` and `artists` must be in the
 * query. The status stands as a condition of its own, so that the indexes on what is active serve it.
 */
export function whereOnSale<Row>(
  query: DatabaseQueryBuilderContract<Row>
): DatabaseQueryBuilderContract<Row> {
  return query.where('products.status', 'active').where('artists.is_hidden', false)
}
