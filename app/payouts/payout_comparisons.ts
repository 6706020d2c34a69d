import type { Comparison } from '#ledger/public'

/** A payout whose lines the artist has, or will have. */
const LIVE = `status IN ('reserved', 'sending', 'paid')`

/** What artists are paid, against what the ledger holds of it. */
export const PAYOUT_COMPARISONS: Comparison[] = [
  {
    name: 'payouts',
    between: ['the payout', 'the ledger'],
    isMoney: true,
    // Money that returned from a transfer settles a debt; if there was none, it is in suspense.
    sql: `WITH posted AS (
            SELECT payout_id, CASE account WHEN 'suspense' THEN 'artist_debt' ELSE account END AS account, sum(amount) AS amount
              FROM ledger_entries WHERE payout_id IS NOT NULL GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (
            SELECT payouts.id AS payout_id, side.account, (100 * side.pounds)::bigint AS amount
              FROM payouts, LATERAL (VALUES
                     ('artist_payable', CASE WHEN ${LIVE} THEN gross_amount END),
                     ('artist_debt', CASE WHEN ${LIVE} THEN -debt_amount - reversed_amount END),
                     ('payouts_in_transit', CASE WHEN status IN ('reserved', 'sending') THEN -amount END),
                     ('stripe_balance', CASE WHEN status = 'paid' THEN reversed_amount - amount END)) AS side (account, pounds)
             WHERE side.pounds <> 0)
          SELECT 'payout ' || payout_id || ', ' || account AS subject, coalesce(due.amount, 0) AS one, coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (payout_id, account) WHERE due.amount IS DISTINCT FROM posted.amount`,
  },
  {
    name: 'lines of payouts',
    between: ['the line', 'the ledger'],
    isMoney: true,
    sql: `WITH posted AS (
            SELECT payout_id, order_id, sum(amount) AS amount FROM ledger_entries
             WHERE payout_id IS NOT NULL AND order_id IS NOT NULL GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (SELECT payout_id, order_id, (100 * amount)::bigint AS amount FROM payout_lines WHERE released_at IS NULL)
          SELECT 'payout ' || payout_id || ', order ' || order_id AS subject, coalesce(due.amount, 0) AS one, coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (payout_id, order_id) WHERE due.amount IS DISTINCT FROM posted.amount`,
  },
]
