import { LAST_SHIPMENT_OF_ORDER } from '#fulfilment/public'
import { clock } from '#shared/clock'

/** Somebody has to look: at what is not made, or at what came back. */
export const PRODUCTION_CASES = ['stuck', 'returned'] as const

export type ProductionCase = (typeof PRODUCTION_CASES)[number]

/** So long what is tried again by itself may be in trouble before anybody is told. */
const QUIET_HOURS = 1

/**
 * Of an order in trouble what it is still to make: not what was sent or taken out, nor what is said to be sent and was given
 * back. And what it has sent though it was cancelled.
 */
const STUCK = `orders.id IN (
  SELECT item.order_id
    FROM provider_orders AS made
    JOIN provider_order_items AS item ON item.provider_order_id = made.id
    JOIN orders AS row ON row.id = item.order_id
   WHERE made.last_error IS NOT NULL
     AND (made.status NOT IN ('waiting', 'draft', 'held') OR made.is_awaiting_connection OR made.failing_since < ?)
     AND CASE WHEN row.status = 'cancelled' THEN EXISTS (
           SELECT FROM shipments JOIN shipment_items AS sent ON sent.shipment_id = shipments.id
            WHERE shipments.provider_order_id = made.id AND sent.order_id = row.id)
         ELSE item.cancel_requested_at IS NULL AND (row.status = 'processing' OR item.is_reprint)
           AND (made.status <> 'fulfilled' OR row.payment_status <> 'refunded') END)`

/** What was taken for delivered by the passing of time may come back all the same. */
const RETURNED = `orders.status IN ('shipped', 'delivered') AND orders.payment_status <> 'refunded'
  AND orders.checkout_id IN (SELECT checkout_id FROM shipments WHERE returned_at IS NOT NULL)
  AND EXISTS (
    SELECT FROM (${LAST_SHIPMENT_OF_ORDER}) AS latest
     WHERE latest.returned_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM provider_order_items AS again JOIN provider_orders ON provider_orders.id = again.provider_order_id
        WHERE again.order_id = orders.id AND provider_orders.created_at > latest.returned_at)
       AND NOT EXISTS (
         SELECT FROM order_status_history AS arrived
          WHERE arrived.order_id = orders.id AND arrived.to_status = 'delivered' AND arrived.created_at > latest.returned_at))`

/**
 * A condition on `orders`, and its values. *stuck*: the provider does not make it, and says why, or has sent
 * it though it was cancelled. *returned*: its last shipment
 * came back, and it was neither refunded, nor is made again or known to have arrived since.
 */
export function whereCase(wanted: ProductionCase): [sql: string, values: string[]] {
  switch (wanted) {
    case 'stuck':
      return [STUCK, [clock.now().minus({ hours: QUIET_HOURS }).toSQL()!]]
    case 'returned':
      return [RETURNED, []]
  }
}
