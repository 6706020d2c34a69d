import db from '@adonisjs/lucid/services/db'
import type { Comparison, Difference } from '#admin/books/comparison'
import { FIGURE_COMPARISONS } from '#admin/books/figure_comparisons'
import { PAYOUT_COMPARISONS } from '#admin/books/payout_comparisons'
import { ROW_COMPARISONS } from '#admin/books/row_comparisons'
import { tellDifferences } from '#admin/books/tell_differences'

/** What else is computed from the books joins this list. */
const COMPARISONS: readonly Comparison[] = [
  ...ROW_COMPARISONS,
  ...PAYOUT_COMPARISONS,
  ...FIGURE_COMPARISONS,
]

export type Checked = { comparisons: number; differences: number }

/**
 * Computes from the books what rows, refunds and figures should say, and tells of each that says something else. All of
 * it is of one moment, however much is sold meanwhile.
 */
export class CheckBooks {
  async handle(
    tell: (difference: Difference) => void,
    comparisons: readonly Comparison[] = COMPARISONS
  ): Promise<Checked> {
    const trx = await db.transaction({ isolationLevel: 'repeatable read' })
    try {
      const differences = await tellDifferences(comparisons, tell, (sql) => trx.rawQuery(sql))
      return { comparisons: comparisons.length, differences }
    } finally {
      await trx.rollback()
    }
  }
}
