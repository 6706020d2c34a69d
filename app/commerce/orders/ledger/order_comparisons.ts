import { OF_ORDERS, type Comparison } from '#ledger/public'

/** Orders and checkouts against what the ledger holds of them and what refunds took from them. */
export const ORDER_COMPARISONS: Comparison[] = [
  {
    name: 'order rows',
    between: ['the row', 'the ledger'],
    isMoney: true,
    sql: `WITH posted AS (
            SELECT order_id, CASE account WHEN 'artist_debt' THEN 'artist_payable' ELSE account END AS account, sum(amount) AS amount
              FROM ledger_entries WHERE ${OF_ORDERS} GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (SELECT orders.id AS order_id, entry.account, entry.amount FROM orders, order_ledger_entries(orders) AS entry)
          SELECT 'order ' || order_id || ', ' || account AS subject, -coalesce(due.amount, 0) AS one, -coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (order_id, account) WHERE due.amount IS DISTINCT FROM posted.amount`,
  },
  {
    name: 'shipping and its tax',
    between: ['the checkout', 'the ledger'],
    isMoney: true,
    sql: `WITH posted AS (
            SELECT checkout_id, account, sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account IN ('shipping', 'tax_payable', 'platform_share') AND order_id IS NULL AND kind NOT IN ('production_cost', 'dispute') GROUP BY 1, 2 HAVING sum(amount) <> 0),
          due AS (
            SELECT checkouts.id AS checkout_id, entry.account, entry.amount
              FROM checkouts, checkout_ledger_entries(checkouts) AS entry WHERE entry.account <> 'suspense')
          SELECT 'checkout ' || checkout_id || ', ' || account AS subject, -coalesce(due.amount, 0) AS one, -coalesce(posted.amount, 0) AS other
            FROM due FULL JOIN posted USING (checkout_id, account) WHERE due.amount IS DISTINCT FROM posted.amount`,
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
