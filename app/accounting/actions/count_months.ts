import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ClosedMonths } from '#accounting/months/closed_months'
import { CountedMonths } from '#accounting/months/counted_months'
import { MonthFiguresQuery } from '#accounting/months/month_figures'
import { MonthsQuery } from '#accounting/queries/months_query'

/**
 * Counts the months that are over and not closed, each once and the earliest first, so that a page reads no more than the
 * current month and a closing nothing (BOOKS-8). May be stopped at any time: the next run goes on with the next month.
 */
@inject()
export class CountMonths {
  constructor(
    private months: MonthsQuery,
    private closed: ClosedMonths,
    private counted: CountedMonths,
    private figures: MonthFiguresQuery
  ) {}

  /** @returns how many were counted */
  async handle(): Promise<number> {
    const months = await this.months.all()
    const open = months
      .filter(({ state }) => state === 'open')
      .map(({ month }) => month)
      .toReversed()
    let done = 0
    for (const [place, month] of open.entries())
      if (await this.#count(month, open.slice(0, place + 1))) done++
    return done
  }

  /** @param openUntil the open months up to this one, whose closing balances it begins with */
  async #count(month: string, openUntil: string[]): Promise<boolean> {
    if (await this.counted.find(month)) return false
    return db.transaction(async (trx) => {
      // As a closing does: no posting of these months commits between the counting and its commit.
      for (const each of openUntil) await trx.rawQuery('SELECT lock_ledger_month(?)', [each])
      if (await this.counted.find(month, trx)) return false
      if (await this.closed.find(month, trx)) return false
      await this.counted.store({ month, ...(await this.figures.count(month, trx)) }, trx)
      return true
    })
  }
}
