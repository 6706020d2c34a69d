import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Order from '#commerce/orders/models/order'
import { assertMove } from '#commerce/orders/order_status'
import { sharesWhenPaid } from '#commerce/orders/gig_shares'
import { clock } from '#shared/clock'
import { toDecimal } from '#shared/money'

/**
 * Marks the rows of a checkout as paid and moves them to processing with their history, all in one statement. Rows that
 * are to be refunded (`isSold` is false) stay cancelled. Writes their tax and whether they are self-purchases as they
 * are in the models, which it updates too, and computes the shares of their gig. Requires the rows' locks.
 */
export async function updatePaidOrders(
  orders: readonly Order[],
  isSold: boolean,
  trx: TransactionClientContract
): Promise<void> {
  const rows = orders.map((order) => {
    const from = order.status
    if (isSold) assertMove(from, 'processing')
    order.merge({ paymentStatus: 'paid', status: isSold ? 'processing' : from })
    const { id, status, isSelfPurchase } = order
    const taxAmount = toDecimal(order.taxAmount)
    return { id, from, status, isSelfPurchase, taxAmount, gigShares: sharesWhenPaid(order) }
  })
  const now = clock.now().toSQL()!
  await trx.rawQuery(
    `WITH paid AS (
       UPDATE orders SET payment_status = 'paid', status = given.status, tax_amount = given."taxAmount",
                         is_self_purchase = given."isSelfPurchase", gig_shares = given."gigShares", updated_at = ?::timestamptz
         FROM json_to_recordset(?) AS given (id integer, "from" text, status text, "taxAmount" numeric, "isSelfPurchase" boolean, "gigShares" jsonb)
        WHERE orders.id = given.id
       RETURNING orders.id, given."from", orders.status)
     INSERT INTO order_status_history (order_id, from_status, to_status, created_at)
     SELECT id, "from", status, ?::timestamptz FROM paid WHERE "from" <> status ORDER BY id`,
    [now, JSON.stringify(rows), now]
  )
}
