import type { MonthBalances } from '#accounting/months/month_balances'

/** The books of a month, as closed and counted months store them. */
export type StoredMonth = MonthBalances & {
  /** "2026-10" */
  month: string
  endsAt: Date
  /** Of the file of its journal. */
  journalSha256: string
}

export type StoredMonthRow = Pick<StoredMonth, 'month' | 'balances'> & {
  ends_at: Date
  transactions: string
  entries: string
  journal_sha256: string
}

export const toStoredMonth = (row: StoredMonthRow): StoredMonth => ({
  month: row.month,
  endsAt: row.ends_at,
  transactions: Number(row.transactions),
  entries: Number(row.entries),
  balances: row.balances,
  journalSha256: row.journal_sha256,
})
