import { collect, INK, newDocument, write, type Sheet } from '#core/print/document'
import type { Weight } from '#core/print/faces'
import { lettersOf } from '#core/print/shorten'
import { widthOf } from '#core/print/typeface'

/** A heading, a paragraph, or a label with its value. */
export type DocumentPart = { heading: string } | { text: string } | { label: string; value: string }

export type EvidenceDocument = { title: string; lead: string; parts: DocumentPart[] }

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89]
const LEFT = 48
const RIGHT = PAGE[0] - 48
const TOP = 68
const LAST_LINE = PAGE[1] - 60
const VALUES = LEFT + 170

const TEXT = { size: 10, weight: 400, leading: 15 } as const
const HEADING = { size: 12, weight: 700, leading: 20 } as const

/** Draws a plain document as a PDF, on as many pages as it takes. */
export async function drawEvidenceDocument({
  title,
  lead,
  parts,
}: EvidenceDocument): Promise<Buffer> {
  const sheet = newDocument({ size: PAGE, title, author: 'Gigstall' })
  const finished = collect(sheet)
  const pen = new Pen(sheet)
  pen.lines('GIGSTALL', { size: 20, weight: 900, leading: 34 })
  pen.lines(title, { size: 18, weight: 700, leading: 24 })
  pen.lines(lead, TEXT)
  for (const part of parts) drawPart(pen, part)
  sheet.end()
  return finished
}

function drawPart(pen: Pen, part: DocumentPart) {
  if ('heading' in part) {
    pen.space(12)
    pen.rule()
    pen.lines(part.heading, HEADING)
  } else if ('text' in part) {
    pen.lines(part.text, TEXT)
    pen.space(4)
  } else pen.row(part.label, part.value)
}

type Style = { size: number; weight: Weight; leading: number }

/** Writes downwards, and begins a page where one is full. */
class Pen {
  #baseline = TOP

  constructor(private sheet: Sheet) {}

  lines(text: string, style: Style) {
    for (const line of wrapped(text, { ...style, width: RIGHT - LEFT })) this.#line(line, style)
  }

  row(label: string, value: string) {
    const labels = wrapped(label, { ...TEXT, width: VALUES - LEFT - 12 })
    const values = wrapped(value, { ...TEXT, width: RIGHT - VALUES })
    for (let index = 0; index < Math.max(labels.length, values.length); index++) {
      this.#room()
      const place = { ...TEXT, baseline: this.#baseline }
      if (labels[index]) write(this.sheet, labels[index]!, { ...place, x: LEFT })
      if (values[index]) write(this.sheet, values[index]!, { ...place, x: VALUES })
      this.#baseline += TEXT.leading
    }
  }

  space(points: number) {
    this.#baseline += points
  }

  rule() {
    this.#room()
    const y = this.#baseline - 12
    this.sheet.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(INK).stroke()
    this.space(8)
  }

  #line(text: string, { size, weight, leading }: Style) {
    this.#room()
    write(this.sheet, text, { x: LEFT, baseline: this.#baseline, size, weight })
    this.#baseline += leading
  }

  #room() {
    if (this.#baseline <= LAST_LINE) return
    this.sheet.addPage({ size: PAGE, margin: 0 })
    this.#baseline = TOP
  }
}

type Setting = { size: number; weight: Weight; width: number }

/** The lines of a text at a width: broken between words, a word that is wider between its letters. */
function wrapped(text: string, setting: Setting): string[] {
  return text.split('\n').flatMap((paragraph) => linesOf(paragraph.trim(), setting))
}

function linesOf(paragraph: string, setting: Setting): string[] {
  const fits = (line: string) => widthOf(line, setting.weight, setting.size) <= setting.width
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/).flatMap((each) => piecesOf(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of lettersOf(word)) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
