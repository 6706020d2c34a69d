import { write, type Sheet } from '#core/print/document'
import { widthOf, type Weight } from '#core/print/typeface'
import { CAPITAL, lineHeightOf, type FittedLines } from '#gigs/posters/fit_lines'

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

type Block = { x: number; top: number; weight: Weight }

/** Lines from the top of the first one's capitals down. Gives back the last baseline. */
export function writeLines(sheet: Sheet, { size, lines }: FittedLines, { x, top, weight }: Block) {
  let baseline = top + size * CAPITAL
  for (const [index, line] of lines.entries()) {
    if (index > 0) baseline += size * lineHeightOf(line)
    write(sheet, line, { x, baseline, size, weight })
  }
  return baseline
}
