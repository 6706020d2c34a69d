import type { Span } from '#shared/months'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** How many transactions are read at once: some thousand entries. */
const TRANSACTIONS_AT_ONCE = 1000

/** Which transactions of a month are read next: those after one that was read, in the order of their dates. */
export type MonthPart = { span: Span; after: string | null; where?: string }

/**
 * The next transactions of a month as a query named `part`, for files that are read in parts: `WITH ${sql} SELECT …`. `where`
 * narrows them by columns of `ledger_transactions`.
 */
export function monthPart({ span: { from, until }, after, where = 'true' }: MonthPart) {
  return {
    sql: `part AS (
      SELECT * FROM ledger_transactions
       WHERE occurred_at >= :from AND occurred_at < :until AND ${where}
         ${after === null ? '' : 'AND (occurred_at, id) > (SELECT occurred_at, id FROM ledger_transactions WHERE id = :after)'}
       ORDER BY occurred_at, id LIMIT ${TRANSACTIONS_AT_ONCE})`,
    bindings: { from: from.toSQL()!, until: until.toSQL()!, ...(after === null ? {} : { after }) },
  }
}

/** A time in a file, in UTC to the millisecond. The same text on every machine. */
export const fileTime = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day of a time in London, where the shop keeps its books. */
export const fileDay = (column: string) =>
  `to_char(${column} AT TIME ZONE '${PLATFORM_TIMEZONE}', 'YYYY-MM-DD')`
