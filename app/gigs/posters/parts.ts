import QRCode from 'qrcode'
import { INK, write, type Sheet } from '#core/print/document'
import { settable, widthOf } from '#core/print/typeface'
import { fitLines, heightOf } from '#gigs/posters/fit_lines'
import type { PosterText } from '#gigs/posters/formats'
import { COLUMN, TICKET, writeCentred, writeLines } from '#gigs/posters/sheet'

const HEAD_BOTTOM = 250
const STUB_TOP = 704
const NOTCH = 11

/** On the ground of the accent, light enough for ink on it, and for a grey print of both. */
export function drawHead(sheet: Sheet, { bandName, title, accent }: PosterText) {
  const { left, top, right } = TICKET
  sheet.rect(left, top, right - left, HEAD_BOTTOM - top).fill(accent)
  const name = settable(bandName, 900) || settable(title ?? '', 900) || 'Live'
  const room = HEAD_BOTTOM - top - 44
  const frame = { weight: 900, width: COLUMN.width, height: room, lines: 4 } as const
  const fitted = fitLines(name.toUpperCase(), { ...frame, largest: 168, smallest: 30 })
  const above = (HEAD_BOTTOM - top - heightOf(fitted)) / 2
  writeLines(sheet, fitted, { x: COLUMN.left, top: top + above, weight: 900, width: COLUMN.width })
}

/** What to do, and the code to do it with. */
export function drawCode(sheet: Sheet, storeUrl: string) {
  const words = 'SCAN FOR MERCH'
  const size = (80 * COLUMN.width) / Math.max(COLUMN.width, widthOf(words, 900, 80))
  writeCentred(sheet, words, { baseline: 327, size, weight: 900 })
  drawModules(sheet, storeUrl, { left: COLUMN.center - 150, top: 336, side: 300 })
}

/** Modules of white around a code that readers ask for (ISO 18004). */
const QUIET_ZONE = 4

/** A little more than a module: viewers leave hairlines between shapes that only touch. */
const OVERLAP = 0.05

/** Rectangles of pure black on pure white, one for each run of modules in a row. */
function drawModules(
  sheet: Sheet,
  url: string,
  place: { left: number; top: number; side: number }
) {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const module = place.side / (modules.size + 2 * QUIET_ZONE)
  sheet.rect(place.left, place.top, place.side, place.side).fill('#FFFFFF')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0, end = 0; column < modules.size; column = end + 1) {
      for (end = column; end < modules.size && modules.get(row, end);) end += 1
      if (end === column) continue
      const x = place.left + (column + QUIET_ZONE) * module
      const y = place.top + (row + QUIET_ZONE) * module
      sheet.rect(x, y, (end - column) * module, module * (1 + OVERLAP))
    }
  }
  sheet.fill('#000000')
}

/** The way in without a camera. */
export function drawLetters(sheet: Sheet, { code, typeAt }: PosterText) {
  writeCentred(sheet, `Or type this at ${typeAt}`, { baseline: 655, size: 20, weight: 600 })
  const spacing = 4
  const width = widthOf(code, 900, 36) + spacing * code.length
  const size = 36 * Math.min(1, COLUMN.width / width)
  writeCentred(sheet, code, { baseline: 690, size, weight: 900, spacing })
}

/** Which gig; without one, what a fan can count on. */
export function drawStub(sheet: Sheet, { title, place, when }: PosterText) {
  const mark = 'GIGSTALL'
  const markLeft = COLUMN.left + COLUMN.width - widthOf(mark, 900, 22)
  write(sheet, mark, { x: markLeft, baseline: TICKET.bottom - 20, size: 22, weight: 900 })

  const width = markLeft - COLUMN.left - 20
  const lines = [settable(title ?? '', 900), settable(place ?? '', 600), when ?? '']
  if (lines[0] === '') lines[0] = 'Every gig, every day'
  if (lines[1] === '' && lines[2] === '') lines[1] = 'Printed for you and posted home'
  const [head, ...rest] = lines.filter((line) => line !== '')
  const one = { width, lines: 1 }
  const large = { ...one, weight: 900, height: 30, largest: 36, smallest: 20 } as const
  const fitted = fitLines(head!.toUpperCase(), large)
  let baseline = writeLines(sheet, fitted, { x: COLUMN.left, top: STUB_TOP + 17, weight: 900 })
  for (const line of rest) {
    const small = fitLines(line, { ...one, weight: 600, height: 60, largest: 21, smallest: 16 })
    baseline += 25
    write(sheet, small.lines[0]!, { x: COLUMN.left, baseline, size: small.size, weight: 600 })
  }
}

/** The edge of the ticket, and the perforation over its stub. */
export function drawEdges(sheet: Sheet) {
  const { left, top, right, bottom } = TICKET
  const notch = (sweepTo: number) => `A ${NOTCH} ${NOTCH} 0 0 0 ${sweepTo}`
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
