import db from '@adonisjs/lucid/services/db'
import type { Comparison, Difference } from '#admin/reconciliation/comparison'
import { FIGURE_COMPARISONS } from '#admin/reconciliation/figure_comparisons'
import { PAYOUT_COMPARISONS } from '#admin/reconciliation/payout_comparisons'
import { ROW_COMPARISONS } from '#admin/reconciliation/row_comparisons'
import { reportDifferences } from '#admin/reconciliation/report_differences'

/** What else is computed from the ledger joins this list. */
const COMPARISONS: readonly Comparison[] = [
  ...ROW_COMPARISONS,
  ...PAYOUT_COMPARISONS,
  ...FIGURE_COMPARISONS,
]

export type Checked = { comparisons: number; differences: number }

/**
 * Computes from the ledger what rows, refunds and figures should say, and reports each one that differs. All comparisons
 * read one snapshot, however much is sold meanwhile.
 */
export class CheckLedger {
  async handle(
    report: (difference: Difference) => void,
    comparisons: readonly Comparison[] = COMPARISONS
  ): Promise<Checked> {
    const trx = await db.transaction({ isolationLevel: 'repeatable read' })
    try {
      const differences = await reportDifferences(comparisons, report, (sql) => trx.rawQuery(sql))
      return { comparisons: comparisons.length, differences }
    } finally {
      await trx.rollback()
    }
  }
}
