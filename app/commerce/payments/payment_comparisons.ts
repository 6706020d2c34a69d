import type { Comparison } from '#ledger/public'

/** What Stripe received, returned and took as fees, against what the ledger holds of it. */
export const PAYMENT_COMPARISONS: Comparison[] = [
  {
    name: 'money received',
    between: ['payments less refunds and fees', 'the ledger'],
    isMoney: true,
    sql: `WITH moved AS (
            SELECT checkout_id, coalesce(received_amount, amount) - coalesce(processing_fee, 0) AS amount FROM payment_sessions WHERE status = 'complete'
             UNION ALL SELECT checkout_id, -amount FROM refunds WHERE status IN ('pending', 'succeeded')),
          due AS (SELECT checkout_id, (100 * sum(amount))::bigint AS amount FROM moved GROUP BY 1 HAVING sum(amount) <> 0),
          posted AS (
            SELECT checkout_id, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'stripe_balance' AND kind IN ('sale', 'unfulfillable_payment', 'duplicate_payment', 'processing_fee', 'refund', 'refund_returned')
             GROUP BY 1 HAVING sum(amount) <> 0)
          SELECT 'checkout ' || checkout_id AS subject, coalesce(due.amount, 0) AS one, coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (checkout_id) WHERE due.amount IS DISTINCT FROM posted.amount`,
  },
  {
    name: 'processing fees',
    between: ['payments', 'the ledger'],
    isMoney: true,
    sql: `WITH due AS (
            SELECT checkout_id, (100 * sum(processing_fee))::bigint AS amount FROM payment_sessions WHERE processing_fee > 0 GROUP BY 1),
          posted AS (
            SELECT checkout_id, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'processing_fee' AND kind = 'processing_fee' GROUP BY 1 HAVING sum(amount) <> 0)
          SELECT 'checkout ' || checkout_id AS subject, coalesce(due.amount, 0) AS one, coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (checkout_id) WHERE due.amount IS DISTINCT FROM posted.amount`,
  },
]
