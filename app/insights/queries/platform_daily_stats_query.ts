import db from '@adonisjs/lucid/services/db'
import { bucketsOf } from '#insights/range'
import { fromDecimal, pence, type Pence } from '#shared/money'

/** Of the whole shop: sales without shipping and what was refunded, and scans of QR codes. */
export type PlatformTotals = { amount: Pence; scans: number }

/** A day of the last 30, `2026-11-23`, with what was sold on it; a day without sales has its 0. */
export type PlatformDay = { day: string; amount: Pence }

/** The days of all artists together, as they are rolled up: at most a minute old. */
export class PlatformDailyStatsQuery {
  /** The last 30 days in London, today among them. One statement. */
  async lastThirty(): Promise<PlatformTotals> {
    const { current } = bucketsOf('30d')
    const sums = await db
      .from('artist_daily_stats')
      .whereBetween('day', [current[0]!.first, current.at(-1)!.last])
      .select(db.raw('coalesce(sum(amount), 0) AS amount, coalesce(sum(scans), 0) AS scans'))
      .first()
    return { amount: fromDecimal(sums.amount), scans: Number(sums.scans) }
  }

  /** The same 30 days one by one, oldest first. One statement. */
  async salesByDay(): Promise<PlatformDay[]> {
    const { current } = bucketsOf('30d')
    const sums: { day: string; amount: string }[] = await db
      .from('artist_daily_stats')
      .whereBetween('day', [current[0]!.first, current.at(-1)!.last])
      .groupBy('day')
      .select(db.raw('day::text AS day, sum(amount) AS amount'))
    const byDay = new Map(sums.map(({ day, amount }) => [day, fromDecimal(amount)]))
    return current.map(({ first: day }) => ({ day, amount: byDay.get(day) ?? pence(0) }))
  }
}
