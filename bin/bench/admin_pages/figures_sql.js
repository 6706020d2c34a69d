import { before } from './counts.js'

const OF_BENCH = `order_id > ${before.orders}`
const LONDON_DAY = `(paid_at AT TIME ZONE 'Europe/London')::date`

/** Rows that triggers keep elsewhere, and that the demo data does not compute again: triggers are off while this shop is filled. */
export const figuresSql = () => [
  `INSERT INTO sales_facts (order_id, checkout_id, artist_id, product_id, qr_code_id, paid_at, units, amount, profit, is_self_purchase)
   SELECT orders.id, checkout_id, artist_id, product_id, qr_code_id, paid_at, quantity, orders.total_amount - refunded_amount, artist_profit_left(orders), is_self_purchase
     FROM orders JOIN checkouts ON checkouts.id = checkout_id
    WHERE orders.id > ${before.orders} AND paid_at IS NOT NULL AND orders.payment_status <> 'unpaid' AND NOT is_refunded(orders)`,
  `UPDATE products SET units_sold = sold.units, units_sold_30_days = recent
     FROM (SELECT product_id, sum(units) AS units, coalesce(sum(units) FILTER (WHERE paid_at > now() - interval '30 days'), 0) AS recent FROM sales_facts WHERE ${OF_BENCH} GROUP BY 1) AS sold
    WHERE sold.product_id = products.id AND products.id > ${before.products}`,
  `UPDATE artists SET units_sold = sold.units, total_sales = sold.amount
     FROM (SELECT artist_id, sum(units) AS units, sum(amount) AS amount FROM sales_facts WHERE ${OF_BENCH} GROUP BY 1) AS sold
    WHERE sold.artist_id = artists.id AND artists.id > ${before.artists}`,
  `INSERT INTO artist_daily_stats (artist_id, day, orders, units, amount, profit, checkouts, scans, visitors)
   SELECT artist_id, ${LONDON_DAY}, count(*), sum(units), sum(amount), sum(profit), count(DISTINCT checkout_id), 6 * count(*), 5 * count(*) FROM sales_facts WHERE ${OF_BENCH} GROUP BY 1, 2`,
  `INSERT INTO product_daily_stats (artist_id, product_id, day, orders, units, amount, profit, ranked_units, gig_units)
   SELECT artist_id, product_id, ${LONDON_DAY}, count(*), sum(units), sum(amount), sum(profit), sum(units), 0 FROM sales_facts WHERE ${OF_BENCH} GROUP BY 1, 2, 3`,
  // The next run of testdata:populate computes the other figures.
  `INSERT INTO audit_entries (action, subject_type, subject_id, after)
   SELECT action, subject_type, subject_id, after || '{"isSettled": false}' FROM audit_entries WHERE action = 'demo_data_populated' ORDER BY id DESC LIMIT 1`,
]
