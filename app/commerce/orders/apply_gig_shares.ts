import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sharesWhenPaid } from '#commerce/orders/gig_shares'
import Order from '#commerce/orders/models/order'

/**
 * Freezes the shares that a gig has now on each of its order rows again, and computes the amounts of those that are paid.
 * Rows are locked in the order of their ids; a row that is being placed waits for the caller, which holds the gig's lock.
 */
export async function applyGigShares(gigId: number, trx: TransactionClientContract): Promise<void> {
  const orders = await Order.query({ client: trx })
    .whereIn('qr_code_id', trx.from('qr_codes').where('gig_id', gigId).select('id'))
    .orderBy('id')
    .forUpdate()
  if (orders.length === 0) return
  const agreed = await agreedNow(orders, trx)
  const rows = orders.map((order) => {
    order.gigShares = agreed.get(order.id) ?? null
    const isPaid = order.paymentStatus !== 'unpaid'
    return { id: order.id, shares: isPaid ? sharesWhenPaid(order) : order.gigShares }
  })
  await trx.rawQuery(
    `UPDATE orders SET gig_shares = given.shares
       FROM json_to_recordset(?) AS given (id integer, shares jsonb) WHERE orders.id = given.id`,
    [JSON.stringify(rows)]
  )
}

type Agreed = { id: number; shares: Order['gigShares'] }

async function agreedNow(orders: Order[], trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: Agreed[] }>(
    `SELECT orders.id, agreed_gig_shares(orders.qr_code_id, goods_category(products.product_type)) AS shares
       FROM orders JOIN products ON products.id = orders.product_id WHERE orders.id = ANY (?)`,
    [orders.map(({ id }) => id)]
  )
  return new Map(rows.map(({ id, shares }) => [id, shares]))
}
