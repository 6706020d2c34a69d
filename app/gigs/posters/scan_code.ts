import QRCode from 'qrcode'
import { write, type Sheet } from '#core/print/document'
import type { Weight } from '#core/print/faces'
import { widthOf } from '#core/print/typeface'
import type { PosterText } from '#gigs/posters/formats'
import { writeCentred, type Column } from '#gigs/posters/sheet'

/** Modules of white around a code that readers ask for (ISO 18004). */
const QUIET_ZONE = 4

/** Of the code without its quiet zone: 56 % of the width of the page. */
const LARGEST_SIDE = 333

/** Of the code with its quiet zone; text stands above and below it. */
const ZONE = { top: 252, side: 416 }

/** A little more than a module: viewers leave hairlines between shapes that only touch. */
const OVERLAP = 0.05

/** What to do, and the code to do it with. */
export function drawCode(sheet: Sheet, storeUrl: string, column: Column) {
  const words = 'SCAN FOR MERCH'
  const size = Math.min(80, (80 * column.width) / widthOf(words, 900, 80))
  writeCentred(sheet, words, { baseline: ZONE.top, size, weight: 900, column })
  drawModules(sheet, storeUrl, column)
}

/** Rectangles of pure black on pure white, one for each run of modules in a row. */
function drawModules(sheet: Sheet, url: string, column: Column) {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const module = Math.min(LARGEST_SIDE / modules.size, ZONE.side / (modules.size + 2 * QUIET_ZONE))
  const left = column.center - (modules.size * module) / 2
  const top = ZONE.top + (ZONE.side - modules.size * module) / 2
  const whole = (modules.size + 2 * QUIET_ZONE) * module
  sheet.rect(left - QUIET_ZONE * module, top - QUIET_ZONE * module, whole, whole).fill('#FFFFFF')
  for (let row = 0; row < modules.size; row++) {
    for (let start = 0, end = 0; start < modules.size; start = end + 1) {
      for (end = start; end < modules.size && modules.get(row, end);) end += 1
      if (end === start) continue
      const width = (end - start) * module
      sheet.rect(left + start * module, top + row * module, width, module * (1 + OVERLAP))
    }
  }
  sheet.fill('#000000')
}

type Part = { text: string; weight: Weight; size: number; spacing: number }

/** Of one line, as a share of its full size; a longer text takes two lines. */
const SMALLEST_SCALE = 0.8

/** The way in without a camera. */
export function drawTypedCode(sheet: Sheet, { code, typeAt }: PosterText, column: Column) {
  const what: Part[] = [
    { text: 'Or type ', weight: 600, size: 20, spacing: 0 },
    { text: code, weight: 900, size: 30, spacing: 2 },
  ]
  const where: Part = { text: ` at ${typeAt}`, weight: 600, size: 20, spacing: 0 }
  const scale = scaleOf([...what, where], column)
  if (scale >= SMALLEST_SCALE) return drawLine(sheet, [...what, where], { baseline: 696, column })
  drawLine(sheet, what, { baseline: 684, column, largest: SMALLEST_SCALE })
  drawLine(sheet, [{ ...where, text: where.text.trim() }], { baseline: 703, column })
}

const partWidth = ({ text, weight, size, spacing }: Part) =>
  widthOf(text, weight, size) + spacing * text.length

function scaleOf(parts: Part[], column: Column, largest = 1): number {
  return Math.min(largest, column.width / parts.reduce((sum, part) => sum + partWidth(part), 0))
}

function drawLine(
  sheet: Sheet,
  parts: Part[],
  { baseline, column, largest }: { baseline: number; column: Column; largest?: number }
) {
  const scale = scaleOf(parts, column, largest)
  let x = column.center - (parts.reduce((sum, part) => sum + partWidth(part), 0) * scale) / 2
  for (const part of parts) {
    const { text, weight, size, spacing } = part
    write(sheet, text, { x, baseline, weight, size: size * scale, spacing: spacing * scale })
    x += partWidth(part) * scale
  }
}
