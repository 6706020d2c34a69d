/**
 * Computes the figures that other tables show from the rows they stand for; writes only rows that differ. Units are
 * those that were paid and neither refunded in full nor cancelled; sales are pounds without shipping and refunds.
 * Purchases of an artist's own products do not count for the ranking.
 */
export const PROJECTIONS = [
  // PostgreSQL needs statistics of the new rows: with those of an empty shop it plans nested loops that take minutes.
  'ANALYZE artists, products, checkouts, orders, sales_facts, reviews, qr_codes, scans',

  `UPDATE products SET units_sold = sold.units, units_sold_30_days = sold.recent
     FROM (SELECT products.id, coalesce(sum(units), 0) AS units,
                  coalesce(sum(units) FILTER (WHERE NOT is_self_purchase AND paid_at > now() - interval '30 days'), 0) AS recent
             FROM products LEFT JOIN sales_facts ON sales_facts.product_id = products.id
            GROUP BY products.id) AS sold
    WHERE sold.id = products.id AND (products.units_sold, products.units_sold_30_days) IS DISTINCT FROM (sold.units, sold.recent)`,

  `UPDATE artists SET units_sold = sold.units, total_sales = sold.amount
     FROM (SELECT artists.id, coalesce(sum(units) FILTER (WHERE NOT is_self_purchase), 0) AS units, coalesce(sum(amount), 0) AS amount
             FROM artists LEFT JOIN sales_facts ON sales_facts.artist_id = artists.id
            GROUP BY artists.id) AS sold
    WHERE sold.id = artists.id AND (artists.units_sold, artists.total_sales) IS DISTINCT FROM (sold.units, sold.amount)`,

  `UPDATE products SET average_rating = rated.average, review_count = rated.reviews
     FROM (SELECT products.id, round(avg(rating), 2) AS average, count(rating) AS reviews
             FROM products LEFT JOIN reviews ON reviews.product_id = products.id
            GROUP BY products.id) AS rated
    WHERE rated.id = products.id AND (products.average_rating, products.review_count) IS DISTINCT FROM (rated.average, rated.reviews)`,

  `UPDATE qr_codes SET scan_count = counted.scans
     FROM (SELECT qr_codes.id, count(scans.id) AS scans
             FROM qr_codes LEFT JOIN scans ON scans.qr_code_id = qr_codes.id
            GROUP BY qr_codes.id) AS counted
    WHERE counted.id = qr_codes.id AND qr_codes.scan_count <> counted.scans`,

  'SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products HAVING count(*) > 0',
  'SELECT count_search_words()',
]
