import { write, type Sheet } from '#core/print/document'
import type { Weight } from '#core/print/faces'
import { widthOf } from '#core/print/typeface'
import { lineHeightOf, riseOf, type FittedLines } from '#gigs/posters/fit_lines'

/** A4 in points: posters are measured on it, whatever size they are printed in. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The ticket lies inside what home printers reach. */
export const TICKET = { left: 28, top: 28, right: PAGE.width - 28, bottom: PAGE.height - 28 }

/** Where the ground of the name ends, and where the stub begins. */
export const HEAD_BOTTOM = 168
export const STUB_TOP = 714

const PADDING = 28

/** Across the ticket from left to right. */
export type Column = { left: number; width: number; center: number }

const columnBetween = (left: number, right: number): Column => ({
  left,
  width: right - left,
  center: (left + right) / 2,
})

export const COLUMN = columnBetween(TICKET.left + PADDING, TICKET.right - PADDING)

/** Beside the code, to the edge of the ticket. */
export const PRODUCT_COLUMN = columnBetween(TICKET.right - 120, TICKET.right)

/** The code's column where products stand beside it. */
export const NARROW_COLUMN = columnBetween(TICKET.left + PADDING, PRODUCT_COLUMN.left - PADDING)

type Centred = Omit<Parameters<typeof write>[2], 'x'> & { column: Column }

export function writeCentred(sheet: Sheet, text: string, { column, ...place }: Centred) {
  const spacing = (place.spacing ?? 0) * ([...text].length - 1)
  const width = widthOf(text, place.weight, place.size) + spacing
  write(sheet, text, { ...place, x: column.center - width / 2 })
}

type Block = {
  x: number
  top: number
  weight: Weight
  /** Given, a text from right to left begins at its right edge. */
  width?: number
}

/** Lines from the top of the first one's capitals down. Returns the last baseline. */
export function writeLines(
  sheet: Sheet,
  { size, lines, direction }: FittedLines,
  { x, top, weight, width }: Block
) {
  let baseline = top + size * riseOf(lines[0] ?? '')
  for (const [index, line] of lines.entries()) {
    if (index > 0) baseline += size * lineHeightOf(line, lines[index - 1])
    const room = width && direction === 'rtl' ? width - widthOf(line, weight, size) : 0
    write(sheet, line, { x: x + room, baseline, size, weight, direction })
  }
  return baseline
}
