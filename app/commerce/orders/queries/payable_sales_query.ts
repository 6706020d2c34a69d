import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'
import { fromDecimal, type Pence } from '#shared/money'

/** What decides whether the artist's part of an order row may be paid out. */
export type PayableSale = {
  id: number
  orderNumber: string
  productName: string
  quantity: number
  status: OrderStatus
  paymentStatus: PaymentStatus
  isSelfPurchase: boolean
  /** Its checkout waits for a person's decision. */
  productionHold: boolean
  /** Its product was taken down as a legal matter. */
  isTakenDown: boolean
  /** As it was frozen, whatever was refunded since. */
  artistProfit: Pence
  orderedAt: DateTime
  /** Its first move to `shipped` or `delivered`. */
  shippedAt: DateTime | null
}

type Row = {
  id: number
  order_number: string
  product_name: string
  quantity: number
  status: OrderStatus
  payment_status: PaymentStatus
  is_self_purchase: boolean
  production_hold: boolean
  is_taken_down: boolean
  artist_profit: string
  created_at: Date
  shipped_at: Date | null
}

/** Order rows as payouts look at them, in the order of their ids. */
export class PayableSalesQuery {
  /** Holds the rows, so that nothing is refunded or disputed meanwhile. */
  async lock(orderIds: readonly number[], trx: TransactionClientContract): Promise<PayableSale[]> {
    await trx.rawQuery('SELECT FROM orders WHERE id = ANY (?::int[]) ORDER BY id FOR UPDATE', [
      [...orderIds],
    ])
    return this.handle(orderIds, trx)
  }

  async handle(
    orderIds: readonly number[],
    trx?: TransactionClientContract
  ): Promise<PayableSale[]> {
    const { rows } = await (trx ?? db).rawQuery<{ rows: Row[] }>(
      `SELECT orders.id, order_number, product_name, quantity, orders.status, orders.payment_status, is_self_purchase, checkouts.production_hold,
              orders.artist_profit, orders.created_at, is_legal_takedown(products.takedown_id) AS is_taken_down,
              (SELECT min(moved.created_at) FROM order_status_history AS moved
                WHERE moved.order_id = orders.id AND moved.to_status IN ('shipped', 'delivered')) AS shipped_at
         FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id JOIN products ON products.id = orders.product_id
        WHERE orders.id = ANY (?::int[]) ORDER BY orders.id`,
      [[...orderIds]]
    )
    return rows.map(toPayableSale)
  }
}

function toPayableSale(row: Row): PayableSale {
  return {
    id: row.id,
    orderNumber: row.order_number,
    productName: row.product_name,
    quantity: row.quantity,
    status: row.status,
    paymentStatus: row.payment_status,
    isSelfPurchase: row.is_self_purchase,
    productionHold: row.production_hold,
    isTakenDown: row.is_taken_down,
    artistProfit: fromDecimal(row.artist_profit),
    orderedAt: DateTime.fromJSDate(row.created_at),
    shippedAt: row.shipped_at && DateTime.fromJSDate(row.shipped_at),
  }
}
