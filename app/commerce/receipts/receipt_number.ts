import type { DateTime } from 'luxon'

export type ReceiptKind = 'receipt' | 'credit_note'

/** `series` is 1 until a restore from a backup begins another one. */
export type Numbered = {
  kind: ReceiptKind
  series: number
  series_name: string | null
  number: number
}

/** What the numbers of each kind begin with. */
const PREFIX: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' }

/** "R-000123" or "CN-000007"; "R261128Q34-000001" in a series that a restore began */
export function receiptNumber({ kind, series, series_name: name, number }: Numbered): string {
  const ofSeries = name ?? (series === 1 ? '' : series)
  return `${PREFIX[kind]}${ofSeries}-${String(number).padStart(6, '0')}`
}

/** One for each hour, without I and O, which look like digits. */
const HOURS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** "261128Q34" for 28 November 2026, 14:34 UTC. */
export function seriesName(begunAt: DateTime): string {
  const time = begunAt.toUTC()
  return `${time.toFormat('yyMMdd')}${HOURS[time.hour]}${time.toFormat('mm')}`
}

/** The names of series, for a query that has the columns of `receipts`. */
export const SERIES_NAME =
  '(SELECT named.name FROM receipt_series AS named WHERE named.series = receipts.series) AS series_name'

/** The series that numbers are taken from now. */
export const CURRENT_SERIES = '(SELECT coalesce(max(begun.series), 1) FROM receipt_series AS begun)'

/** The last number of the current series, in a transaction that holds the lock of the numbers. */
export const lastNumber = (kind: ReceiptKind) =>
  `(SELECT coalesce(max(taken.number), 0) FROM receipts AS taken WHERE taken.kind = '${kind}' AND taken.series = ${CURRENT_SERIES})`
