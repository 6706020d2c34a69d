import { LAST_SHIPMENT_OF_ORDER } from '#fulfilment/public'
import { clock } from '#shared/clock'

/** Orders that an admin has to review: production is stuck, or the shipment was returned. */
export const PRODUCTION_CASES = ['stuck', 'returned'] as const

export type ProductionCase = (typeof PRODUCTION_CASES)[number]

/** How long an error that is retried automatically may last before the order counts as stuck. */
const QUIET_HOURS = 1

/**
 * Orders in a provider order with an error: those still to be made (no cancellation is requested, they are processing or
 * a reprint, and not refunded where the provider order is fulfilled), and cancelled ones that were shipped all the same.
 */
const STUCK = `orders.id IN (
  SELECT item.order_id
    FROM provider_orders AS made
    JOIN provider_order_items AS item ON item.provider_order_id = made.id
    JOIN orders AS row ON row.id = item.order_id
   WHERE made.last_error IS NOT NULL
     AND (made.status NOT IN ('waiting', 'draft', 'held') OR made.blocked_by IS NOT NULL OR made.failing_since < ?)
     AND CASE WHEN row.status = 'cancelled' THEN EXISTS (
           SELECT FROM shipments JOIN shipment_items AS sent ON sent.shipment_id = shipments.id
            WHERE shipments.provider_order_id = made.id AND sent.order_id = row.id)
         ELSE item.cancel_requested_at IS NULL AND (row.status = 'processing' OR item.is_reprint)
           AND (made.status <> 'fulfilled' OR row.payment_status <> 'refunded') END)`

/**
 * Orders whose last shipment came back, even if a job has marked them as delivered after some days. Most shipments that ever came
 * back were delivered later: these are left out first, by one look into an index, before the last shipment is found.
 */
const RETURNED = `orders.status IN ('shipped', 'delivered') AND orders.payment_status <> 'refunded'
  AND orders.checkout_id IN (SELECT checkout_id FROM shipments WHERE returned_at IS NOT NULL)
  AND (SELECT coalesce(max(arrived.created_at), '-infinity') FROM order_status_history AS arrived
        WHERE arrived.order_id = orders.id AND arrived.to_status = 'delivered')
      <= (SELECT max(returned_at) FROM shipments WHERE shipments.checkout_id = orders.checkout_id)
  AND EXISTS (
    SELECT FROM (${LAST_SHIPMENT_OF_ORDER}) AS latest
     WHERE latest.returned_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM provider_order_items AS again JOIN provider_orders ON provider_orders.id = again.provider_order_id
        WHERE again.order_id = orders.id AND provider_orders.created_at > latest.returned_at)
       AND NOT EXISTS (
         SELECT FROM order_status_history AS arrived
          WHERE arrived.order_id = orders.id AND arrived.to_status = 'delivered' AND arrived.created_at > latest.returned_at))`

/**
 * Returns a condition on `orders`, and its values. *stuck*: The provider does not make the order, and says why, or has shipped
 * it although it was cancelled. *returned*: the last shipment came back, and the order was not refunded, reprinted or
 * marked as delivered since.
 */
export function whereCase(wanted: ProductionCase): [sql: string, values: string[]] {
  switch (wanted) {
    case 'stuck':
      return [STUCK, [clock.now().minus({ hours: QUIET_HOURS }).toSQL()!]]
    case 'returned':
      return [RETURNED, []]
  }
}
