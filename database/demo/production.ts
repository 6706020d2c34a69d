/**
 * SQL: marks rows in production as submitted to the printer, so that they are not submitted again. `checkouts` selects
 * the ids it is about.
 */
export const productionSql = (checkouts: string) => [
  `INSERT INTO provider_orders (checkout_id, external_id, status, submitted_at, confirmed_at, created_at, updated_at)
   SELECT id, 'gs-' || id, 'confirmed', paid_at, paid_at, paid_at, paid_at FROM checkouts
    WHERE id IN (${checkouts}) AND paid_at IS NOT NULL
      AND EXISTS (SELECT FROM orders WHERE checkout_id = checkouts.id AND status = 'processing')
    ORDER BY id`,
  `INSERT INTO provider_order_items (provider_order_id, order_id, quantity)
   SELECT provider_orders.id, orders.id, orders.quantity
     FROM provider_orders JOIN orders USING (checkout_id) WHERE checkout_id IN (${checkouts}) ORDER BY orders.id`,
]
