import type { DemoContext } from '#database/demo/demo_context'
import payoutsConfig from '#config/payouts'
import { toDecimal } from '#shared/money'

/** Of the sixth artist Stripe still wants a bank account, the seventh has not begun. */
const UNFINISHED = 6
const NOT_BEGUN = 7

/**
 * What the first artists have been paid: every fortnight what was due by then, by transfers that the stand-in for Stripe
 * knows of (`acct_demo_…`, `tr_demo_…`), and in the ledger. A few statements, whatever was sold.
 */
export async function addPayouts({ trx, now, artists }: DemoContext) {
  const bindings = {
    ids: artists.map(({ id }) => id),
    unfinished: artists[UNFINISHED - 1]!.id,
    notBegun: artists[NOT_BEGUN - 1]!.id,
    first: artists[0]!.id,
    now: now.toJSDate(),
    least: toDecimal(payoutsConfig.minimum),
    days: payoutsConfig.holdingDays,
  }
  for (const statement of STATEMENTS) await trx.rawQuery(statement, bindings as never)
}

const ENTRIES_OF_LINES = `
  SELECT payouts.id, 'artist_payable' AS account, (100 * lines.amount)::bigint AS amount, lines.order_id
    FROM made AS payouts JOIN payout_lines AS lines ON lines.payout_id = payouts.id`

const STATEMENTS = [
  `INSERT INTO payout_accounts (artist_id, account_key, stripe_account_id, payouts_enabled, details_submitted, requirements_due, connected_at, synced_at, created_at, updated_at)
   SELECT id, 'demo-' || id, CASE WHEN id = :unfinished THEN 'acct_demo_begun_' ELSE 'acct_demo_' END || id, id <> :unfinished, true,
          CASE WHEN id = :unfinished THEN ARRAY['external_account'] ELSE '{}' END,
          CAST(:now AS timestamptz) - interval '88 days', :now, CAST(:now AS timestamptz) - interval '88 days', :now
     FROM artists WHERE id = ANY (CAST(:ids AS integer[])) AND id <> :notBegun`,

  `CREATE TEMP TABLE demo_due ON COMMIT DROP AS
   SELECT orders.id AS order_id, orders.artist_id, orders.artist_profit AS amount,
          CAST(:now AS timestamptz) - interval '4 hours' - interval '14 days'
            * floor(extract(epoch FROM CAST(:now AS timestamptz) - (min(moved.created_at) + CAST(:days AS integer) * interval '1 day')) / extract(epoch FROM interval '14 days')) AS paid_at
     FROM orders
     JOIN checkouts ON checkouts.id = orders.checkout_id
     JOIN order_status_history AS moved ON moved.order_id = orders.id AND moved.to_status IN ('shipped', 'delivered')
     JOIN payout_accounts ON payout_accounts.artist_id = orders.artist_id AND payouts_enabled
    WHERE orders.status IN ('shipped', 'delivered') AND orders.payment_status = 'paid' AND NOT is_self_purchase AND NOT checkouts.production_hold
      AND orders.artist_profit > 0 AND orders.artist_id = ANY (CAST(:ids AS integer[]))
    GROUP BY orders.id
   HAVING min(moved.created_at) + CAST(:days AS integer) * interval '1 day' < CAST(:now AS timestamptz) - interval '14 days'`,

  `WITH due AS (
     SELECT artist_id, paid_at, sum(amount) AS amount FROM demo_due GROUP BY artist_id, paid_at HAVING sum(amount) >= CAST(:least AS numeric)),
   tried AS (
     SELECT due.*, 'paid' AS status FROM due
      UNION ALL
     (SELECT artist_id, paid_at - interval '1 day', amount, 'failed' FROM due WHERE artist_id <> :first ORDER BY paid_at DESC, artist_id LIMIT 1)),
   numbered AS (
     SELECT nextval(pg_get_serial_sequence('payouts', 'id'))::int AS id, ordered.* FROM (SELECT * FROM tried ORDER BY paid_at, artist_id) AS ordered)
   INSERT INTO payouts (id, artist_id, status, gross_amount, amount, stripe_account_id, payout_key, stripe_transfer_id, failure, sent_at, paid_at, created_at, updated_at)
   SELECT id, artist_id, status, amount, amount, 'acct_demo_' || artist_id, 'demo-' || id,
          CASE status WHEN 'paid' THEN concat_ws('_', 'tr_demo', id, artist_id, (100 * amount)::bigint) END,
          CASE status WHEN 'failed' THEN 'balance_insufficient' END,
          paid_at, CASE status WHEN 'paid' THEN paid_at END, paid_at, paid_at
     FROM numbered`,

  `INSERT INTO payout_lines (payout_id, order_id, amount, released_at)
   SELECT payouts.id, order_id, demo_due.amount, CASE status WHEN 'failed' THEN sent_at END
     FROM payouts JOIN demo_due ON demo_due.artist_id = payouts.artist_id
      AND demo_due.paid_at = sent_at + CASE status WHEN 'failed' THEN interval '1 day' ELSE interval '0' END
    WHERE payout_key = 'demo-' || payouts.id`,

  `WITH made AS (SELECT * FROM payouts WHERE payout_key = 'demo-' || id),
   sides AS (
     SELECT 'payout-' || id AS key, 'payout' AS kind, account, amount, order_id, id AS payout_id FROM (${ENTRIES_OF_LINES}) AS lines
      UNION ALL SELECT 'payout-' || id, 'payout', 'payouts_in_transit', (-100 * amount)::bigint, NULL, id FROM made
      UNION ALL SELECT 'transfer-' || id, 'transfer', 'payouts_in_transit', (100 * amount)::bigint, NULL, id FROM made WHERE status = 'paid'
      UNION ALL SELECT 'transfer-' || id, 'transfer', 'stripe_balance', (-100 * amount)::bigint, NULL, id FROM made WHERE status = 'paid'
      UNION ALL SELECT 'payout-' || lines.id || '-failed', 'payout', account, -lines.amount, order_id, lines.id
                  FROM (${ENTRIES_OF_LINES}) AS lines JOIN made ON made.id = lines.id AND status = 'failed'
      UNION ALL SELECT 'payout-' || id || '-failed', 'payout', 'payouts_in_transit', (100 * amount)::bigint, NULL, id FROM made WHERE status = 'failed'),
   posted AS (
     INSERT INTO ledger_transactions (kind, key, occurred_at)
     SELECT DISTINCT sides.kind, sides.key, made.sent_at FROM sides JOIN made ON made.id = payout_id ORDER BY made.sent_at, sides.key
     RETURNING id, key)
   INSERT INTO ledger_entries (transaction_id, account, amount, artist_id, order_id, payout_id)
   SELECT posted.id, account, sides.amount, made.artist_id, order_id, payout_id
     FROM posted JOIN sides USING (key) JOIN made ON made.id = payout_id ORDER BY posted.id, order_id`,

  'DROP TABLE demo_due',
]
