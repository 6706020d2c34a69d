import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { OrderStatus } from '#orders/order_status'
import { whereWords } from '#search/public'

type SoldAs = { status?: OrderStatus; words: string[] }

/** Narrows orders by state and words, all of which must occur. `orders` must be in the query. */
export function whereSoldAs<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { status, words }: SoldAs
): DatabaseQueryBuilderContract<Row> {
  return whereWords(query, 'orders.search_text', words).if(status, (rows) =>
    rows.where('orders.status', status!)
  )
}
