import db from '@adonisjs/lucid/services/db'
import { fromDecimal, type Pence } from '#shared/money'

/** One day (London) of an artist. */
export type ArtistDay = {
  day: string
  scans: number
  orders: number
  amount: Pence
  profit: Pence
}

/** `scannedOrders`: what was paid together counts once, and only where a code led there. */
export type ArtistTotals = {
  amount: Pence
  orders: number
  scannedOrders: number
  visitors: number
}

type DayRow = { day: string; scans: number; orders: number; amount: string; profit: string }

/** An artist's days: as many rows as days, however much was sold. */
export class ArtistDailyStatsQuery {
  /** Days with anything in them, from the first to and with the last, in order. */
  async between(artistId: number, first: string, last: string): Promise<ArtistDay[]> {
    const rows: DayRow[] = await db
      .from('artist_daily_stats')
      .where('artist_id', artistId)
      .whereBetween('day', [first, last])
      .orderBy('day')
      .select(db.raw('day::text AS day'), 'scans', 'orders', 'amount', 'profit')
    return rows.map(({ amount, profit, ...row }) => ({
      ...row,
      amount: fromDecimal(amount),
      profit: fromDecimal(profit),
    }))
  }

  async totals(artistId: number): Promise<ArtistTotals> {
    const row = await db
      .from('artist_daily_stats')
      .where('artist_id', artistId)
      .select(
        db.raw(
          `coalesce(sum(amount), 0) AS amount, coalesce(sum(orders), 0) AS orders,
           coalesce(sum(scanned_orders), 0) AS scanned_orders, coalesce(sum(visitors), 0) AS visitors`
        )
      )
      .firstOrFail()
    return {
      amount: fromDecimal(row.amount),
      orders: Number(row.orders),
      scannedOrders: Number(row.scanned_orders),
      visitors: Number(row.visitors),
    }
  }
}
