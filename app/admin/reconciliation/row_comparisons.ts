import { providerName } from '#config/fulfilment'
import { OF_ORDERS, type Comparison } from '#admin/reconciliation/comparison'
import { IS_ROW_CHARGED } from '#fulfilment/public'

/** The rows that money belongs to, against what the ledger holds of them. */
export const ROW_COMPARISONS: Comparison[] = [
  {
    name: 'transactions',
    between: ['nothing', 'the sum of the entries'],
    isMoney: true,
    sql: `SELECT 'transaction ' || posted.id || ' (' || key || ')' AS subject, 0 AS one, coalesce(sum(amount), 0) AS other
            FROM ledger_transactions AS posted LEFT JOIN ledger_entries ON transaction_id = posted.id
           GROUP BY posted.id HAVING coalesce(sum(amount), 0) <> 0 OR count(amount) < 2`,
  },
  {
    name: 'order rows',
    between: ['the row', 'the ledger'],
    isMoney: true,
    sql: `WITH booked AS (
            SELECT order_id, CASE account WHEN 'artist_debt' THEN 'artist_payable' ELSE account END AS account, sum(amount) AS amount
              FROM ledger_entries WHERE ${OF_ORDERS} GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (SELECT orders.id AS order_id, entry.account, entry.amount FROM orders, order_ledger_entries(orders) AS entry)
          SELECT 'order ' || order_id || ', ' || account AS subject, -coalesce(due.amount, 0) AS one, -coalesce(booked.amount, 0) AS other
            FROM due FULL JOIN booked USING (order_id, account) WHERE due.amount IS DISTINCT FROM booked.amount`,
  },
  {
    name: 'shipping and its tax',
    between: ['the checkout', 'the ledger'],
    isMoney: true,
    sql: `WITH booked AS (
            SELECT checkout_id, account, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account IN ('shipping', 'tax_payable', 'platform_share') AND order_id IS NULL AND kind NOT IN ('production_cost', 'dispute') GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (
            SELECT checkouts.id AS checkout_id, entry.account, entry.amount
              FROM checkouts, checkout_ledger_entries(checkouts) AS entry WHERE entry.account <> 'suspense')
          SELECT 'checkout ' || checkout_id || ', ' || account AS subject, -coalesce(due.amount, 0) AS one, -coalesce(booked.amount, 0) AS other
            FROM due FULL JOIN booked USING (checkout_id, account) WHERE due.amount IS DISTINCT FROM booked.amount`,
  },
  {
    name: 'money received',
    between: ['payments less refunds and fees', 'the ledger'],
    isMoney: true,
    sql: `WITH moved AS (
            SELECT checkout_id, coalesce(received_amount, amount) - coalesce(processing_fee, 0) AS amount FROM payment_sessions WHERE status = 'complete'
             UNION ALL SELECT checkout_id, -amount FROM refunds WHERE status IN ('pending', 'succeeded')),
          due AS (SELECT checkout_id, (100 * sum(amount))::bigint AS amount FROM moved GROUP BY 1 HAVING sum(amount) <> 0),
          booked AS (
            SELECT checkout_id, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'stripe_balance' AND kind IN ('opening', 'sale', 'unfulfillable_payment', 'duplicate_payment', 'processing_fee', 'refund', 'refund_returned')
             GROUP BY 1 HAVING sum(amount) <> 0)
          SELECT 'checkout ' || checkout_id AS subject, coalesce(due.amount, 0) AS one, coalesce(booked.amount, 0) AS other
            FROM due FULL JOIN booked USING (checkout_id) WHERE due.amount IS DISTINCT FROM booked.amount`,
  },
  {
    name: 'processing fees',
    between: ['payments', 'the ledger'],
    isMoney: true,
    sql: `WITH due AS (
            SELECT checkout_id, (100 * sum(processing_fee))::bigint AS amount FROM payment_sessions WHERE processing_fee > 0 GROUP BY 1),
          booked AS (
            SELECT checkout_id, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'processing_fee' AND kind IN ('opening', 'processing_fee') GROUP BY 1 HAVING sum(amount) <> 0)
          SELECT 'checkout ' || checkout_id AS subject, coalesce(due.amount, 0) AS one, coalesce(booked.amount, 0) AS other
            FROM due FULL JOIN booked USING (checkout_id) WHERE due.amount IS DISTINCT FROM booked.amount`,
  },
  {
    name: 'costs set aside',
    between: [`nothing, since ${providerName} has charged`, 'the ledger'],
    isMoney: true,
    sql: `SELECT 'checkout ' || checkout_id AS subject, 0 AS one, -sum(amount) FILTER (WHERE account = 'production_cost') AS other
            FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
           WHERE account IN ('production_cost', 'provider_payable') AND checkout_id IS NOT NULL GROUP BY checkout_id
          HAVING sum(amount) FILTER (WHERE account = 'provider_payable') < 0 AND sum(amount) FILTER (WHERE account = 'production_cost') <> 0`,
  },
  {
    name: `charges of ${providerName}`,
    between: ['the order there', 'the ledger'],
    isMoney: true,
    sql: `WITH booked AS (
            SELECT split_part(substr(key, length('production-') + 1), '#', 1) AS external_id, -sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'provider_payable' AND kind = 'production_cost' GROUP BY 1),
          due AS (
            SELECT external_id, CASE WHEN ${IS_ROW_CHARGED} THEN (100 * cost_in_pounds)::bigint ELSE 0 END AS amount
              FROM provider_orders WHERE confirmed_at IS NOT NULL AND cost_in_pounds IS NOT NULL)
          SELECT '${providerName} order ' || external_id AS subject, due.amount AS one, coalesce(booked.amount, 0) AS other
            FROM due LEFT JOIN booked USING (external_id) WHERE due.amount <> coalesce(booked.amount, 0)`,
  },
  {
    name: 'refunds of order rows',
    between: ['refunds', 'the row'],
    isMoney: true,
    sql: `WITH given AS (
            SELECT order_id, sum(refund_lines.amount) AS amount FROM refund_lines JOIN refunds ON refunds.id = refund_id
             WHERE status IN ('pending', 'succeeded') GROUP BY 1)
          SELECT 'order ' || orders.id AS subject, (100 * coalesce(given.amount, 0))::bigint AS one, (100 * refunded_amount)::bigint AS other
            FROM orders LEFT JOIN given ON given.order_id = orders.id WHERE refunded_amount <> coalesce(given.amount, 0)`,
  },
  {
    name: 'refunds of shipping',
    between: ['refunds', 'the checkout'],
    isMoney: true,
    sql: `WITH given AS (
            SELECT checkout_id, sum(shipping_amount) AS amount FROM refunds WHERE status IN ('pending', 'succeeded') GROUP BY 1)
          SELECT 'checkout ' || checkouts.id AS subject, (100 * coalesce(given.amount, 0))::bigint AS one, (100 * refunded_shipping)::bigint AS other
            FROM checkouts LEFT JOIN given ON given.checkout_id = checkouts.id WHERE refunded_shipping <> coalesce(given.amount, 0)`,
  },
]
