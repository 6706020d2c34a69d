import { clock } from '#shared/clock'

/** Which sales and refunds of the ledger to issue documents for: those of one checkout, or all since a time. */
export type Due = { checkoutId?: number; since?: string }

/** How many documents one transaction issues at most. */
export const AT_ONCE = 500

/** Ledger transactions of a kind and of a paid checkout that have no document, as `posted`. */
export const duePostings = (kind: 'sale' | 'refund', { checkoutId }: Due) => `
  posted.kind = '${kind}'
  AND ${checkoutId === undefined ? `posted.occurred_at >= :since::timestamptz` : 'posted.checkout_id = :checkoutId'}
  AND EXISTS (SELECT FROM checkouts JOIN orders ON orders.checkout_id = checkouts.id WHERE checkouts.id = posted.checkout_id AND paid_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM receipts AS issued WHERE issued.ledger_transaction_id = posted.id)`

/** Values of the names in the statements. */
export const dueBindings = ({ checkoutId, since }: Due) => ({
  ...(checkoutId === undefined ? { since: since ?? '-infinity' } : { checkoutId }),
  limit: AT_ONCE,
  now: clock.now().toSQL()!,
})

/** The number after the last one of a series, in a transaction that holds the lock of the numbers. */
export const lastNumber = (kind: 'receipt' | 'credit_note') =>
  `(SELECT coalesce(max(number), 0) FROM receipts AS series WHERE series.kind = '${kind}')`

/** How many documents were issued, and when the last of their postings occurred: the next ones follow it. */
export type Issued = { count: number; last: string | null }

/** @param rows in the order of the postings */
export const toIssued = (rows: { occurred_at: Date }[]): Issued => ({
  count: rows.length,
  last: rows.at(-1)?.occurred_at.toISOString() ?? null,
})
