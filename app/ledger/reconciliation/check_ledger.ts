import db from '@adonisjs/lucid/services/db'
import type { Difference } from '#ledger/reconciliation/comparison'
import { ledgerComparisons } from '#ledger/reconciliation/ledger_comparisons'
import { reportDifferences } from '#ledger/reconciliation/report_differences'

export type Checked = { comparisons: number; differences: number }

/**
 * Compares the ledger with the tables of every module that registered a comparison, and reports each difference. All
 * comparisons read one snapshot, however much is sold meanwhile.
 */
export class CheckLedger {
  async handle(
    report: (difference: Difference) => void,
    comparisons = ledgerComparisons.all()
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
