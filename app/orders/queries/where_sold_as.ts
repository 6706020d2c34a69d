import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { SoldFilters } from '#orders/sold_filters'

/** Narrows orders by state and words. `orders` and `checkouts` must be in the query. */
export function whereSoldAs<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { status, search }: SoldFilters
): DatabaseQueryBuilderContract<Row> {
  return query
    .if(status, (rows) => rows.where('orders.status', status!))
    .if(search, (rows) => rows.whereRaw(HAS_ALL_WORDS, [search!]))
}

/** Folding turns the signs of LIKE into spaces, so that what was typed is never a pattern. */
const HAS_ALL_WORDS = `
  fold_text(concat_ws(' ', orders.order_number, orders.product_name, checkouts.customer_name)) LIKE ALL (
    ARRAY(SELECT '%' || word || '%' FROM regexp_split_to_table(trim(fold_text(?)), ' +') AS word)
  )`
