import { collect, INK, newDocument, write, type Sheet } from '#core/print/document'
import { widthOf, type Weight } from '#core/print/typeface'
import { DateTime } from 'luxon'
import { monthName } from '#payments/payouts/statements/months'
import { STATEMENT_PARTS, type StatementSums } from '#payments/payouts/statements/statement'
import type { StatementLine } from '#payments/payouts/statements/statement_query'
import { aboutOf, SUM_WORDS, wordOf } from '#payments/payouts/statements/statement_words'
import { HOME_ZONE } from '#shared/home_zone'
import { format, type Pence } from '#shared/money'

export type StatementPaper = {
  bandName: string
  sums: StatementSums
  lines: StatementLine[]
  /** Whether the file for spreadsheets has lines that are not here. */
  hasMore: boolean
}

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89]
const LEFT = 48
const RIGHT = PAGE[0] - 48
const FOOT = PAGE[1] - 40
const LAST_ROW = PAGE[1] - 72
const ROW = 18
const WHAT = LEFT + 76
const ABOUT = LEFT + 150
const ABOUT_WIDTH = RIGHT - ABOUT - 80

/** A month of an artist's account on paper: the sums, then each line, on as many pages as it takes. */
export async function drawStatement(paper: StatementPaper): Promise<Buffer> {
  const { bandName, sums, lines, hasMore } = paper
  const month = monthName(sums.month)
  const sheet = newDocument({
    size: PAGE,
    title: `Statement ${month} - ${bandName}`,
    author: 'Gigstall',
    weights: [900, 700, 400],
  })
  const finished = collect(sheet)
  drawHead(sheet, bandName, month)
  let baseline = drawHeads(sheet, drawSums(sheet, sums) + 40)
  let page = 1
  for (const line of lines) {
    if (baseline > LAST_ROW) {
      drawFoot(sheet, `${bandName}, ${month}`, page++)
      sheet.addPage({ size: PAGE, margin: 0 })
      baseline = drawHeads(sheet, 64)
    }
    drawLine(sheet, line, baseline)
    baseline += ROW
  }
  if (hasMore) note(sheet, 'All further lines are in the CSV file.', baseline)
  if (lines.length === 0) note(sheet, 'Nothing happened in this month.', baseline)
  drawFoot(sheet, `${bandName}, ${month}`, page)
  sheet.end()
  return finished
}

function drawHead(sheet: Sheet, bandName: string, month: string) {
  write(sheet, 'GIGSTALL', { x: LEFT, baseline: 68, size: 22, weight: 900 })
  write(sheet, `Statement, ${month}`.toUpperCase(), {
    x: LEFT,
    baseline: 118,
    size: 34,
    weight: 900,
  })
  write(sheet, fitted(bandName, 700, 13, RIGHT - LEFT), {
    x: LEFT,
    baseline: 142,
    size: 13,
    weight: 700,
  })
  write(sheet, 'Amounts in pounds sterling. Days and months as in London.', {
    x: LEFT,
    baseline: 160,
    size: 9,
    weight: 400,
  })
}

/** Gives back the last baseline. */
function drawSums(sheet: Sheet, sums: StatementSums): number {
  const parts = STATEMENT_PARTS.filter((part) => part !== 'corrections' || sums[part] !== 0)
  const rows: [string, Pence, Weight][] = [
    ['Owed to you at the beginning', sums.opening, 400],
    ...parts.map((part): [string, Pence, Weight] => [SUM_WORDS[part], sums[part], 400]),
    ['Owed to you at the end', sums.closing, 700],
  ]
  let baseline = 196
  for (const [words, amount, weight] of rows) {
    if (weight === 700) rule(sheet, baseline - 13)
    write(sheet, words, { x: LEFT, baseline, size: 11, weight })
    writeRight(sheet, format(amount), { baseline, size: 11, weight })
    baseline += ROW
  }
  return baseline
}

/** Gives back the baseline of the first row. */
function drawHeads(sheet: Sheet, baseline: number): number {
  const heads: [string, number][] = [
    ['Date', LEFT],
    ['What', WHAT],
    ['Of what', ABOUT],
  ]
  for (const [words, x] of heads) write(sheet, words, { x, baseline, size: 9, weight: 700 })
  writeRight(sheet, 'Amount', { baseline, size: 9, weight: 700 })
  rule(sheet, baseline + 5)
  return baseline + ROW + 3
}

function drawLine(sheet: Sheet, line: StatementLine, baseline: number) {
  const day = DateTime.fromJSDate(line.occurredAt, { zone: HOME_ZONE })
  const cell = { baseline, size: 9.5, weight: 400 as const }
  write(sheet, day.setLocale('en-GB').toFormat('d LLL yyyy'), { x: LEFT, ...cell })
  write(sheet, wordOf(line), { x: WHAT, ...cell })
  write(sheet, fitted(aboutOf(line), 400, cell.size, ABOUT_WIDTH), { x: ABOUT, ...cell })
  writeRight(sheet, format(line.amount), cell)
}

function note(sheet: Sheet, words: string, baseline: number) {
  write(sheet, words, { x: LEFT, baseline, size: 9.5, weight: 400 })
}

function drawFoot(sheet: Sheet, words: string, page: number) {
  const place = { baseline: FOOT, size: 8.5, weight: 400 as const }
  write(sheet, fitted(words, 400, 8.5, RIGHT - LEFT - 80), { x: LEFT, ...place })
  writeRight(sheet, `Page ${page}`, place)
}

type Cell = { baseline: number; size: number; weight: Weight }

function writeRight(sheet: Sheet, text: string, cell: Cell) {
  write(sheet, text, { ...cell, x: RIGHT - widthOf(text, cell.weight, cell.size) })
}

/** As much of a text as a column holds. */
function fitted(text: string, weight: Weight, size: number, width: number): string {
  if (widthOf(text, weight, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, weight, size) > width) letters.pop()
  return `${letters.join('')}…`
}

function rule(sheet: Sheet, y: number) {
  sheet.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(INK).stroke()
}
