import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { GigReportRow } from '#insights/queries/gig_analytics_query'
import type { FrozenShare, GoodsCategory } from '#pricing/public'
import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { fromDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** A paid order row of a gig. `refunded`: all of the price where it was cancelled. Shares are without the amounts that are not computed. */
export type SettlementRow = {
  orderId: number
  orderNumber: string
  category: GoodsCategory
  type: ProductType
  productId: number
  productName: string
  units: number
  unitPrice: Pence
  unitCost: Pence
  gross: Pence
  refunded: Pence
  tax: Pence
  earnings: Pence
  shares: FrozenShare[]
  paidAt: Date
  changedAt: Date
}

/** A refund of an order row, in the order in which they were made. */
export type RowRefund = { orderId: number; amount: Pence; at: Date }

type Amounts = 'unit_price' | 'unit_cost' | 'gross' | 'refunded' | 'tax' | 'earnings'

type Row = Record<Amounts, string> & {
  order_id: number
  order_number: string
  category: GoodsCategory
  type: ProductType
  product_id: number
  product_name: string
  units: number
  shares: FrozenShare[] | null
  paid_at: Date
  changed_at: Date
}

/** The order rows that belong to a gig: by its codes, and paid from 6 hours before it to 48 hours after it began. */
export class SettlementRowsQuery {
  /** In the order in which they were paid. */
  async handle({
    id,
    starts_at: startsAt,
  }: Pick<GigReportRow, 'id' | 'starts_at'>): Promise<SettlementRow[]> {
    const start = DateTime.fromJSDate(startsAt)
    const rows: Row[] = await db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .join('products', 'products.id', 'orders.product_id')
      .whereIn('orders.qr_code_id', db.from('qr_codes').where('gig_id', id).select('id'))
      .whereNot('orders.payment_status', 'unpaid')
      .whereBetween('checkouts.paid_at', [
        start.minus({ hours: HOURS_BEFORE }).toJSDate(),
        start.plus({ hours: HOURS_AFTER }).toJSDate(),
      ])
      .orderBy('checkouts.paid_at')
      .orderBy('orders.id')
      .select('orders.id as order_id', 'orders.order_number', 'orders.product_id')
      .select('orders.product_name', 'orders.quantity as units', 'orders.unit_price')
      .select('orders.unit_cost', 'orders.total_amount as gross', 'orders.tax_amount as tax')
      .select('orders.artist_profit as earnings', 'orders.gig_shares as shares')
      .select(
        'checkouts.paid_at',
        'orders.updated_at as changed_at',
        'products.product_type as type'
      )
      .select(db.raw('goods_category(products.product_type) AS category'))
      .select(
        db.raw(
          'CASE WHEN is_refunded(orders) THEN orders.total_amount ELSE orders.refunded_amount END AS refunded'
        )
      )
    return rows.map(toSettlementRow)
  }

  /** The oldest first. */
  async refundsOf(orderIds: number[]): Promise<RowRefund[]> {
    const rows: { order_id: number; amount: string; at: Date }[] = await db
      .from('refund_lines')
      .join('refunds', 'refunds.id', 'refund_lines.refund_id')
      .whereIn('refund_lines.order_id', orderIds)
      .whereIn('refunds.status', ['pending', 'succeeded'])
      .orderBy('refunds.id')
      .select('refund_lines.order_id', 'refund_lines.amount', 'refunds.created_at as at')
    return rows.map(({ order_id: orderId, amount, at }) => ({
      orderId,
      amount: fromDecimal(amount),
      at,
    }))
  }
}

function toSettlementRow(row: Row): SettlementRow {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    category: row.category,
    type: row.type,
    productId: row.product_id,
    productName: row.product_name,
    units: row.units,
    unitPrice: fromDecimal(row.unit_price),
    unitCost: fromDecimal(row.unit_cost),
    gross: fromDecimal(row.gross),
    refunded: fromDecimal(row.refunded),
    tax: fromDecimal(row.tax),
    earnings: fromDecimal(row.earnings),
    shares: (row.shares ?? []).filter(({ payable }) => payable !== undefined),
    paidAt: row.paid_at,
    changedAt: row.changed_at,
  }
}
