import { before, counts } from './counts.js'
import { fates } from './orders_sql.js'

const SHIPPING = 4.79
const SELLER = JSON.stringify({
  name: 'Gigstall Ltd',
  address: '1 Sample Yard, Sampleton',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  email: 'hello@example.com',
})
const CHECKOUTS_AT_ONCE = 100_000

/** Refunds, and the disputes and fraud warnings of banks. */
export const refundsSql = () => [
  `INSERT INTO refunds (id, checkout_id, payment_session_id, origin, status, amount, shipping_amount, reason, refund_key, stripe_refund_id, created_at, updated_at)
   SELECT id, id, id, CASE WHEN luck < ${fates.lost} THEN 'dispute' WHEN c % 40 = 0 THEN 'provider' WHEN c % 3 = 0 THEN 'shop' ELSE 'admin' END, 'succeeded', amount + shipping, shipping,
          'The print came off', 'bench-' || id, 're_bench' || id, shipped_at, shipped_at
     FROM (SELECT sold_baskets.*, sums.amount, CASE sold_baskets.payment_status WHEN 'refunded' THEN ${SHIPPING} ELSE 0 END AS shipping
             FROM sold_baskets JOIN (SELECT checkout_id, sum(refunded_amount) AS amount FROM orders WHERE refunded_amount > 0 GROUP BY 1) AS sums ON sums.checkout_id = sold_baskets.id) AS refunded`,
  `INSERT INTO refund_lines (refund_id, order_id, amount) SELECT checkout_id, id, refunded_amount FROM orders WHERE refunded_amount > 0 AND id > ${before.orders}`,
  `INSERT INTO disputes (id, checkout_id, payment_session_id, stripe_dispute_id, status, amount, reason, refund_id, answer_by, is_answered, created_at, updated_at)
   SELECT id, id, id, 'du_bench' || id, status, 20, 'fraudulent', CASE status WHEN 'lost' THEN id END, placed_at + interval '70 days', status IN ('won', 'lost') OR c % 2 = 0, shipped_at, shipped_at
     FROM (SELECT id, c, placed_at, shipped_at,
                  CASE WHEN luck < ${fates.lost} THEN 'lost' WHEN payment_status <> 'disputed' THEN 'won' WHEN c % 9 = 0 THEN 'inquiry' ELSE 'open' END AS status
             FROM sold_baskets WHERE payment_status <> 'unpaid' AND (luck < ${fates.lost} OR luck BETWEEN ${fates.partlyRefunded} AND ${fates.won})) AS disputed`,
  `INSERT INTO early_fraud_warnings (id, checkout_id, payment_session_id, stripe_warning_id, fraud_type, is_actionable, warned_at, dismissed_at, dismissed_by_user_id, dismissal_reason, created_at)
   SELECT id, id, id, 'issfr_bench' || id, 'unauthorized_use_of_card', age < 20 OR c % 3 = 0, shipped_at, CASE WHEN age >= 20 AND c % 3 = 0 THEN shipped_at END,
          CASE WHEN age >= 20 AND c % 3 = 0 THEN ${before.admins} + 1 END, CASE WHEN age >= 20 AND c % 3 = 0 THEN 'The buyer confirmed it' END, shipped_at
     FROM sold_baskets WHERE payment_status = 'paid' AND luck BETWEEN ${fates.won} AND ${fates.warned}`,
]

/** What the shop posted for all this, a part of the checkouts in a transaction each. */
export function ledgerSql({ ledgerStatements }) {
  const statements = []
  for (let from = 0; from < counts.checkouts; from += CHECKOUTS_AT_ONCE) {
    const ids = `SELECT id FROM sold_baskets WHERE c > ${from} AND c <= ${from + CHECKOUTS_AT_ONCE}`
    statements.push('BEGIN', ...ledgerStatements(ids), 'COMMIT')
  }
  return statements
}

const ENTRY =
  'INSERT INTO ledger_entries (transaction_id, account, amount, artist_id, order_id, payout_id)'
const PAYOUT_KEY = `FROM payouts JOIN ledger_transactions AS posted ON posted.key = 'payout-' || payouts.id`

/** A payout of each quarter of the best-selling artists with its lines and its ledger; of every hundred one failed. */
export const payoutsSql = () => [
  `CREATE TEMP TABLE due_rows AS
   SELECT sold_rows.id AS order_id, artist_id, profit * quantity AS amount, date_trunc('quarter', paid_at) + interval '4 months' AS at,
          dense_rank() OVER (ORDER BY date_trunc('quarter', paid_at), artist_id) AS payout
     FROM sold_rows WHERE payment_status = 'paid' AND artist_id <= ${before.artists + counts.paidArtists} AND date_trunc('quarter', paid_at) < now() - interval '4 months'`,
  `INSERT INTO payouts (id, artist_id, status, gross_amount, amount, stripe_account_id, payout_key, stripe_transfer_id, failure, sent_at, paid_at, created_at, updated_at)
   SELECT ${before.orders} + payout, artist_id, CASE WHEN payout % 100 = 0 THEN 'failed' ELSE 'paid' END, amount, amount, 'acct_bench' || artist_id - ${before.artists}, 'bench-' || payout,
          CASE WHEN payout % 100 <> 0 THEN 'tr_bench' || payout END, CASE WHEN payout % 100 = 0 THEN 'balance_insufficient' END, at, CASE WHEN payout % 100 <> 0 THEN at END, at, at
     FROM (SELECT payout, artist_id, at, sum(amount) AS amount FROM due_rows GROUP BY 1, 2, 3) AS due`,
  `INSERT INTO payout_lines (payout_id, order_id, amount, released_at) SELECT ${before.orders} + payout, order_id, amount, CASE WHEN payout % 100 = 0 THEN at END FROM due_rows`,
  `INSERT INTO ledger_transactions (kind, key, occurred_at)
   SELECT what.kind, what.kind || '-' || payouts.id, paid_at FROM payouts, (VALUES ('payout'), ('transfer')) AS what (kind) WHERE payouts.id > ${before.orders} AND status = 'paid' ORDER BY paid_at`,
  `${ENTRY} SELECT posted.id, 'artist_payable', (100 * lines.amount)::bigint, artist_id, order_id, payouts.id ${PAYOUT_KEY} JOIN payout_lines AS lines ON lines.payout_id = payouts.id WHERE payouts.id > ${before.orders}`,
  `${ENTRY} SELECT posted.id, 'payouts_in_transit', -(100 * payouts.amount)::bigint, artist_id, NULL, payouts.id ${PAYOUT_KEY} WHERE payouts.id > ${before.orders}`,
  `${ENTRY} SELECT posted.id, side.account, side.sign * (100 * payouts.amount)::bigint, artist_id, NULL, payouts.id
     FROM payouts JOIN ledger_transactions AS posted ON posted.key = 'transfer-' || payouts.id, (VALUES ('payouts_in_transit', 1), ('stripe_balance', -1)) AS side (account, sign)
    WHERE payouts.id > ${before.orders}`,
  `INSERT INTO receipts (id, kind, number, checkout_id, ledger_transaction_id, supplied_at, issued_at, seller, country, tax_rate, lines, shipping_amount, shipping_tax, total_amount, tax_amount)
   SELECT ${before.checkouts} + row_number() OVER (), 'receipt', ${before.checkouts} + row_number() OVER (ORDER BY baskets.id), baskets.id, posted.id, paid_at, paid_at, '${SELLER}', quoted_country,
          tax_rate, lines, shipping_amount, 0, total_amount, tax_amount
     FROM (SELECT * FROM checkouts WHERE paid_at IS NOT NULL AND id > ${before.checkouts} ORDER BY id DESC LIMIT ${counts.receipts}) AS baskets
     JOIN (SELECT checkout_id, jsonb_agg(jsonb_build_object('orderId', id, 'gross', (100 * total_amount)::int, 'tax', (100 * tax_amount)::int)) AS lines FROM orders GROUP BY 1) AS sold
       ON sold.checkout_id = baskets.id
     JOIN ledger_transactions AS posted ON posted.key = 'sale-' || baskets.id`,
]

const LONDON_MONTH = `date_trunc('month', occurred_at AT TIME ZONE 'Europe/London')`

/** The books are closed up to two months ago. */
export const closedMonthsSql = () => [
  `CREATE TEMP TABLE month_sums AS
   SELECT ${LONDON_MONTH} AS month, account, sum(greatest(amount, 0)) AS debits, -sum(least(amount, 0)) AS credits, count(*) AS entries, count(DISTINCT transaction_id) AS transactions
     FROM ledger_transactions AS posted JOIN ledger_entries ON transaction_id = posted.id GROUP BY 1, 2`,
  `INSERT INTO closed_months (month, starts_at, ends_at, transactions, entries, balances, journal_sha256, closed_at, closed_by_user_id)
   SELECT to_char(month, 'YYYY-MM'), month AT TIME ZONE 'Europe/London', (month + interval '1 month') AT TIME ZONE 'Europe/London', max(transactions), sum(entries),
          jsonb_agg(jsonb_build_object('account', account, 'opening', closing - debits + credits, 'debits', debits, 'credits', credits, 'closing', closing)), repeat('0', 64), now(), ${before.admins} + 1
     FROM (SELECT months.month, accounts.account, coalesce(debits, 0) AS debits, coalesce(credits, 0) AS credits, coalesce(entries, 0) AS entries, coalesce(transactions, 0) AS transactions,
                  sum(coalesce(debits - credits, 0)) OVER (PARTITION BY accounts.account ORDER BY months.month) AS closing
             FROM (SELECT DISTINCT month FROM month_sums) AS months CROSS JOIN (SELECT DISTINCT account FROM month_sums) AS accounts
             LEFT JOIN month_sums USING (month, account)) AS balanced
    WHERE month < date_trunc('month', now() AT TIME ZONE 'Europe/London') - interval '1 month' GROUP BY month`,
]
