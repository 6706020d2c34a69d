import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** How many rows a list has, as far as anyone wants to know: beyond `count` there may only be "more". */
export type BoundedCount = { count: number; isMore: boolean }

/** How far totals of the whole shop are counted: "10,000+". */
export const MOST_OF_A_TOTAL = 10_000

/** Reads at most `limit` rows and one, so that a list of millions costs no more than its first pages. One statement. */
export async function countWithLimit<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  limit = 500
): Promise<BoundedCount> {
  const found = query
    .clearSelect()
    .select(db.raw('1'))
    .limit(limit + 1)
    .as('found')
  const { total } = await db.from(found).count('* as total').first()
  return { count: Math.min(Number(total), limit), isMore: Number(total) > limit }
}
