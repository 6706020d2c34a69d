import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { OrderStatus } from '#commerce/orders/order_status'
import { whereWords } from '#search/public'

type SoldAs = { status?: OrderStatus; words: string[]; gigId?: number }

/** Narrows orders by state, gig and words, all of which must occur. `orders` must be in the query. */
export function whereSoldAs<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { status, words, gigId }: SoldAs
): DatabaseQueryBuilderContract<Row> {
  return whereWords(query, 'orders.search_text', words)
    .if(status, (rows) => rows.where('orders.status', status!))
    .if(gigId, (rows) =>
      rows.whereRaw('orders.qr_code_id IN (SELECT id FROM qr_codes WHERE gig_id = ?)', [gigId!])
    )
}
