import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MonthBalances } from '#accounting/months/month_balances'

export type ClosedMonth = MonthBalances & {
  /** "2026-10" */
  month: string
  endsAt: Date
  /** Of the file of its journal. */
  journalSha256: string
  closedAt: Date
  closedByUserId: number
}

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

type ClosedMonthRow = Pick<ClosedMonth, 'month' | 'balances'> & {
  ends_at: Date
  transactions: string
  entries: string
  journal_sha256: string
  closed_at: Date
  closed_by_user_id: number
}

function toMonth(row: ClosedMonthRow | null): ClosedMonth | null {
  return (
    row && {
      month: row.month,
      endsAt: row.ends_at,
      transactions: Number(row.transactions),
      entries: Number(row.entries),
      balances: row.balances,
      journalSha256: row.journal_sha256,
      closedAt: row.closed_at,
      closedByUserId: row.closed_by_user_id,
    }
  )
}
