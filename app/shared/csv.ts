/**
 * What spreadsheets take for the beginning of a formula, and would run, in full width too (SAFE-17); an amount below zero
 * is a number to them.
 */
const FORMULA = /^(?!-\d+\.\d\d$)[=+\-@＝＋－＠\t\r\n]/

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run stands behind an apostrophe, which makes it text. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /["',;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
