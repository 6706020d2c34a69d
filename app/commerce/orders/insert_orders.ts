import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Order from '#commerce/orders/models/order'
import { clock } from '#shared/clock'

/** The columns of an order row that is placed; amounts and percentages as decimals. */
export type NewOrder = {
  order_number: string
  checkout_id: number
  artist_id: number
  product_id: number
  variant_id: number
  qr_code_id: number | null
  product_name: string
  band_name: string
  size: string
  color: string
  image_url: string | null
  quantity: number
  /** Whether the row holds pieces of a limited product. */
  holds_pieces: boolean
  currency: string
  unit_price: string
  unit_cost: string
  share_percentage: string
  artist_profit: string
  platform_profit: string
  total_amount: string
  is_self_purchase: boolean
}

/**
 * Inserts the rows of a checkout, in the order given, with the shares of the gig that each came by and the beginning of
 * their history by its buyer, in one statement.
 */
export async function insertOrders(
  orders: readonly NewOrder[],
  trx: TransactionClientContract
): Promise<Order[]> {
  const columns = Object.keys(orders[0]!).join(', ')
  const { rows } = await trx.rawQuery<{ rows: object[] }>(
    `WITH placed AS (
       INSERT INTO orders (${columns}, gig_shares, created_at, updated_at)
       SELECT ${columns}, agreed_gig_shares(qr_code_id, (SELECT goods_category(product_type) FROM products WHERE id = product_id)),
              :now::timestamptz, :now::timestamptz FROM json_populate_recordset(NULL::orders, :rows)
       RETURNING *
     ), recorded AS (
       INSERT INTO order_status_history (order_id, to_status, actor_user_id, created_at)
       SELECT placed.id, placed.status, checkouts.user_id, placed.created_at
         FROM placed JOIN checkouts ON checkouts.id = placed.checkout_id
     )
     SELECT * FROM placed ORDER BY id`,
    { rows: JSON.stringify(orders), now: clock.now().toSQL()! }
  )
  return rows.map((row) => Order.$createFromAdapterResult(row)!)
}
