import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was paid and refunded before the ledger began, as it stands now: one opening transaction a checkout. Sales of
 * artists and units of products, which only ever grew, are counted anew without what was refunded or cancelled.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      UPDATE payment_sessions SET processing_fee = round(amount * 0.015, 2) + 0.20
       WHERE status = 'complete' AND stripe_payment_intent_id LIKE 'pi\\_demo\\_%' AND processing_fee IS NULL;

      CREATE TEMP TABLE untold ON COMMIT DROP AS
        SELECT orders.id AS order_id, orders.checkout_id, payment_sessions.id AS payment_session_id,
               orders.refunded_amount - coalesce((SELECT sum(refund_lines.amount) FROM refund_lines JOIN refunds ON refunds.id = refund_lines.refund_id
                                                   WHERE refund_lines.order_id = orders.id AND refunds.status IN ('pending', 'succeeded')), 0) AS amount
          FROM orders
          JOIN payment_sessions ON payment_sessions.checkout_id = orders.checkout_id AND payment_sessions.stripe_payment_intent_id LIKE 'pi\\_demo\\_%'
         WHERE orders.refunded_amount > 0;
      DELETE FROM untold WHERE amount <= 0;
      INSERT INTO refunds (checkout_id, payment_session_id, origin, status, amount, reason, refund_key, stripe_refund_id)
      SELECT checkout_id, payment_session_id, 'shop', 'succeeded', sum(amount), 'Refunded before refunds were written down', 'demo-' || checkout_id, 're_demo_' || checkout_id
        FROM untold GROUP BY checkout_id, payment_session_id;
      INSERT INTO refund_lines (refund_id, order_id, amount)
      SELECT refunds.id, untold.order_id, untold.amount FROM untold JOIN refunds ON refunds.refund_key = 'demo-' || untold.checkout_id;

      CREATE TEMP TABLE opening ON COMMIT DROP AS
        SELECT orders.checkout_id, entry.account, entry.amount, orders.artist_id, orders.id AS order_id FROM orders, order_ledger_entries(orders) AS entry
         UNION ALL
        SELECT checkouts.id, entry.account, entry.amount, NULL, NULL FROM checkouts, checkout_ledger_entries(checkouts) AS entry
         UNION ALL
        SELECT checkout_id, 'processing_fee', (100 * sum(processing_fee))::bigint, NULL, NULL FROM payment_sessions WHERE processing_fee > 0 GROUP BY checkout_id
         UNION ALL
        SELECT checkout_id, 'stripe_balance', (100 * sum(moved.amount))::bigint, NULL, NULL
          FROM (SELECT checkout_id, amount - coalesce(processing_fee, 0) AS amount FROM payment_sessions WHERE status = 'complete'
                 UNION ALL SELECT checkout_id, -amount FROM refunds WHERE status IN ('pending', 'succeeded')) AS moved
         GROUP BY checkout_id HAVING sum(moved.amount) <> 0;
      INSERT INTO opening (checkout_id, account, amount)
      SELECT checkout_id, 'suspense', -sum(amount) FROM opening GROUP BY checkout_id HAVING sum(amount) <> 0;
      ANALYZE opening;

      WITH posted AS (
        INSERT INTO ledger_transactions (kind, key, checkout_id, occurred_at)
        SELECT 'opening', 'opening-' || checkouts.id, checkouts.id, coalesce(checkouts.paid_at, checkouts.created_at)
          FROM checkouts WHERE checkouts.id IN (SELECT checkout_id FROM opening) ORDER BY checkouts.id
        RETURNING id, checkout_id)
      INSERT INTO ledger_entries (transaction_id, account, amount, artist_id, order_id)
      SELECT posted.id, account, amount, artist_id, order_id FROM posted JOIN opening ON opening.checkout_id = posted.checkout_id ORDER BY posted.id;

      UPDATE artists SET total_sales = sold.amount, units_sold = sold.units
        FROM (SELECT artists.id, coalesce(sum(amount), 0) AS amount, coalesce(sum(units) FILTER (WHERE NOT is_self_purchase), 0) AS units
                FROM artists LEFT JOIN sales_facts ON sales_facts.artist_id = artists.id GROUP BY artists.id) AS sold
       WHERE sold.id = artists.id AND (artists.total_sales, artists.units_sold) IS DISTINCT FROM (sold.amount, sold.units);
      UPDATE products SET units_sold = sold.units
        FROM (SELECT products.id, coalesce(sum(units), 0) AS units
                FROM products LEFT JOIN sales_facts ON sales_facts.product_id = products.id GROUP BY products.id) AS sold
       WHERE sold.id = products.id AND products.units_sold <> sold.units;
      COMMENT ON COLUMN artists.total_sales IS 'Pounds. Projection of paid order rows without shipping, refunds and what was cancelled.';
      COMMENT ON COLUMN artists.units_sold IS 'Projection of the same, in pieces, without what artists bought of their own: it ranks them.';
      COMMENT ON COLUMN products.units_sold IS 'Projection: paid units that were neither refunded in full nor cancelled.';
    `)
  }

  /** What was opened stays: nothing is ever taken out of the ledger. */
  async down() {}
}
