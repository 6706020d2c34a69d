import { clock } from '#shared/clock'

/** Which sales and refunds of the ledger to issue documents for: those of one checkout, or all since a time. */
export type Due = { checkoutId?: number; since?: string }

/** How many documents one transaction issues at most. */
export const AT_ONCE = 500

/** Ledger transactions of a kind without a document, oldest first, as `posted`. */
export const duePostings = (kind: 'sale' | 'refund', { checkoutId }: Due) => `
  posted.kind = '${kind}'
  AND ${checkoutId === undefined ? `posted.occurred_at >= :since::timestamptz` : 'posted.checkout_id = :checkoutId'}
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
