import { INK, write, type Sheet } from '#core/print/document'
import { depthOf, settable, widthOf } from '#core/print/typeface'
import { fitLines, heightOf, riseOf } from '#gigs/posters/fit_lines'
import type { PosterText } from '#gigs/posters/formats'
import { COLUMN, HEAD_BOTTOM, STUB_TOP, TICKET, writeLines } from '#gigs/posters/sheet'

const NOTCH = 11

/** On the ground of the accent, light enough for ink on it, and for a grey print of both. */
export function drawHead(sheet: Sheet, { bandName, title, accent }: PosterText) {
  const { left, top, right } = TICKET
  sheet.rect(left, top, right - left, HEAD_BOTTOM - top).fill(accent)
  const name = settable(bandName, 900) || settable(title ?? '', 900) || 'Live'
  const room = HEAD_BOTTOM - top - 32
  const frame = { weight: 900, width: COLUMN.width, height: room, lines: 5 } as const
  const fitted = fitLines(name.toUpperCase(), { ...frame, largest: 150, smallest: 20 })
  const above = (HEAD_BOTTOM - top - heightOf(fitted)) / 2
  writeLines(sheet, fitted, { x: COLUMN.left, top: top + above, weight: 900, width: COLUMN.width })
}

/** Which gig; without one, what a fan can count on. */
export function drawStub(sheet: Sheet, { title, place, when }: PosterText) {
  const mark = 'GIGSTALL'
  const markLeft = COLUMN.left + COLUMN.width - widthOf(mark, 900, 22)
  write(sheet, mark, { x: markLeft, baseline: TICKET.bottom - 16, size: 22, weight: 900 })

  const width = markLeft - COLUMN.left - 20
  const lines = [settable(title ?? '', 900), settable(place ?? '', 600), when ?? '']
  const [head = 'Printed for you and posted home', ...rest] = lines.filter((line) => line !== '')
  const one = { width, lines: 1 }
  // In one line, or a long name in two.
  const large = { width, lines: 2, weight: 900, height: 30, largest: 34, smallest: 16 } as const
  const fitted = fitLines(head.toUpperCase(), large)
  let baseline = writeLines(sheet, fitted, { x: COLUMN.left, top: STUB_TOP + 14, weight: 900 })
  let foot = fitted.size * depthOf(fitted.lines.at(-1)!, 900)
  for (const line of rest) {
    const small = { ...one, weight: 600, height: 22, largest: 20, smallest: 16 } as const
    const { lines: shown, size, direction } = fitLines(line, small)
    baseline += Math.max(23, foot + size * riseOf(shown[0]!) + 3)
    foot = size * depthOf(shown[0]!, 600)
    write(sheet, shown[0]!, { x: COLUMN.left, baseline, size, weight: 600, direction })
  }
}

/** The edge of the ticket, and the perforation over its stub. */
export function drawEdges(sheet: Sheet) {
  const { left, top, right, bottom } = TICKET
  const notch = (sweepTo: number) => `A ${NOTCH} ${NOTCH} 0 0 0 ${sweepTo}`
  for (const edge of [left, right]) sheet.circle(edge, STUB_TOP, NOTCH).fill('#FFFFFF')
  sheet.lineWidth(2).strokeColor(INK)
  sheet
    .path(
      `M ${left} ${top} H ${right} V ${STUB_TOP - NOTCH} ${notch(right)} ${STUB_TOP + NOTCH} ` +
        `V ${bottom} H ${left} V ${STUB_TOP + NOTCH} ${notch(left)} ${STUB_TOP - NOTCH} Z`
    )
    .stroke()
  sheet
    .moveTo(left, HEAD_BOTTOM)
    .lineTo(right, HEAD_BOTTOM)
    .stroke()
    .moveTo(left + 2 * NOTCH, STUB_TOP)
    .lineTo(right - 2 * NOTCH, STUB_TOP)
    .dash(5, { space: 6 })
    .stroke()
}
