/**
 * SQL over `orders`: the last shipment of a row. One whose contents were not recorded is of all rows paid together.
 */
export const LAST_SHIPMENT_OF_ORDER = `
  SELECT shipments.tracking_url, shipments.shipped_at, shipments.returned_at, shipments.return_reason FROM shipments
   WHERE shipments.checkout_id = orders.checkout_id
     AND (EXISTS (SELECT FROM shipment_items WHERE shipment_items.shipment_id = shipments.id AND shipment_items.order_id = orders.id)
          OR NOT EXISTS (SELECT FROM shipment_items WHERE shipment_items.shipment_id = shipments.id))
   ORDER BY shipments.shipped_at DESC, shipments.id DESC LIMIT 1`
