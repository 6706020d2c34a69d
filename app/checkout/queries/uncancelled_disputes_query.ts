import db from '@adonisjs/lucid/services/db'

/**
 * Checkouts with orders that a lost dispute refunded in full and that are not cancelled yet, in key order. Leaves out an
 * order that the printer would not cancel, until its status changes.
 */
export class UncancelledDisputesQuery {
  async handle(): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT DISTINCT orders.checkout_id AS id
         FROM disputes JOIN orders ON orders.checkout_id = disputes.checkout_id
        WHERE disputes.status = 'lost' AND orders.status = 'processing' AND orders.payment_status = 'refunded'
          AND NOT EXISTS (
            SELECT FROM provider_order_items AS item JOIN provider_orders ON provider_orders.id = item.provider_order_id
             WHERE item.order_id = orders.id AND item.cancel_requested_at IS NULL
               AND NOT provider_orders.is_cancellable)
        ORDER BY id`
    )
    return rows.map(({ id }) => id)
  }
}
