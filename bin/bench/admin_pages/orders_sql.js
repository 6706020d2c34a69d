import { before, counts } from './counts.js'

const SHIPPING = 4.79

/** What happens to a payment afterwards, by its lot: shares of all checkouts. */
export const fates = {
  unpaid: 0.05,
  lost: 0.052,
  refunded: 0.07,
  partlyRefunded: 0.08,
  disputed: 0.084,
  won: 0.094,
  warned: 0.11,
}

/** Latest orders are the most, as in a shop that grows. */
const AGE = `${counts.days} * power(1 - (c - 0.5) / ${counts.checkouts}, 1.3)`

/** Two temporary tables, sold_baskets and sold_rows, from which the others are filled. */
export function prepareOrdersSql({ lot, choice }) {
  return [
    `CREATE TEMP TABLE sold_baskets AS
     SELECT *, CASE WHEN status IN ('pending', 'cancelled') THEN 'unpaid' WHEN luck < ${fates.refunded} THEN 'refunded' WHEN luck < ${fates.partlyRefunded} THEN 'partially_refunded'
                    WHEN luck < ${fates.disputed} AND age < 60 THEN 'disputed' ELSE 'paid' END AS payment_status,
            placed_at + interval '2 minutes' AS paid_at, placed_at + interval '3 days' AS shipped_at
       FROM (SELECT lots.*, ${before.checkouts} + c AS id, now() - interval '1 day' * age AS placed_at, users.first_name || ' ' || users.last_name AS buyer_name,
                    CASE WHEN users.deleted_at IS NULL THEN users.email END AS email, CASE WHEN guest > 0.3 THEN users.id END AS user_id,
                    CASE WHEN luck < ${fates.unpaid} THEN 'cancelled' WHEN age < 0.3 THEN 'pending' WHEN age < 4 THEN 'processing' WHEN age < 12 THEN 'shipped' ELSE 'delivered' END AS status,
                    CASE WHEN abroad < 0.8 THEN 'GB' WHEN abroad < 0.95 THEN 'US' ELSE 'CA' END AS country
               FROM (SELECT c, ${AGE} AS age, ${lot('c', 301)} AS luck, ${lot('c', 302)} AS guest, ${lot('c', 303)} AS abroad, ${choice('c', 304, counts.buyers)} AS buyer
                       FROM generate_series(1, ${counts.checkouts}) AS c) AS lots
               JOIN users ON users.id = ${before.fans} + 1 + buyer) AS placed`,
    `CREATE TEMP TABLE sold_rows AS
     SELECT lots.*, ${before.orders} + n AS id, products.id AS product_id, products.artist_id, products.name, artists.band_name, products.base_price AS cost, products.selling_price AS price,
            round((selling_price - base_price) * 0.6, 2) AS profit, products.selling_price * quantity AS total, sold_baskets.id AS checkout_id, sold_baskets.country, placed_at, paid_at, shipped_at, sold_baskets.status,
            sold_baskets.payment_status, age, buyer_name,
            CASE sold_baskets.country WHEN 'GB' THEN round(products.selling_price * quantity / 6, 2) WHEN 'CA' THEN round(products.selling_price * quantity * 13 / 113, 2) ELSE 0 END AS tax
       FROM (SELECT n, c, place - (place % 10 = 9)::int AS place, quantity, is_scanned
               FROM (SELECT n, 4 * ((n - 1) / 5) + least((n - 1) % 5, 3) + 1 AS c, 1 + floor(power(${lot('n', 311)}, 3) * (${counts.products} - 1))::int AS place,
                            1 + (${lot('n', 312)} < 0.12)::int AS quantity, ${lot('n', 313)} < 0.5 AS is_scanned
                       FROM generate_series(1, ${counts.orders}) AS n) AS drawn) AS lots
       JOIN sold_baskets USING (c) JOIN products ON products.id = ${before.products} + lots.place JOIN artists ON artists.id = products.artist_id`,
    'CREATE INDEX ON sold_rows (checkout_id)',
    'ANALYZE sold_baskets, sold_rows',
  ]
}

/** The orders with their checkouts, payments and production. */
export function ordersSql({ orderNumberSql }) {
  const total = `items + ${SHIPPING}`
  return [
    `INSERT INTO checkouts (id, user_id, customer_name, customer_email, street, city, zip_code, country, quoted_country, items_amount, shipping_amount, tax_amount, tax_rate, total_amount,
                            payment_status, refunded_shipping, production_hold, production_hold_reason, expires_at, paid_at, cancelled_at, created_at, updated_at)
     SELECT id, user_id, buyer_name, email, c % 140 + 1 || ' Station Parade', 'Leeds', 'LS6 1AA', country, country, items, ${SHIPPING}, tax, CASE country WHEN 'GB' THEN 20 WHEN 'CA' THEN 13 END,
            ${total}, payment_status, CASE payment_status WHEN 'refunded' THEN ${SHIPPING} ELSE 0 END, held,
            CASE WHEN held THEN 'Asked for another size' END, placed_at + interval '31 minutes', CASE WHEN payment_status <> 'unpaid' THEN paid_at END,
            CASE WHEN status = 'cancelled' THEN placed_at + interval '31 minutes' END, placed_at, placed_at
       FROM (SELECT *, status = 'processing' AND c % 97 = 0 AS held FROM sold_baskets) AS sold_baskets
       JOIN (SELECT checkout_id, sum(total) AS items, sum(tax) AS tax FROM sold_rows GROUP BY 1) AS sums ON sums.checkout_id = sold_baskets.id`,
    `INSERT INTO orders (id, order_number, checkout_id, artist_id, product_id, variant_id, qr_code_id, product_name, band_name, size, color, quantity, unit_price, unit_cost, share_percentage,
                         artist_profit, platform_profit, tax_amount, total_amount, refunded_amount, status, payment_status, search_text, created_at, updated_at)
     SELECT id, ${orderNumberSql(`(n + ${before.orders})`)}, checkout_id, artist_id, product_id, ${before.variants} + 2 * place, CASE WHEN is_scanned THEN artist_id END, name, band_name, 'M', 'Black',
            quantity, price, cost, 60, profit * quantity, (price - cost - profit) * quantity, tax, total,
            CASE payment_status WHEN 'refunded' THEN total WHEN 'partially_refunded' THEN round(total / 4, 2) ELSE 0 END, status, payment_status,
            fold_text(concat_ws(' ', '', ${orderNumberSql(`(n + ${before.orders})`)}, name, buyer_name)), placed_at, placed_at
       FROM sold_rows`,
    `INSERT INTO order_status_history (order_id, from_status, to_status, created_at)
     SELECT id, from_status, to_status, at
       FROM sold_rows, LATERAL (VALUES (NULL, 'pending', placed_at, true), ('pending', 'cancelled', placed_at + interval '31 minutes', status = 'cancelled'),
              ('processing', 'shipped', shipped_at, status IN ('shipped', 'delivered')), ('shipped', 'delivered', shipped_at + interval '4 days', status = 'delivered')) AS moves (from_status, to_status, at, happened)
      WHERE happened`,
    `INSERT INTO payment_sessions (id, checkout_id, status, stripe_session_id, stripe_payment_intent_id, processing_fee, request, amount, expires_at, risk_level, created_at, updated_at)
     SELECT id, id, CASE WHEN payment_status <> 'unpaid' THEN 'complete' WHEN status = 'pending' THEN 'open' WHEN luck < 0.005 THEN 'failed' ELSE 'expired' END, 'cs_live_bench' || id,
            CASE WHEN payment_status <> 'unpaid' THEN 'pi_bench' || id END, CASE WHEN payment_status <> 'unpaid' THEN round(${total} * 0.015, 2) + 0.20 END, '{}', ${total},
            placed_at + interval '31 minutes', CASE WHEN payment_status = 'unpaid' THEN NULL WHEN c % 200 = 0 THEN 'highest' WHEN c % 50 = 0 THEN 'elevated' ELSE 'normal' END, placed_at, placed_at
       FROM sold_baskets JOIN (SELECT checkout_id, sum(total) AS items FROM sold_rows GROUP BY 1) AS sums ON sums.checkout_id = sold_baskets.id`,
    `INSERT INTO provider_orders (id, checkout_id, external_id, status, remote_order_id, last_error, failing_since, submitted_at, confirmed_at, created_at, updated_at)
     SELECT id, id, 'gs-' || id, CASE WHEN status <> 'processing' THEN 'fulfilled' WHEN c % 100 = 0 THEN 'failed' ELSE 'confirmed' END, 500000000 + id,
            CASE WHEN status = 'processing' AND c % 100 = 0 THEN 'The address is incomplete' END, CASE WHEN status = 'processing' AND c % 100 = 0 THEN paid_at END, paid_at, paid_at, paid_at, paid_at
       FROM sold_baskets WHERE payment_status <> 'unpaid'`,
    `INSERT INTO provider_order_items (provider_order_id, order_id, quantity) SELECT checkout_id, id, quantity FROM sold_rows WHERE payment_status <> 'unpaid'`,
    `INSERT INTO shipments (id, checkout_id, remote_shipment_id, provider_order_id, carrier, tracking_number, tracking_url, shipped_at, returned_at, created_at)
     SELECT id, id, 90000000 + id, id, 'Royal Mail', 'GS' || id || 'GB', 'https://track.example.com/GS' || id || 'GB', shipped_at,
            CASE WHEN c % 500 = 0 THEN shipped_at + interval '3 days' END, shipped_at
       FROM sold_baskets WHERE status IN ('shipped', 'delivered')`,
    `INSERT INTO shipment_items (shipment_id, order_id, quantity) SELECT checkout_id, id, quantity FROM sold_rows WHERE status IN ('shipped', 'delivered')`,
    'ANALYZE checkouts, orders, payment_sessions, shipments',
  ]
}
