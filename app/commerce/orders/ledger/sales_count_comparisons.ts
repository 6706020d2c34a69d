import { soldBy, type Comparison } from '#ledger/public'

/** The sales counts of artists and products, and what is still to be added to them, against the ledger and the order rows. */
export const SALES_COUNT_COMPARISONS: Comparison[] = [
  {
    name: 'sales of artists',
    between: ['the ledger', 'artists.total_sales'],
    isMoney: true,
    sql: `WITH ${soldBy('artist_id')}
          SELECT 'artist ' || artists.id AS subject, coalesce(sold.amount, 0) AS one, counted AS other
            FROM artists LEFT JOIN sold ON sold.artist_id = artists.id LEFT JOIN pending_artist_sales AS pending ON pending.artist_id = artists.id,
                 LATERAL (SELECT (100 * (total_sales + coalesce(pending.amount, 0)))::bigint AS counted) AS side
           WHERE coalesce(sold.amount, 0) <> counted`,
  },
  {
    name: 'pieces of artists',
    between: ['order rows', 'artists.units_sold'],
    isMoney: false,
    sql: `WITH sold AS (
            SELECT artist_id, sum(quantity) AS units FROM orders
             WHERE payment_status <> 'unpaid' AND NOT is_refunded(orders) AND NOT is_self_purchase GROUP BY 1)
          SELECT 'artist ' || artists.id AS subject, coalesce(sold.units, 0) AS one, counted AS other
            FROM artists LEFT JOIN sold ON sold.artist_id = artists.id LEFT JOIN pending_artist_sales AS pending ON pending.artist_id = artists.id,
                 LATERAL (SELECT units_sold + coalesce(pending.units, 0) AS counted) AS side
           WHERE counted <> coalesce(sold.units, 0)`,
  },
  {
    name: 'pieces of products',
    between: ['order rows', 'products.units_sold'],
    isMoney: false,
    sql: `WITH sold AS (
            SELECT product_id, sum(quantity) AS units FROM orders
             WHERE payment_status <> 'unpaid' AND NOT is_refunded(orders) GROUP BY 1)
          SELECT 'product ' || products.id AS subject, coalesce(sold.units, 0) AS one, counted AS other
            FROM products LEFT JOIN sold ON sold.product_id = products.id LEFT JOIN pending_product_sales AS pending ON pending.product_id = products.id,
                 LATERAL (SELECT units_sold + coalesce(pending.units, 0) AS counted) AS side
           WHERE counted <> coalesce(sold.units, 0)`,
  },
]
