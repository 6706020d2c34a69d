import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** SQL: the day of a transaction, as `tax_report_days` has it. */
export const TAX_DAY = `(occurred_at AT TIME ZONE '${PLATFORM_TIMEZONE}')::date`

/** SQL: when the last stored day ended; null where none is stored. */
export const STORED_UNTIL = `(SELECT (max(day) + 1)::timestamp AT TIME ZONE '${PLATFORM_TIMEZONE}' FROM tax_report_days)`

/** What the tax report sums: checkouts, and pence. */
export const TAX_SUMS = ['orders', 'sold', 'sold_tax', 'refunded', 'refunded_tax'] as const

/**
 * Sums sales, refunds and their tax in the ledger by country and rate, and by `by` before these: gross is all entries that a
 * sale is split into, tax those in `tax_payable`. `span` is a condition on `occurred_at`.
 */
export const taxSumsSql = (span: string, by = '') => `
  SELECT ${by} quoted_country AS country, CASE WHEN checkouts.tax_amount = 0 THEN 0 ELSE tax_rate_of(checkouts) END AS rate,
         count(DISTINCT checkouts.id) FILTER (WHERE kind = 'sale') AS orders,
         coalesce(-sum(amount) FILTER (WHERE kind = 'sale'), 0) AS sold,
         coalesce(-sum(amount) FILTER (WHERE kind = 'sale' AND account = 'tax_payable'), 0) AS sold_tax,
         coalesce(sum(amount) FILTER (WHERE kind <> 'sale'), 0) AS refunded,
         coalesce(sum(amount) FILTER (WHERE kind <> 'sale' AND account = 'tax_payable'), 0) AS refunded_tax
    FROM ledger_transactions AS posted
    JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
    JOIN checkouts ON checkouts.id = posted.checkout_id
   WHERE ${span} AND kind IN ('sale', 'refund', 'refund_returned', 'cancellation') AND payout_id IS NULL
     AND account IN ('artist_payable', 'artist_debt', 'production_cost', 'shipping', 'tax_payable', 'platform_share')`
