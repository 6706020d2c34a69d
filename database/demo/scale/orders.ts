import { pricingConfig } from '#config/pricing'
import { stripeSandboxFee } from '#config/stripe'
import { ledgerStatements } from '#database/demo/ledger'
import type { Connection } from '#database/demo/population_lock'
import type { Part } from '#database/demo/scale/part'
import { productionSql } from '#database/demo/production'
import { orderNumberSql } from '#database/demo/order_numbers'
import { age, choice, lot } from '#database/demo/scale/lots'
import { toDecimal } from '#shared/money'

/** What may be bought, each product in one variant, and who buys. */
export async function prepareOrders(connection: Connection) {
  await connection.query(`
    DROP TABLE IF EXISTS pg_temp.demo_catalog, pg_temp.demo_buyers;
    CREATE TEMP TABLE demo_catalog AS
      SELECT row_number() OVER (ORDER BY products.id) - 1 AS place, products.id AS product_id, products.artist_id, products.name,
             products.selling_price, products.base_price, products.created_at, artists.band_name, artists.profit_share_percentage AS share,
             variant.id AS variant_id, variant.size, variant.color, variant.preview_url, code.id AS qr_code_id,
             round((selling_price - base_price) * profit_share_percentage / 100, 2) AS profit
        FROM products
        JOIN artists ON artists.id = products.artist_id
        JOIN LATERAL (SELECT * FROM product_variants WHERE product_id = products.id AND is_offered ORDER BY position LIMIT 1) AS variant ON true
        LEFT JOIN qr_codes AS code ON code.artist_id = artists.id AND code.is_default
       WHERE products.status = 'active' AND products.created_at < now() - interval '95 days';
    CREATE UNIQUE INDEX ON demo_catalog (place);
    CREATE TEMP TABLE demo_buyers AS
      SELECT row_number() OVER (ORDER BY id) - 1 AS place, id, first_name || ' ' || last_name AS name, email
        FROM users WHERE user_type = 'fan' AND password IS NULL AND email LIKE '%@example.com';
    CREATE UNIQUE INDEX ON demo_buyers (place);
    ANALYZE demo_catalog, demo_buyers;
  `)
}

const STATUS = `CASE WHEN luck < 0.05 THEN 'cancelled' WHEN age < 0.3 THEN 'pending' WHEN age < 4 THEN 'processing' WHEN age < 12 THEN 'shipped' ELSE 'delivered' END`
const PAID = `CASE WHEN status IN ('pending', 'cancelled') THEN 'unpaid' ELSE 'paid' END`

const SHIPPING = toDecimal(pricingConfig.flatShippingRate)

/** The fee that the stand-in for Stripe takes. */
const FEE = `round((total + ${SHIPPING}) * ${stripeSandboxFee.perMille} / 1000, 2) + ${stripeSandboxFee.fixed / 100}`

/** One checkout of one row each; popular products are bought far more often than others. */
export async function addCrowdOfOrders(connection: Connection, { from, to, first, last }: Part) {
  await connection.query('DROP TABLE IF EXISTS pg_temp.demo_sold')
  await connection.query(
    `CREATE TEMP TABLE demo_sold ON COMMIT DROP AS
     SELECT *, ${PAID} AS payment_status, selling_price * quantity AS total, placed_at + interval '2 minutes' AS paid_at, placed_at + interval '3 days' AS shipped_at
       FROM (SELECT lots.*, ${STATUS} AS status, now() - interval '1 day' * age AS placed_at, demo_catalog.*, buyer.id AS user_id, buyer.name AS buyer_name, buyer.email,
                    nextval(pg_get_serial_sequence('checkouts', 'id'))::int AS checkout_id, nextval(pg_get_serial_sequence('orders', 'id'))::int AS id
               FROM (SELECT n, ${age('n', { first, last })} AS age, ${lot('n', 22)} AS luck, 1 + (${lot('n', 23)} < 0.12)::int AS quantity,
                            floor(power(${lot('n', 24)}, 2) * (SELECT count(*) FROM demo_catalog))::int AS catalog_place, ${choice('n', 25, '(SELECT count(*) FROM demo_buyers)')} AS buyer,
                            ${lot('n', 26)} < 0.5 AS is_scanned
                       FROM generate_series(${from}, ${to}) AS n) AS lots
               JOIN demo_catalog ON demo_catalog.place = lots.catalog_place
               JOIN demo_buyers AS buyer ON buyer.place = lots.buyer) AS placed`
  )
  await connection.query(
    `INSERT INTO checkouts (id, user_id, customer_name, customer_email, street, city, state, zip_code, country, items_amount, shipping_amount, total_amount,
                            payment_status, expires_at, paid_at, cancelled_at, created_at, updated_at)
     SELECT checkout_id, user_id, buyer_name, email, 1 + n % 140 || ' Station Parade', 'Leeds', 'West Yorkshire', 'LS6 1AA', 'GB', total, ${SHIPPING}, total + ${SHIPPING},
            payment_status, placed_at + CASE WHEN status = 'pending' THEN interval '24 hours' ELSE interval '31 minutes' END,
            CASE WHEN payment_status = 'paid' THEN paid_at END, CASE WHEN status = 'cancelled' THEN placed_at + interval '31 minutes' END, placed_at, placed_at
       FROM demo_sold`
  )
  await connection.query(
    `INSERT INTO orders (id, order_number, checkout_id, artist_id, product_id, variant_id, qr_code_id, product_name, band_name, size, color, image_url, quantity,
                         unit_price, unit_cost, share_percentage, artist_profit, platform_profit, total_amount, status, payment_status, created_at, updated_at)
     SELECT id, ${orderNumberSql('n')}, checkout_id, artist_id, product_id, variant_id, CASE WHEN is_scanned THEN qr_code_id END, name, band_name, size, color,
            preview_url, quantity, selling_price, base_price, share, profit * quantity, (selling_price - base_price - profit) * quantity, total, status, payment_status, placed_at, placed_at
       FROM demo_sold`
  )
  await connection.query(
    `INSERT INTO order_status_history (order_id, from_status, to_status, actor_user_id, notes, created_at)
     SELECT demo_sold.id, moves.from_status, moves.to_status, CASE WHEN moves.from_status IS NULL THEN user_id END, moves.notes, moves.at
       FROM demo_sold, LATERAL (VALUES
              (1, NULL, 'pending', NULL, placed_at, true),
              (2, 'pending', 'cancelled', 'Not paid in time', placed_at + interval '31 minutes', status = 'cancelled'),
              (3, 'pending', 'processing', NULL, paid_at, payment_status = 'paid'),
              (4, 'processing', 'shipped', NULL, shipped_at, status IN ('shipped', 'delivered')),
              (5, 'shipped', 'delivered', NULL, shipped_at + interval '4 days', status = 'delivered')
            ) AS moves (place, from_status, to_status, notes, at, happened)
      WHERE moves.happened
      ORDER BY demo_sold.id, moves.place`
  )
  await connection.query(
    `INSERT INTO shipments (checkout_id, remote_shipment_id, carrier, tracking_number, tracking_url, shipped_at, created_at)
     SELECT checkout_id, 90000000 + n, 'Royal Mail', 'GS' || n || 'GB', 'https://track.example.com/GS' || n || 'GB', shipped_at, shipped_at
       FROM demo_sold WHERE status IN ('shipped', 'delivered')`
  )
  await connection.query(
    `INSERT INTO payment_sessions (checkout_id, status, stripe_session_id, stripe_payment_intent_id, processing_fee, request, amount, expires_at, created_at, updated_at)
     SELECT checkout_id, CASE payment_status WHEN 'paid' THEN 'complete' ELSE 'expired' END, 'cs_demo_' || checkout_id,
            CASE payment_status WHEN 'paid' THEN 'pi_demo_' || checkout_id || '_' || round((total + ${SHIPPING}) * 100)::bigint END, CASE payment_status WHEN 'paid' THEN ${FEE} END, '{}', total + ${SHIPPING}, placed_at + interval '31 minutes', placed_at, placed_at
       FROM demo_sold WHERE status <> 'pending'`
  )
  for (const sql of productionSql(`SELECT checkout_id FROM demo_sold WHERE status = 'processing'`))
    await connection.query(sql)
  for (const statement of ledgerStatements('SELECT checkout_id FROM demo_sold'))
    await connection.query(statement)
}
