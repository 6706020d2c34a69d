import { soldBy, type Comparison } from '#ledger/public'

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

/** Sales facts and rollups against what the ledger says was sold. */
export const FIGURE_COMPARISONS: Comparison[] = [
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
]
