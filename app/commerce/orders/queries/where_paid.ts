import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Rows that were paid, whatever became of them afterwards: what an artist sold. `orders` must be in the query. */
export function wherePaid<Row>(
  query: DatabaseQueryBuilderContract<Row>
): DatabaseQueryBuilderContract<Row> {
  return query.whereNot('orders.payment_status', 'unpaid')
}
