import { OF_ORDERS, PARTS_OF_A_PRICE, type Comparison } from '#admin/reconciliation/comparison'

/** What the ledger says was sold, and what of it is the artist's, by one of their columns. */
const soldBy = (column: 'artist_id' | 'order_id') => `sold AS (
            SELECT ${column}, -sum(amount) AS amount, -coalesce(sum(amount) FILTER (WHERE account IN ('artist_payable', 'artist_debt')), 0) AS profit
              FROM ledger_entries WHERE ${OF_ORDERS} AND account IN ${PARTS_OF_A_PRICE} GROUP BY 1)`

/** What days add up to, of artists of whom no day is still to be computed. */
const daysOf = (table: 'artist_daily_stats' | 'product_daily_stats'): Comparison => ({
  name: `figures by day (${table})`,
  between: ['the ledger', 'the figures'],
  isMoney: true,
  sql: `WITH ${soldBy('artist_id')},
        shown AS (SELECT artist_id, (100 * sum(amount))::bigint AS amount, (100 * sum(profit))::bigint AS profit FROM ${table} GROUP BY 1)
        SELECT 'artist ' || artists.id || ', ' || side.name AS subject, side.one, side.other
          FROM artists LEFT JOIN sold ON sold.artist_id = artists.id LEFT JOIN shown ON shown.artist_id = artists.id,
               LATERAL (VALUES ('sales', coalesce(sold.amount, 0), coalesce(shown.amount, 0)),
                               ('profit', coalesce(sold.profit, 0), coalesce(shown.profit, 0))) AS side (name, one, other)
         WHERE side.one <> side.other AND NOT EXISTS (SELECT FROM stale_rollups WHERE stale_rollups.artist_id = artists.id)`,
})

/** What artists and fans are shown, against what the ledger and the order rows say. */
export const FIGURE_COMPARISONS: Comparison[] = [
  {
    name: 'sales of artists',
    between: ['the ledger', 'artists.total_sales'],
    isMoney: true,
    sql: `WITH ${soldBy('artist_id')}
          SELECT 'artist ' || artists.id AS subject, coalesce(sold.amount, 0) AS one, (100 * total_sales)::bigint AS other
            FROM artists LEFT JOIN sold ON sold.artist_id = artists.id WHERE coalesce(sold.amount, 0) <> (100 * total_sales)::bigint`,
  },
  {
    name: 'sales facts',
    between: ['the ledger', 'sales_facts'],
    isMoney: true,
    sql: `WITH ${soldBy('order_id')},
          known AS (SELECT * FROM sold WHERE amount <> 0)
          SELECT 'order ' || coalesce(known.order_id, sales_facts.order_id) || ', ' || side.name AS subject, side.one, side.other
            FROM known FULL JOIN sales_facts ON sales_facts.order_id = known.order_id,
                 LATERAL (VALUES ('sales', coalesce(known.amount, 0), coalesce(100 * sales_facts.amount, 0)::bigint),
                                 ('profit', coalesce(known.profit, 0), coalesce(100 * sales_facts.profit, 0)::bigint)) AS side (name, one, other)
           WHERE side.one <> side.other`,
  },
  daysOf('artist_daily_stats'),
  daysOf('product_daily_stats'),
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
