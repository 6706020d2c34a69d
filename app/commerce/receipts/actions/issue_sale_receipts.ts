import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  dueBindings,
  duePostings,
  lastNumber,
  toIssued,
  type Due,
  type Issued,
} from '#commerce/receipts/due'
import { seller } from '#config/seller'

/** Issues a receipt for each sale, oldest first; a part of IssueReceipts, which holds the lock. */
export class IssueSaleReceipts {
  async areDue(due: Due): Promise<boolean> {
    const { rows } = await db.rawQuery<{ rows: { is_due: boolean }[] }>(
      `SELECT EXISTS (SELECT FROM ledger_transactions AS posted WHERE ${duePostings('sale', due)}) AS is_due`,
      dueBindings(due)
    )
    return rows[0]!.is_due
  }

  /** Rows, shipping and tax are frozen on the checkout; what may change later is copied. */
  async handle(due: Due, trx: TransactionClientContract): Promise<Issued> {
    const { rows } = await trx.rawQuery<{ rows: { occurred_at: Date }[] }>(
      `WITH due AS (
         SELECT posted.id, posted.checkout_id, posted.occurred_at FROM ledger_transactions AS posted
          WHERE ${duePostings('sale', due)} ORDER BY posted.occurred_at, posted.id LIMIT :limit),
       numbered AS (
         SELECT due.*, ${lastNumber('receipt')} + row_number() OVER (ORDER BY occurred_at, id) AS number FROM due),
       issued AS (
         INSERT INTO receipts (kind, number, checkout_id, ledger_transaction_id, supplied_at, issued_at, seller, country, tax_rate, lines,
                               shipping_amount, shipping_tax, total_amount, tax_amount)
         SELECT 'receipt', numbered.number, checkouts.id, numbered.id, checkouts.paid_at, :now::timestamptz, :seller::jsonb,
                coalesce(checkouts.country, checkouts.quoted_country), tax_rate_of(checkouts), sold.lines,
                checkouts.shipping_amount, checkouts.tax_amount - sold.tax, checkouts.total_amount, checkouts.tax_amount
           FROM numbered JOIN checkouts ON checkouts.id = numbered.checkout_id
          CROSS JOIN LATERAL (
            SELECT jsonb_agg(jsonb_build_object('orderId', orders.id, 'gross', (100 * orders.total_amount)::int, 'tax', (100 * orders.tax_amount)::int)
                             ORDER BY orders.id) AS lines, sum(orders.tax_amount) AS tax
              FROM orders WHERE orders.checkout_id = checkouts.id) AS sold
         RETURNING ledger_transaction_id)
       SELECT occurred_at FROM issued JOIN numbered ON numbered.id = ledger_transaction_id ORDER BY occurred_at`,
      { ...dueBindings(due), seller: JSON.stringify(seller) }
    )
    return toIssued(rows)
  }
}
