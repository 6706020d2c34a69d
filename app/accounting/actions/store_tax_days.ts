import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { TAX_DAY, TAX_SUMS, taxSumsSql } from '#accounting/tax/tax_sums_sql'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** As many days as one statement sums. */
const DAYS_AT_ONCE = 31

/** A posting is dated when it is made, and committed within this time. */
const POSTING_HOURS = 1

/**
 * Stores the days of the tax report that are over, after those that are stored. Nothing is posted to them any more, and rows of
 * the ledger never change, so that a stored day stays right. Safe to run twice, at once, and to stop at any time.
 */
export class StoreTaxDays {
  /** @returns how many days were summed */
  async handle(): Promise<number> {
    const end = clock
      .now()
      .minus({ hours: POSTING_HOURS })
      .setZone(PLATFORM_TIMEZONE)
      .startOf('day')
    const first = (await this.#dayAfterStored()) ?? (await this.#firstPosted())
    if (!first || first >= end) return 0
    for (let from = first; from < end; from = from.plus({ days: DAYS_AT_ONCE }))
      await this.#store(from, DateTime.min(from.plus({ days: DAYS_AT_ONCE }), end))
    return Math.round(end.diff(first, 'days').days)
  }

  async #store(from: DateTime, until: DateTime) {
    await db.rawQuery(
      `INSERT INTO tax_report_days (day, country, rate, ${TAX_SUMS.join(', ')})
       ${taxSumsSql('occurred_at >= ? AND occurred_at < ?', `${TAX_DAY} AS day,`)}
       GROUP BY 1, 2, 3
       ON CONFLICT DO NOTHING`,
      [from.toSQL()!, until.toSQL()!]
    )
  }

  async #dayAfterStored(): Promise<DateTime | null> {
    const { day } = await db
      .from('tax_report_days')
      .select(db.raw('(max(day) + 1)::text AS day'))
      .first()
    return day && DateTime.fromISO(day, { zone: PLATFORM_TIMEZONE })
  }

  async #firstPosted(): Promise<DateTime | null> {
    const { at } = await db.from('ledger_transactions').min('occurred_at as at').first()
    return at && DateTime.fromJSDate(at).setZone(PLATFORM_TIMEZONE).startOf('day')
  }
}
