import db from '@adonisjs/lucid/services/db'
import { fromDecimal, toNumber } from '#shared/money'

/** The four tiles of the overview (seed 001 §2). */
export type Overview = {
  totalSales: number
  orders: number
  products: number
  pendingApprovals: number
  scans: number
}

type Row = { total_sales: string; orders: string; products: string; pending: string; scans: string }

/** One statement: sums and counts of one artist. Sales in pounds, without shipping and refunds. */
export class OverviewQuery {
  async handle(artistId: number): Promise<Overview> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT (SELECT coalesce(sum(total_amount - refunded_amount), 0) FROM orders
                WHERE artist_id = :artistId AND payment_status <> 'unpaid') AS total_sales,
              (SELECT count(*) FROM orders WHERE artist_id = :artistId AND payment_status <> 'unpaid') AS orders,
              (SELECT count(*) FROM products WHERE artist_id = :artistId AND status = 'active') AS products,
              (SELECT count(*) FROM products WHERE artist_id = :artistId AND status = 'pending_approval') AS pending,
              (SELECT coalesce(sum(scan_count), 0) FROM qr_codes WHERE artist_id = :artistId) AS scans`,
      { artistId }
    )
    const [row] = rows
    return {
      totalSales: toNumber(fromDecimal(row.total_sales)),
      orders: Number(row.orders),
      products: Number(row.products),
      pendingApprovals: Number(row.pending),
      scans: Number(row.scans),
    }
  }
}
