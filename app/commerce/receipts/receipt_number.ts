export type ReceiptKind = 'receipt' | 'credit_note'

/** What the numbers of each series begin with. */
const SERIES: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' }

/** "R-000123" or "CN-000007" */
export const receiptNumber = (kind: ReceiptKind, number: number): string =>
  `${SERIES[kind]}-${String(number).padStart(6, '0')}`
