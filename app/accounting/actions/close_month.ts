import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { monthNumber } from '#accounting/month_number'
import { ClosedMonths } from '#accounting/months/closed_months'
import { CountedMonths } from '#accounting/months/counted_months'
import { EarlierMonthOpen, MonthNotOver } from '#accounting/months/errors'
import { firstMonth } from '#accounting/months/first_month'
import { MonthFiguresQuery } from '#accounting/months/month_figures'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { clock } from '#shared/clock'
import { nextMonth, spanOf } from '#shared/months'

/**
 * Closes the books of a month for an admin: from its commit on the database refuses every posting that is dated in it or
 * before, and nothing opens it again (docs/rules/accounting.md#closed-months). Stores its balances and the checksum of its
 * journal.
 */
@inject()
export class CloseMonth {
  constructor(
    private closed: ClosedMonths,
    private counted: CountedMonths,
    private figures: MonthFiguresQuery,
    private recordAuditEntry: RecordAuditEntry
  ) {}

  /** A second press changes nothing. Throws MonthNotOver and EarlierMonthOpen. */
  async handle({ month, ...actor }: Actor & { month: string }): Promise<void> {
    if (spanOf(month)!.until > clock.now()) throw new MonthNotOver()
    await db.transaction(async (trx) => {
      // Waits for postings of this month that have not committed yet, and keeps others waiting until this one has.
      await trx.rawQuery('SELECT lock_ledger_month(?)', [month])
      if (await this.closed.find(month, trx)) return
      await this.#assertNext(month, trx)
      await this.#store(month, actor, trx)
      await this.recordAuditEntry.handle(
        {
          ...actor,
          action: 'month.close',
          subjectType: 'month',
          subjectId: monthNumber(month),
          after: { month },
        },
        trx
      )
    })
  }

  /** What CountMonths has counted is still right: else a posting would have deleted it. */
  async #store(month: string, { actorUserId }: Actor, trx: TransactionClientContract) {
    const span = spanOf(month)!
    const counted = await this.counted.find(month, trx)
    const figures = counted ?? (await this.figures.count(month, trx))
    await trx.table('closed_months').insert({
      month,
      starts_at: span.from.toSQL()!,
      ends_at: span.until.toSQL()!,
      transactions: figures.transactions,
      entries: figures.entries,
      balances: JSON.stringify(figures.balances),
      journal_sha256: figures.journalSha256,
      closed_at: clock.now().toSQL()!,
      closed_by_user_id: actorUserId,
    })
    await this.counted.forget(month, trx)
  }

  /** Months are closed in order: a later one would take the earlier ones along. */
  async #assertNext(month: string, trx: TransactionClientContract) {
    const before = await this.closed.lastBefore(month, trx)
    const next = before ? nextMonth(before.month) : await firstMonth(trx)
    if (next !== null && next < month) throw new EarlierMonthOpen(next)
  }
}
