import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { BUILD_SHOP_FIGURES } from '#insights/shop/shop_figures_sql'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** As many days as one statement counts. */
const DAYS_AT_ONCE = 7

/**
 * Keeps `shop_figures` in step with the ledger, whose transactions are dated when they are posted: counts the last day that
 * is stored, the one before and all since again. The first run, and one with `isWhole`, begins with the first transaction.
 * Safe to run twice and to stop at any time.
 */
export class BuildShopFigures {
  /** @returns how many days were counted */
  async handle({ isWhole = false } = {}): Promise<number> {
    const end = clock.now().setZone(PLATFORM_TIMEZONE).startOf('day').plus({ days: 1 })
    const first = (isWhole ? null : await this.#lastStored()) ?? (await this.#firstPosted())
    if (!first) return 0
    for (let from = first; from < end; from = from.plus({ days: DAYS_AT_ONCE }))
      await this.#count(from, DateTime.min(from.plus({ days: DAYS_AT_ONCE }), end))
    return Math.ceil(end.diff(first, 'days').days)
  }

  /** Builders take turns: two at once would add the same difference twice. */
  async #count(from: DateTime, until: DateTime) {
    await db.transaction(async (trx) => {
      await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('shop_figures'))`)
      await trx.rawQuery(BUILD_SHOP_FIGURES, { from: from.toSQL()!, until: until.toSQL()! })
    })
  }

  /** The day before the last one: a transaction that began before midnight may have committed after it. */
  async #lastStored(): Promise<DateTime | null> {
    const { day } = await db
      .from('shop_figures')
      .where({ dimension: 'shop', grain: 'day' })
      .select(db.raw('max(starts_on)::text AS day'))
      .first()
    return day && DateTime.fromISO(day, { zone: PLATFORM_TIMEZONE }).minus({ days: 1 })
  }

  async #firstPosted(): Promise<DateTime | null> {
    const { at } = await db.from('ledger_transactions').min('occurred_at as at').first()
    return at && DateTime.fromJSDate(at, { zone: PLATFORM_TIMEZONE }).startOf('day')
  }
}
