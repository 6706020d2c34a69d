import { valuesOf } from '../../launcher/database_names.js'

/** What is in the shop, a few of each kind, to open pages of and to search for. */
export async function knownValues(url) {
  const some = (column, from, count = 30) =>
    valuesOf(url, `SELECT ${column} FROM ${from} ORDER BY hashint8(id) LIMIT ${count}`)
  return {
    orderNumbers: await some('order_number', 'orders'),
    productIds: await some('id', 'products'),
    disputeIds: await some('id', 'disputes'),
    receiptNumbers: await some(
      '(SELECT order_number FROM orders WHERE orders.checkout_id = receipts.checkout_id LIMIT 1)',
      'receipts'
    ),
    notedOrderIds: await some('order_id', 'staff_notes WHERE order_id IS NOT NULL'),
    emails: await some('email', 'users WHERE deleted_at IS NULL'),
    names: await some(
      `first_name || ' ' || last_name`,
      'users WHERE first_name IS NOT NULL AND deleted_at IS NULL'
    ),
    stripeIds: [
      ...(await some(
        'stripe_payment_intent_id',
        'payment_sessions WHERE stripe_payment_intent_id IS NOT NULL',
        10
      )),
      ...(await some('stripe_refund_id', 'refunds', 5)),
      ...(await some('stripe_dispute_id', 'disputes', 5)),
      ...(await some('stripe_transfer_id', 'payouts WHERE stripe_transfer_id IS NOT NULL', 5)),
      ...(await some('external_id', 'provider_orders', 3)),
      ...(await some('remote_order_id', 'provider_orders WHERE remote_order_id IS NOT NULL', 2)),
    ],
    periods: await valuesOf(
      url,
      `SELECT DISTINCT to_char(starts_on, CASE grain WHEN 'year' THEN 'YYYY' WHEN 'quarter' THEN 'YYYY-"Q"Q' ELSE 'YYYY-MM' END) FROM shop_figures WHERE dimension = 'shop' AND grain <> 'day' ORDER BY 1 DESC`
    ),
    months: await valuesOf(
      url,
      `SELECT DISTINCT to_char(starts_on, 'YYYY-MM') FROM shop_figures WHERE dimension = 'shop' AND grain = 'month' ORDER BY 1 DESC`
    ),
  }
}
