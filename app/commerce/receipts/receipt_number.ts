export type ReceiptKind = 'receipt' | 'credit_note'

/** `series` is 1 until a restore from a backup begins another one. */
export type Numbered = { kind: ReceiptKind; series: number; number: number }

/** What the numbers of each kind begin with. */
const PREFIX: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' }

/** "R-000123" or "CN-000007"; in the second series "R2-000001" */
export const receiptNumber = ({ kind, series, number }: Numbered): string =>
  `${PREFIX[kind]}${series === 1 ? '' : series}-${String(number).padStart(6, '0')}`

/** The series that numbers are taken from now. */
export const CURRENT_SERIES = '(SELECT coalesce(max(begun.series), 1) FROM receipt_series AS begun)'

/** The last number of the current series, in a transaction that holds the lock of the numbers. */
export const lastNumber = (kind: ReceiptKind) =>
  `(SELECT coalesce(max(taken.number), 0) FROM receipts AS taken WHERE taken.kind = '${kind}' AND taken.series = ${CURRENT_SERIES})`
