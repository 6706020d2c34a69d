import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { OrderStatus } from '#orders/order_status'

type SoldAs = {
  status?: OrderStatus
  /** Folded, so that none holds a sign of LIKE: what was typed is never a pattern. */
  words: string[]
}

/** Narrows orders by state and words, all of which must occur. `orders` must be in the query. */
export function whereSoldAs<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  { status, words }: SoldAs
): DatabaseQueryBuilderContract<Row> {
  for (const word of words) query.whereRaw('orders.search_text LIKE ?', [patternOf(word)])
  return query.if(status, (rows) => rows.where('orders.status', status!))
}

/** The index is one of three letters: what is shorter is looked for where a word begins. */
const patternOf = (word: string) => (word.length < 3 ? `% ${word}%` : `%${word}%`)
