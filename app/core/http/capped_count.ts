import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** How many rows a list has, as far as anyone wants to know: beyond `count` there may only be "more". */
export type CappedCount = { count: number; isMore: boolean }

/** Reads at most `cap` rows and one, so that a list of millions costs no more than its first pages. One statement. */
export async function countUpTo<Row>(
  query: DatabaseQueryBuilderContract<Row>,
  cap = 500
): Promise<CappedCount> {
  const found = query
    .clearSelect()
    .select(db.raw('1'))
    .limit(cap + 1)
    .as('found')
  const { total } = await db.from(found).count('* as total').first()
  return { count: Math.min(Number(total), cap), isMore: Number(total) > cap }
}
