import { soldBy, type Comparison } from '#ledger/public'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

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

/** Units at gigs by product, of artists all of whose days are computed and filled. */
const UNITS_AT_GIGS: Comparison = {
  name: 'units at gigs (product_daily_stats)',
  between: ['the figures by code', 'the figures by product'],
  isMoney: false,
  sql: `WITH by_code AS (
          SELECT qr_codes.artist_id, product_id, sum(units) AS units
            FROM qr_codes JOIN qr_code_product_daily_stats ON qr_code_product_daily_stats.qr_code_id = qr_codes.id
           WHERE gig_id IS NOT NULL AND phase <> 'outside' GROUP BY 1, 2),
        by_product AS (
          SELECT artist_id, product_id, sum(gig_units) AS units, bool_and(gig_units IS NOT NULL) AS is_complete
            FROM product_daily_stats GROUP BY 1, 2)
        SELECT 'artist ' || artist_id || ', product ' || product_id AS subject, coalesce(by_code.units, 0) AS one, coalesce(by_product.units, 0) AS other
          FROM by_code FULL JOIN by_product USING (artist_id, product_id)
         WHERE coalesce(by_code.units, 0) <> coalesce(by_product.units, 0) AND is_complete IS NOT FALSE
               AND NOT EXISTS (SELECT FROM stale_rollups WHERE stale_rollups.artist_id = coalesce(by_code.artist_id, by_product.artist_id))`,
}

/** Days of the whole shop that no transaction can be added to any more. */
const DAYS_OF_SHOP: Comparison = {
  name: 'figures of the shop (shop_figures)',
  between: ['the ledger', 'the figures'],
  isMoney: true,
  sql: `WITH complete AS (SELECT max(starts_on) - 1 AS until FROM shop_figures WHERE dimension = 'shop' AND grain = 'day'),
        posted AS (
          SELECT coalesce(-sum(amount) FILTER (WHERE account = 'platform_share' AND order_id IS NOT NULL), 0)::bigint AS margin,
                 coalesce(-sum(amount) FILTER (WHERE account IN ('artist_payable', 'artist_debt')), 0)::bigint AS owed
            FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id, complete
           WHERE (occurred_at AT TIME ZONE '${PLATFORM_TIMEZONE}')::date < until),
        shown AS (
          SELECT dimension, sum(margin)::bigint AS margin, sum(owed)::bigint AS owed FROM shop_figures, complete
           WHERE grain = 'day' AND starts_on < until GROUP BY dimension)
        SELECT dimension || ', ' || side.name AS subject, side.one, side.other
          FROM shown, posted, LATERAL (VALUES ('margin', posted.margin, shown.margin), ('owed', posted.owed, shown.owed)) AS side (name, one, other)
         WHERE side.one <> side.other`,
}

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
  UNITS_AT_GIGS,
  DAYS_OF_SHOP,
]
