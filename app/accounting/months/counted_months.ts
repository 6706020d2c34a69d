import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  toStoredMonth,
  type StoredMonth,
  type StoredMonthRow,
} from '#accounting/months/stored_month'
import { clock } from '#shared/clock'
import { spanOf } from '#shared/months'

export type CountedMonth = StoredMonth

/**
 * Months that are over and not closed, as CountMonths stored them. The database deletes what a later posting makes wrong
 * (`refuse_closed_month`), so a row that is there is right. One statement each.
 */
export class CountedMonths {
  async find(month: string, trx?: TransactionClientContract): Promise<CountedMonth | null> {
    return toMonth(await rows(trx).where('month', month).first())
  }

  /** The last one before a month. */
  async lastBefore(month: string, trx?: TransactionClientContract): Promise<CountedMonth | null> {
    return toMonth(await rows(trx).where('month', '<', month).orderBy('month', 'desc').first())
  }

  async store({ month, ...counted }: Omit<CountedMonth, 'endsAt'>, trx: TransactionClientContract) {
    await trx.table('counted_months').insert({
      month,
      ends_at: spanOf(month)!.until.toSQL()!,
      transactions: counted.transactions,
      entries: counted.entries,
      balances: JSON.stringify(counted.balances),
      journal_sha256: counted.journalSha256,
      counted_at: clock.now().toSQL()!,
    })
  }

  async forget(month: string, trx: TransactionClientContract) {
    await rows(trx).where('month', month).delete()
  }
}

const rows = (trx?: TransactionClientContract) => (trx ?? db).from('counted_months')

const toMonth = (row: StoredMonthRow | null): CountedMonth | null => row && toStoredMonth(row)
