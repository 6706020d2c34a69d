/**
 * SQL: the last shipment of `orders`. One from before their contents were kept is of all rows paid together.
 */
export const SHIPMENTS_OF_ORDER = `
  SELECT shipments.tracking_url, shipments.shipped_at, shipments.returned_at, shipments.return_reason FROM shipments
   WHERE shipments.checkout_id = orders.checkout_id
     AND (EXISTS (SELECT FROM shipment_items WHERE shipment_items.shipment_id = shipments.id AND shipment_items.order_id = orders.id)
          OR NOT EXISTS (SELECT FROM shipment_items WHERE shipment_items.shipment_id = shipments.id))
   ORDER BY shipments.shipped_at DESC, shipments.id DESC LIMIT 1`
