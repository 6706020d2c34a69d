import { soldBy, type Comparison } from '#ledger/public'

/** SQL: each row of each closed sheet, with what was refunded and earned then and now, in pounds. */
const CLOSED = `closed AS (
            SELECT gig_id, orders.id AS order_id, kept.refunded / 100.0 AS refunded_then,
                   CASE WHEN is_refunded(orders) THEN orders.total_amount ELSE orders.refunded_amount END AS refunded_now,
                   orders.total_amount, orders.artist_profit - round(orders.artist_profit * kept.refunded / 100.0 / orders.total_amount, 2) AS earned_then,
                   artist_profit_left(orders) AS earned_now
              FROM gig_sheets, jsonb_to_recordset(sheet -> 'rows') AS kept ("orderId" integer, refunded bigint)
                   JOIN orders ON orders.id = kept."orderId")`

/** Closed settlement sheets against the ledger, and in themselves. */
export const SETTLEMENT_COMPARISONS: Comparison[] = [
  {
    name: 'closed settlement sheets',
    between: ['the sheet and what was refunded since', 'the ledger'],
    isMoney: true,
    sql: `WITH ${CLOSED}, ${soldBy('order_id')},
          sums AS (
            SELECT closed.gig_id, sum(refunded_now - refunded_then) AS refunded_since, sum(earned_then - earned_now) AS lost_since,
                   coalesce(sum(sold.amount), 0) AS sales, coalesce(sum(sold.profit), 0) AS earnings
              FROM closed LEFT JOIN sold USING (order_id) GROUP BY 1)
          SELECT 'gig ' || gig_sheets.gig_id || ', ' || side.name AS subject, side.one, side.other
            FROM gig_sheets LEFT JOIN sums ON sums.gig_id = gig_sheets.gig_id,
                 LATERAL (VALUES ('sales', (100 * ((sheet -> 'figures' ->> 'afterRefunds')::numeric - coalesce(refunded_since, 0)))::bigint, coalesce(sales, 0)::bigint),
                                 ('earnings', (100 * ((sheet -> 'figures' ->> 'earnings')::numeric - coalesce(lost_since, 0)))::bigint, coalesce(earnings, 0)::bigint)) AS side (name, one, other)
           WHERE side.one <> side.other`,
  },
  {
    name: 'rows of closed settlement sheets',
    between: ['the sheet', 'its rows'],
    isMoney: true,
    sql: `WITH ${CLOSED}, sums AS (SELECT gig_id, sum(total_amount) AS gross, sum(refunded_then) AS refunded FROM closed GROUP BY 1)
          SELECT 'gig ' || gig_sheets.gig_id || ', ' || side.name AS subject, side.one, side.other
            FROM gig_sheets LEFT JOIN sums ON sums.gig_id = gig_sheets.gig_id,
                 LATERAL (VALUES ('gross', (100 * (sheet -> 'figures' ->> 'gross')::numeric)::bigint, coalesce(100 * gross, 0)::bigint),
                                 ('refunds', (100 * (sheet -> 'figures' -> 'refunds' ->> 'amount')::numeric)::bigint, coalesce(100 * refunded, 0)::bigint)) AS side (name, one, other)
           WHERE side.one <> side.other`,
  },
  {
    name: 'shares of closed settlement sheets',
    between: ['the earnings', 'what the parties get and the artist keeps'],
    isMoney: true,
    sql: `WITH parts AS (
            SELECT gig_id, (100 * (sheet -> 'figures' ->> 'earnings')::numeric)::bigint AS one,
                   (100 * ((sheet -> 'figures' ->> 'own')::numeric
                           + coalesce((SELECT sum((party -> 'total' ->> 'payable')::numeric) FROM jsonb_array_elements(sheet -> 'figures' -> 'parties') AS party), 0)))::bigint AS other
              FROM gig_sheets)
          SELECT 'gig ' || gig_id AS subject, one, other FROM parts WHERE one <> other`,
  },
]
