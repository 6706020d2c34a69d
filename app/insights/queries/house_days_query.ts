import db from '@adonisjs/lucid/services/db'
import { bucketsOf } from '#insights/range'
import { fromDecimal, type Pence } from '#shared/money'

/** Of the whole shop: sales without shipping and what was given back, and scans of QR codes. */
export type HouseFigures = { amount: Pence; scans: number }

/** The days of all artists together, as they are rolled up: at most a minute old. */
export class HouseDaysQuery {
  /** The last 30 days in London, today among them. One statement. */
  async lastThirty(): Promise<HouseFigures> {
    const { current } = bucketsOf('30d')
    const sums = await db
      .from('artist_days')
      .whereBetween('day', [current[0]!.first, current.at(-1)!.last])
      .select(db.raw('coalesce(sum(amount), 0) AS amount, coalesce(sum(scans), 0) AS scans'))
      .first()
    return { amount: fromDecimal(sums.amount), scans: Number(sums.scans) }
  }
}
