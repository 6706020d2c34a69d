import type { Comparison } from '#ledger/public'

/** SQL: each share of each paid row, in pence, with what its terms make of the row. */
const SHARES = `shares AS (
            SELECT orders.id AS order_id, (100 * artist_profit)::bigint AS part,
                   (100 * (share ->> 'agreed')::numeric)::bigint AS agreed, (100 * (share ->> 'payable')::numeric)::bigint AS payable,
                   (100 * round(CASE share ->> 'base' WHEN 'gross' THEN total_amount - tax_amount ELSE artist_profit END
                                * (share ->> 'percentage')::numeric / 100, 2))::bigint AS due
              FROM orders, jsonb_array_elements(gig_shares) AS share WHERE payment_status <> 'unpaid')`

/** The shares of gigs on order rows against what was agreed and against the artist's part, which bears them. */
export const GIG_SHARE_COMPARISONS: Comparison[] = [
  {
    name: 'agreed shares of gigs',
    between: ['their terms', 'the row'],
    isMoney: true,
    sql: `WITH ${SHARES}
          SELECT 'order ' || order_id AS subject, sum(due)::bigint AS one, coalesce(sum(agreed), 0)::bigint AS other
            FROM shares GROUP BY order_id HAVING bool_or(agreed IS DISTINCT FROM due)`,
  },
  {
    name: 'payable shares of gigs',
    between: ['what was agreed, at most the artist’s part', 'the row'],
    isMoney: true,
    sql: `WITH ${SHARES}
          SELECT 'order ' || order_id AS subject, least(sum(agreed), max(part))::bigint AS one, coalesce(sum(payable), 0)::bigint AS other
            FROM shares GROUP BY order_id
          HAVING least(sum(agreed), max(part)) IS DISTINCT FROM sum(payable) OR bool_or(payable < 0 OR payable > agreed)`,
  },
]
