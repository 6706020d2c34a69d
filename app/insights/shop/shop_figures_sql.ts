import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

const MEASURES = ['orders', 'sales', 'refunds', 'margin', 'owed'] as const

const each = (write: (measure: string) => string) => MEASURES.map(write).join(', ')

/**
 * Counts the days from `:from` until `:until` again from the ledger, and adds what differs from the stored days to these days
 * and to their months, quarters and years. Doing it twice changes nothing.
 */
export const BUILD_SHOP_FIGURES = `
  WITH moved AS (
    SELECT (posted.occurred_at AT TIME ZONE '${PLATFORM_TIMEZONE}')::date AS day, posted.kind, entry.account, entry.amount, entry.order_id, entry.payout_id,
           coalesce(entry.artist_id::text, '') AS artist, coalesce(qr_codes.gig_id::text, '') AS gig,
           coalesce(products.product_type, '') AS type, coalesce(checkouts.quoted_country, '') AS country
      FROM ledger_transactions AS posted
      JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
      LEFT JOIN orders ON orders.id = entry.order_id
      LEFT JOIN products ON products.id = orders.product_id
      LEFT JOIN qr_codes ON qr_codes.id = orders.qr_code_id
      LEFT JOIN checkouts ON checkouts.id = coalesce(posted.checkout_id, orders.checkout_id)
     WHERE posted.occurred_at >= :from::timestamptz AND posted.occurred_at < :until::timestamptz
       AND (account IN ('artist_payable', 'artist_debt')
            OR (entry.order_id IS NOT NULL AND account IN ('production_cost', 'tax_payable', 'platform_share')))),
  counted AS (
    SELECT day,
           CASE WHEN grouping(artist) = 0 THEN 'artist' WHEN grouping(gig) = 0 THEN 'gig' WHEN grouping(type) = 0 THEN 'type'
                WHEN grouping(country) = 0 THEN 'country' ELSE 'shop' END AS dimension,
           CASE WHEN grouping(artist) = 0 THEN artist WHEN grouping(gig) = 0 THEN gig WHEN grouping(type) = 0 THEN type
                WHEN grouping(country) = 0 THEN country ELSE '' END AS key,
           count(DISTINCT order_id) FILTER (WHERE kind = 'sale') AS orders,
           coalesce(-sum(amount) FILTER (WHERE kind = 'sale'), 0) AS sales,
           coalesce(sum(amount) FILTER (WHERE kind IN ('refund', 'refund_returned', 'cancellation') AND payout_id IS NULL), 0) AS refunds,
           coalesce(-sum(amount) FILTER (WHERE account = 'platform_share'), 0) AS margin,
           coalesce(-sum(amount) FILTER (WHERE account IN ('artist_payable', 'artist_debt')), 0) AS owed
      FROM moved
     GROUP BY GROUPING SETS ((day), (day, artist), (day, gig), (day, type), (day, country))),
  stored AS (
    SELECT * FROM shop_figures
     WHERE grain = 'day' AND starts_on >= (:from::timestamptz AT TIME ZONE '${PLATFORM_TIMEZONE}')::date
       AND starts_on < (:until::timestamptz AT TIME ZONE '${PLATFORM_TIMEZONE}')::date),
  changed AS (
    SELECT coalesce(counted.dimension, stored.dimension) AS dimension, coalesce(counted.day, stored.starts_on) AS day, coalesce(counted.key, stored.key) AS key,
           ${each((measure) => `coalesce(counted.${measure}, 0) - coalesce(stored.${measure}, 0) AS ${measure}`)}
      FROM counted FULL JOIN stored ON stored.dimension = counted.dimension AND stored.starts_on = counted.day AND stored.key = counted.key)
  INSERT INTO shop_figures AS figures (dimension, grain, starts_on, key, ${MEASURES.join(', ')})
  SELECT dimension, period.grain, period.starts_on, key, ${each((measure) => `sum(${measure})`)}
    FROM changed
   CROSS JOIN LATERAL (VALUES ('day', day), ('month', date_trunc('month', day)::date), ('quarter', date_trunc('quarter', day)::date),
                              ('year', date_trunc('year', day)::date)) AS period (grain, starts_on)
   WHERE (${MEASURES.join(', ')}) IS DISTINCT FROM (0, 0, 0, 0, 0)
   GROUP BY 1, 2, 3, 4
  ON CONFLICT (dimension, grain, starts_on, key) DO UPDATE SET ${each((measure) => `${measure} = figures.${measure} + excluded.${measure}`)}`
