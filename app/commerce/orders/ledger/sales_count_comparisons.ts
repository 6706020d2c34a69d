import { soldBy, type Comparison } from '#ledger/public'

/** The sales counts of artists and products against the ledger and the order rows. */
export const SALES_COUNT_COMPARISONS: Comparison[] = [
  {
    name: 'sales of artists',
    between: ['the ledger', 'artists.total_sales'],
    isMoney: true,
    sql: `WITH ${soldBy('artist_id')}
          SELECT 'artist ' || artists.id AS subject, coalesce(sold.amount, 0) AS one, (100 * total_sales)::bigint AS other
            FROM artists LEFT JOIN sold ON sold.artist_id = artists.id WHERE coalesce(sold.amount, 0) <> (100 * total_sales)::bigint`,
  },
  {
    name: 'pieces of artists',
    between: ['order rows', 'artists.units_sold'],
    isMoney: false,
    sql: `WITH sold AS (
            SELECT artist_id, sum(quantity) AS units FROM orders
             WHERE payment_status <> 'unpaid' AND NOT is_refunded(orders) AND NOT is_self_purchase GROUP BY 1)
          SELECT 'artist ' || artists.id AS subject, coalesce(sold.units, 0) AS one, units_sold AS other
            FROM artists LEFT JOIN sold ON sold.artist_id = artists.id WHERE units_sold <> coalesce(sold.units, 0)`,
  },
  {
    name: 'pieces of products',
    between: ['order rows', 'products.units_sold'],
    isMoney: false,
    sql: `WITH sold AS (
            SELECT product_id, sum(quantity) AS units FROM orders
             WHERE payment_status <> 'unpaid' AND NOT is_refunded(orders) GROUP BY 1)
          SELECT 'product ' || products.id AS subject, coalesce(sold.units, 0) AS one, units_sold AS other
            FROM products LEFT JOIN sold ON sold.product_id = products.id WHERE units_sold <> coalesce(sold.units, 0)`,
  },
]
