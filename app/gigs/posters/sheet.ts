import { write, type Sheet } from '#core/print/document'
import { widthOf, type Weight } from '#core/print/typeface'
import { lineHeightOf, riseOf, type FittedLines } from '#gigs/posters/fit_lines'

/** A4 in points: posters are measured on it, whatever size they are printed in. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The ticket lies inside what home printers reach. */
export const TICKET = { left: 28, top: 28, right: PAGE.width - 28, bottom: PAGE.height - 28 }

const PADDING = 28

export const COLUMN = {
  left: TICKET.left + PADDING,
  width: TICKET.right - TICKET.left - 2 * PADDING,
  center: PAGE.width / 2,
}

export function writeCentred(
  sheet: Sheet,
  text: string,
  place: Omit<Parameters<typeof write>[2], 'x'>
) {
  const spacing = (place.spacing ?? 0) * ([...text].length - 1)
  const width = widthOf(text, place.weight, place.size) + spacing
  write(sheet, text, { ...place, x: COLUMN.center - width / 2 })
}

type Block = {
  x: number
  top: number
  weight: Weight
  /** Given, a text from right to left begins at its right edge. */
  width?: number
}

/** Lines from the top of the first one's capitals down. Gives back the last baseline. */
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
