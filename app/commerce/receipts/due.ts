import { clock } from '#shared/clock'

/** Which sales and refunds of the ledger to issue documents for: those of some checkouts, or all since a time. */
export type Due = { checkoutIds: number[] } | { since: string; except: number[] }

/** How many sales and refunds without a document are read at once. */
export const AT_ONCE = 500

/** Ledger transactions of a kind and of a paid checkout with rows that have no document, as `posted`. */
export const duePostings = (kind: 'sale' | 'refund', due: Due) => `
  posted.kind = '${kind}'
  AND ${
    'since' in due
      ? 'posted.occurred_at >= :since::timestamptz AND posted.checkout_id <> ALL(:except::integer[])'
      : 'posted.checkout_id = ANY(:checkoutIds::integer[])'
  }
  AND EXISTS (SELECT FROM checkouts JOIN orders ON orders.checkout_id = checkouts.id WHERE checkouts.id = posted.checkout_id AND paid_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM receipts AS issued WHERE issued.ledger_transaction_id = posted.id)`

/** Refunds of rows or shipping of a checkout that has a receipt: money that paid for nothing has neither. */
export const dueRefunds = (due: Due) => `
  FROM ledger_transactions AS posted
  JOIN refunds ON refunds.checkout_id = posted.checkout_id AND posted.key = 'refund-' || refunds.id
 WHERE ${duePostings('refund', due)}
   AND EXISTS (SELECT FROM receipts WHERE receipts.checkout_id = posted.checkout_id AND receipts.kind = 'receipt')
   AND (refunds.shipping_amount > 0 OR EXISTS (SELECT FROM refund_lines WHERE refund_lines.refund_id = refunds.id))`

/** Values of the names in the statements. */
export const dueBindings = (due: Due) => ({
  ...due,
  now: clock.now().toSQL()!,
})
