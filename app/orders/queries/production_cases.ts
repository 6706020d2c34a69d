import { PARCELS_OF_ROW } from '#orders/queries/parcels_of_row'
import { clock } from '#shared/clock'

/** Somebody has to look: at what is not made, or at what came back. */
export const PRODUCTION_CASES = ['stuck', 'returned'] as const

export type ProductionCase = (typeof PRODUCTION_CASES)[number]

/** So long what is tried again by itself may be in trouble before anybody is told. */
const QUIET_HOURS = 1

/** What is not made yet is no trouble once nothing of it is wanted. */
const STUCK = `orders.checkout_id IN (
  SELECT checkout_id FROM provider_orders
   WHERE problem IS NOT NULL
     AND (status NOT IN ('waiting', 'draft', 'held') OR waits_for_connection OR problem_since < ?)
     AND (status NOT IN ('waiting', 'draft') OR EXISTS (
       SELECT FROM provider_order_items AS item JOIN orders AS wanted ON wanted.id = item.order_id
        WHERE item.provider_order_id = provider_orders.id
          AND item.withdrawn_at IS NULL AND wanted.status <> 'cancelled')))`

/** What was taken for delivered by the passing of time may come back all the same. */
const RETURNED = `orders.status IN ('shipped', 'delivered') AND orders.payment_status <> 'refunded'
  AND orders.checkout_id IN (SELECT checkout_id FROM shipments WHERE returned_at IS NOT NULL)
  AND EXISTS (
    SELECT FROM (${PARCELS_OF_ROW}) AS latest
     WHERE latest.returned_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM provider_order_items AS again JOIN provider_orders ON provider_orders.id = again.provider_order_id
        WHERE again.order_id = orders.id AND provider_orders.created_at > latest.returned_at)
       AND NOT EXISTS (
         SELECT FROM order_status_history AS arrived
          WHERE arrived.order_id = orders.id AND arrived.to_status = 'delivered' AND arrived.created_at > latest.returned_at))`

/**
 * A condition on `orders`, and its values. *stuck*: Printful does not make it, and says why. *returned*: its last parcel
 * came back, and it was neither given back, nor is made again or known to have arrived since.
 */
export function whereCase(wanted: ProductionCase): [sql: string, values: string[]] {
  switch (wanted) {
    case 'stuck':
      return [STUCK, [clock.now().minus({ hours: QUIET_HOURS }).toSQL()!]]
    case 'returned':
      return [RETURNED, []]
  }
}
