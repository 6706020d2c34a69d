import { INK, write, type Sheet } from '#core/print/document'
import type { Weight } from '#core/print/faces'
import { shortened } from '#core/print/shorten'
import { widthOf } from '#core/print/typeface'

/** A4 in points. */
export const PAGE: [number, number] = [595.28, 841.89]
export const LEFT = 36
export const RIGHT = PAGE[0] - 36
const TOP = 56
const BOTTOM = PAGE[1] - 64

/** Distance of two rows of a table. */
export const ROW = 16

const SIZE = 9.5

/** The middle of the page, where two columns meet, with the gap between them. */
export const LEFT_COLUMN = { left: LEFT, right: PAGE[0] / 2 - 12 }
export const RIGHT_COLUMN = { left: PAGE[0] / 2 + 12, right: RIGHT }
export const WHOLE = { left: LEFT, right: RIGHT }

export type Column = { left: number; right: number }

type Cell = { text: string; right: number }

type RowOfCells = { first: string; cells: Cell[]; weight?: Weight; indent?: number }

/** A document that is filled from top to bottom, on as many pages as needed. */
export class Paper {
  baseline = TOP
  pages = 1

  constructor(
    readonly sheet: Sheet,
    private foot: (page: number) => void
  ) {}

  /** Begins a page where so many points do not fit on this one. */
  room(points: number) {
    if (this.baseline + points <= BOTTOM) return
    this.foot(this.pages)
    this.sheet.addPage({ size: PAGE, margin: 0 })
    this.pages += 1
    this.baseline = TOP
  }

  end() {
    this.foot(this.pages)
    this.sheet.end()
  }

  /** The top of the first page: what the document is, the shop, and the name of the document in large letters. */
  title(kind: string, name: string) {
    const line = (text: string, size: number) => {
      const words = shortened(text, { size, weight: 900, width: RIGHT - LEFT })
      write(this.sheet, words, { x: LEFT, baseline: this.baseline, size, weight: 900 })
    }
    line(kind.toUpperCase(), 11)
    const shop = { right: RIGHT, baseline: this.baseline, size: 14, weight: 900 as const }
    writeRight(this.sheet, 'GIGSTALL', shop)
    this.baseline += 36
    line(name, 34)
    this.baseline += 20
  }

  /** A row of a table with its rule below: words to the left, amounts ending at their columns. */
  row({ left, right }: Column, { first, cells, weight = 400, indent = 0 }: RowOfCells) {
    const { sheet, baseline } = this
    const firstRight = Math.min(right, ...cells.map((cell) => cell.right - 56))
    const place = { x: left + indent, baseline, size: SIZE, weight }
    const width = firstRight - left - indent - 4
    write(sheet, shortened(first, { weight, size: SIZE, width }), place)
    for (const cell of cells)
      writeRight(sheet, cell.text, { right: cell.right, baseline, size: SIZE, weight })
    rule(sheet, { left, right }, baseline + 5, weight === 700 ? 0.9 : 0.35)
    this.baseline += ROW
  }

  /** Text over the whole width, in lines. */
  text(words: string, { size = 8.5, weight = 400 as Weight } = {}) {
    for (const line of wrapped(words, { size, weight, width: RIGHT - LEFT })) {
      this.room(size + 4)
      write(this.sheet, line, { x: LEFT, baseline: this.baseline, size, weight })
      this.baseline += size + 4
    }
  }
}

type Right = { right: number; baseline: number; size: number; weight: Weight }

export function writeRight(sheet: Sheet, text: string, { right, ...place }: Right) {
  write(sheet, text, { ...place, x: right - widthOf(text, place.weight, place.size) })
}

export function rule(sheet: Sheet, { left, right }: Column, y: number, width = 0.75) {
  sheet.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(INK).stroke()
}

type Wrapping = { size: number; weight: Weight; width: number }

/** Breaks text at its spaces; a word that is wider than a line is cut off. */
export function wrapped(words: string, setting: Wrapping): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, setting.weight, setting.size) > setting.width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((each) => shortened(each, setting))
}
