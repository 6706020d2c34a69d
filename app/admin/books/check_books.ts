import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Comparison, Difference } from '#admin/books/comparison'
import { FIGURE_COMPARISONS } from '#admin/books/figure_comparisons'
import { PAYOUT_COMPARISONS } from '#admin/books/payout_comparisons'
import { ROW_COMPARISONS } from '#admin/books/row_comparisons'

/** What else is computed from the books joins this list. */
const COMPARISONS: readonly Comparison[] = [
  ...ROW_COMPARISONS,
  ...PAYOUT_COMPARISONS,
  ...FIGURE_COMPARISONS,
]

const ROWS_AT_ONCE = 500

export type Checked = { comparisons: number; differences: number }

/**
 * Computes from the books what rows, refunds and figures should say, and tells of each that says something else. All of
 * it is of one moment, however much is sold meanwhile, and however many differences there are they are read in parts.
 */
export class CheckBooks {
  async handle(
    tell: (difference: Difference) => void,
    comparisons: readonly Comparison[] = COMPARISONS
  ): Promise<Checked> {
    const trx = await db.transaction({ isolationLevel: 'repeatable read' })
    let differences = 0
    try {
      for (const comparison of comparisons)
        for await (const difference of this.#differences(comparison, trx)) {
          tell(difference)
          differences++
        }
    } finally {
      await trx.rollback()
    }
    return { comparisons: comparisons.length, differences }
  }

  async *#differences(
    { sql, ...comparison }: Comparison,
    trx: TransactionClientContract
  ): AsyncGenerator<Difference> {
    await trx.rawQuery(`DECLARE differences NO SCROLL CURSOR FOR ${sql}`)
    for (;;) {
      const { rows } = await trx.rawQuery<{ rows: Row[] }>(`FETCH ${ROWS_AT_ONCE} FROM differences`)
      for (const { subject, one, other } of rows)
        yield { ...comparison, subject, one: Number(one), other: Number(other) }
      if (rows.length < ROWS_AT_ONCE) break
    }
    await trx.rawQuery('CLOSE differences')
  }
}

type Row = { subject: string; one: string; other: string }
