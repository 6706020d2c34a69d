import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  toStoredMonth,
  type StoredMonth,
  type StoredMonthRow,
} from '#accounting/months/stored_month'

export type ClosedMonth = StoredMonth & { closedAt: Date; closedByUserId: number }

/** The months whose books are closed. One statement each. */
export class ClosedMonths {
  async find(month: string, trx?: TransactionClientContract): Promise<ClosedMonth | null> {
    return toMonth(await rows(trx).where('month', month).first())
  }

  /** The last one before a month. */
  async lastBefore(month: string, trx?: TransactionClientContract): Promise<ClosedMonth | null> {
    return toMonth(await rows(trx).where('month', '<', month).orderBy('month', 'desc').first())
  }

  /** Latest first. */
  async all(): Promise<ClosedMonth[]> {
    const found: ClosedMonthRow[] = await rows().orderBy('month', 'desc')
    return found.map((row) => toMonth(row)!)
  }
}

const rows = (trx?: TransactionClientContract) => (trx ?? db).from('closed_months')

type ClosedMonthRow = StoredMonthRow & { closed_at: Date; closed_by_user_id: number }

const toMonth = (row: ClosedMonthRow | null): ClosedMonth | null =>
  row && { ...toStoredMonth(row), closedAt: row.closed_at, closedByUserId: row.closed_by_user_id }
