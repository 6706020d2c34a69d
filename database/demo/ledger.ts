/**
 * The ledger of demo orders, a few statements for any number of them: what the shop would have posted as they were paid,
 * made and refunded. `checkouts` is an SQL query of the ids of checkouts of which nothing is posted yet.
 */
export const ledgerStatements = (checkouts: string) => [
  `CREATE TEMP TABLE demo_entries ON COMMIT DROP AS
   WITH baskets AS (SELECT checkouts.id, paid_at, shipping_amount, total_amount FROM checkouts WHERE paid_at IS NOT NULL AND id IN (${checkouts}))
   SELECT 'sale-' || baskets.id AS key, 'sale' AS kind, baskets.id AS checkout_id, paid_at AS occurred_at, entry.account, entry.amount, orders.artist_id, orders.id AS order_id
     FROM baskets JOIN orders ON orders.checkout_id = baskets.id, order_ledger_entries(${asSold('orders')}) AS entry
   UNION ALL
   SELECT 'sale-' || id, 'sale', id, paid_at, side.account, (100 * side.pounds)::bigint, NULL, NULL
     FROM baskets, LATERAL (VALUES ('stripe_balance', total_amount), ('shipping', -shipping_amount)) AS side (account, pounds)
   UNION ALL
   SELECT 'fee-' || sessions.id, 'processing_fee', baskets.id, paid_at, side.account, (100 * side.pounds)::bigint, NULL, NULL
     FROM baskets JOIN payment_sessions AS sessions ON sessions.checkout_id = baskets.id AND processing_fee > 0,
          LATERAL (VALUES ('processing_fee', processing_fee), ('stripe_balance', -processing_fee)) AS side (account, pounds)
   UNION ALL
   SELECT 'production-gs-' || baskets.id || '#1', 'production_cost', baskets.id, shipped_at - interval '1 day', side.account, (100 * side.pounds)::bigint, NULL, NULL
     FROM baskets JOIN shipments ON shipments.checkout_id = baskets.id
     JOIN (SELECT checkout_id, sum(unit_cost * quantity) AS cost FROM orders WHERE checkout_id IN (SELECT id FROM baskets) GROUP BY checkout_id) AS made ON made.checkout_id = baskets.id,
          LATERAL (VALUES ('provider_payable', -cost - shipping_amount), ('production_cost', cost), ('shipping', shipping_amount)) AS side (account, pounds)
   UNION ALL
   SELECT 'refund-' || refunds.id, 'refund', baskets.id, refunds.created_at, side.account, (100 * side.pounds)::bigint, NULL, NULL
     FROM baskets JOIN refunds ON refunds.checkout_id = baskets.id,
          LATERAL (VALUES ('stripe_balance', -refunds.amount), ('shipping', refunds.shipping_amount)) AS side (account, pounds)
    WHERE side.pounds <> 0
   UNION ALL
   SELECT 'refund-' || refunds.id, 'refund', baskets.id, refunds.created_at, changed.account, changed.amount, orders.artist_id, orders.id
     FROM baskets JOIN refunds ON refunds.checkout_id = baskets.id JOIN orders ON orders.checkout_id = baskets.id,
          LATERAL (SELECT account, sum(amount)::bigint AS amount
                     FROM (SELECT account, amount FROM order_ledger_entries(orders) UNION ALL SELECT account, -amount FROM order_ledger_entries(${asSold('orders')})) AS sides
                    GROUP BY account HAVING sum(amount) <> 0) AS changed`,

  `WITH posted AS (
     INSERT INTO ledger_transactions (kind, key, checkout_id, occurred_at)
     SELECT DISTINCT kind, key, checkout_id, occurred_at FROM demo_entries ORDER BY occurred_at, checkout_id, key
     RETURNING id, key)
   INSERT INTO ledger_entries (transaction_id, account, amount, artist_id, order_id)
   SELECT posted.id, account, amount, artist_id, order_id FROM posted JOIN demo_entries USING (key) ORDER BY posted.id, order_id`,

  'DROP TABLE demo_entries',
]

/** The row as it was when it was paid. */
function asSold(row: string): string {
  const paid = `'{"status": "processing", "payment_status": "paid", "refunded_amount": 0}'`
  return `CASE WHEN ${row}.refunded_amount = 0 AND ${row}.status <> 'cancelled' THEN ${row} ELSE jsonb_populate_record(${row}, ${paid}) END`
}

/** What the first orders had refunded: the refunds that their rows tell of. */
export const REFUNDS = [
  `INSERT INTO refunds (checkout_id, payment_session_id, origin, status, amount, shipping_amount, reason, refund_key, stripe_refund_id, created_at, updated_at)
   SELECT checkouts.id, payment_sessions.id, 'admin', 'succeeded', refunded.amount + checkouts.refunded_shipping, checkouts.refunded_shipping,
          CASE checkouts.payment_status WHEN 'refunded' THEN 'Cancelled before it was made' ELSE 'The print came off' END,
          'demo-' || checkouts.id, 're_demo_' || checkouts.id, refunded.at, refunded.at
     FROM checkouts
     JOIN payment_sessions ON payment_sessions.checkout_id = checkouts.id
     JOIN (SELECT checkout_id, sum(refunded_amount) AS amount, max(updated_at) AS at FROM orders WHERE refunded_amount > 0 GROUP BY checkout_id) AS refunded
       ON refunded.checkout_id = checkouts.id
    WHERE NOT EXISTS (SELECT FROM refunds WHERE refunds.checkout_id = checkouts.id) AND stripe_payment_intent_id LIKE 'pi\\_demo\\_%'`,

  `INSERT INTO refund_lines (refund_id, order_id, amount)
   SELECT refunds.id, orders.id, refunded_amount
     FROM refunds JOIN orders ON orders.checkout_id = refunds.checkout_id
    WHERE refund_key = 'demo-' || refunds.checkout_id AND refunded_amount > 0 AND NOT EXISTS (SELECT FROM refund_lines WHERE refund_id = refunds.id)`,
]
