import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { GigReportRow } from '#insights/queries/gig_analytics_query'
import { HOURS_AFTER, HOURS_BEFORE, NIGHT_HOURS } from '#shared/gig_hours'
import { fromDecimal, type Pence } from '#shared/money'

/** `amount`: without shipping and refunds. `imageUrl`: as it was ordered, null where the order has no picture. */
export type GigSale = {
  orderId: number
  productId: number
  name: string
  imageUrl: string | null
  size: string
  color: string
  units: number
  amount: Pence
  paidAt: Date
}

/** Items sold in the quarter of an hour that begins at `at`. */
export type GigQuarter = { at: Date; units: number }

type SaleRow = {
  order_id: number
  product_id: number
  name: string
  image_url: string | null
  size: string
  color: string
  units: number
  amount: string
  paid_at: Date
}

/** Sales by the codes of a gig within its hours: straight from the payments, before anything is rolled up. */
export class GigSalesQuery {
  /** The newest first. */
  async latest(gig: GigReportRow, limit: number): Promise<GigSale[]> {
    const rows: SaleRow[] = await this.#within(gig, HOURS_AFTER)
      .join('orders', 'orders.id', 'sales_facts.order_id')
      .orderBy('sales_facts.paid_at', 'desc')
      .orderBy('sales_facts.order_id', 'desc')
      .limit(limit)
      .select('sales_facts.order_id', 'sales_facts.product_id')
      .select('orders.product_name as name', 'orders.image_url')
      .select('orders.size', 'orders.color', 'sales_facts.units', 'sales_facts.amount')
      .select('sales_facts.paid_at')
    return rows.map((row) => ({
      orderId: row.order_id,
      productId: row.product_id,
      name: row.name,
      imageUrl: row.image_url,
      size: row.size,
      color: row.color,
      units: row.units,
      amount: fromDecimal(row.amount),
      paidAt: row.paid_at,
    }))
  }

  /** The quarters of an hour of the night in which anything was sold, in order. Clocks everywhere begin them together. */
  async byQuarter(gig: GigReportRow): Promise<GigQuarter[]> {
    const rows: { at: Date; units: string }[] = await this.#within(gig, NIGHT_HOURS)
      .select(db.raw(`date_bin('15 minutes', paid_at, timestamptz '2000-01-01 00:00Z') AS at`))
      .sum({ units: 'units' })
      .groupBy('at')
      .orderBy('at')
    return rows.map(({ at, units }) => ({ at, units: Number(units) }))
  }

  #within({ id, starts_at: startsAt }: GigReportRow, hoursAfter: number) {
    const start = DateTime.fromJSDate(startsAt)
    return db
      .from('sales_facts')
      .whereIn('sales_facts.qr_code_id', db.from('qr_codes').where('gig_id', id).select('id'))
      .whereBetween('sales_facts.paid_at', [
        start.minus({ hours: HOURS_BEFORE }).toJSDate(),
        start.plus({ hours: hoursAfter }).toJSDate(),
      ])
  }
}
