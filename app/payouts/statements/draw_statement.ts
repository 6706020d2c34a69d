import { collect, INK, newDocument, write, type Sheet } from '#core/print/document'
import type { Weight } from '#core/print/faces'
import { shortened } from '#core/print/shorten'
import { widthOf } from '#core/print/typeface'
import { DateTime } from 'luxon'
import { monthName } from '#shared/months'
import {
  STATEMENT_PARTS,
  type StatementPart,
  type StatementSums,
} from '#payouts/statements/statement'
import type { StatementLine } from '#payouts/statements/statement_query'
import { aboutOf, SUM_WORDS, wordOf } from '#payouts/statements/statement_words'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { isolated } from '#shared/isolated'
import { format, type Pence } from '#shared/money'

export type StatementPaper = {
  bandName: string
  sums: StatementSums
  lines: StatementLine[]
  /** Whether the CSV file has lines that are not here. */
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
/** The baseline of the column heads on a further page, and the distance of the first row below them. */
const HEADS = 64
const BELOW_HEADS = ROW + 3

/** Draws a monthly statement as a PDF: the sums, then each line, on as many pages as needed. */
export async function drawStatement(paper: StatementPaper): Promise<Buffer> {
  const { bandName, sums, lines, hasMore } = paper
  const month = monthName(sums.month)
  const sheet = newDocument({
    size: PAGE,
    title: `Statement ${month} - ${isolated(bandName)}`,
    author: 'Gigstall',
  })
  const finished = collect(sheet)
  drawHead(sheet, bandName, month)
  let baseline = drawHeads(sheet, drawSums(sheet, sums) + 40)
  const foot = { words: `${isolated(bandName)}, ${month}`, pages: pagesOf(lines.length, baseline) }
  let page = 1
  for (const line of lines) {
    if (baseline > LAST_ROW) {
      drawFoot(sheet, foot, page++)
      sheet.addPage({ size: PAGE, margin: 0 })
      baseline = drawHeads(sheet, HEADS)
    }
    drawLine(sheet, line, baseline)
    baseline += ROW
  }
  if (hasMore) note(sheet, 'The CSV file has all the other lines.', baseline)
  if (lines.length === 0) note(sheet, 'No activity this month.', baseline)
  drawFoot(sheet, foot, page)
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
  write(sheet, shortened(bandName, { weight: 700, size: 13, width: RIGHT - LEFT }), {
    x: LEFT,
    baseline: 142,
    size: 13,
    weight: 700,
  })
  const today = dayOf(clock.now().toJSDate())
  write(sheet, `Amounts in pounds sterling. Dates in London time. As of ${today}.`, {
    x: LEFT,
    baseline: 160,
    size: 9,
    weight: 400,
  })
}

/** Parts that are left out if they are zero. */
const RARE: readonly StatementPart[] = ['takenBack', 'corrections']

/** Returns the last baseline. */
function drawSums(sheet: Sheet, sums: StatementSums): number {
  const parts = STATEMENT_PARTS.filter((part) => !RARE.includes(part) || sums[part] !== 0)
  const rows: [string, Pence, Weight][] = [
    ['Opening balance', sums.opening, 400],
    ...parts.map((part): [string, Pence, Weight] => [SUM_WORDS[part], sums[part], 400]),
    ['Closing balance', sums.closing, 700],
  ]
  let baseline = 196
  for (const [words, amount, weight] of rows) {
    if (weight === 700) rule(sheet, baseline - 13)
    write(sheet, words, { x: LEFT, baseline, size: 11, weight })
    writeRight(sheet, amountOf(amount), { baseline, size: 11, weight })
    baseline += ROW
  }
  return baseline
}

/** Returns the baseline of the first row. */
function drawHeads(sheet: Sheet, baseline: number): number {
  const heads: [string, number][] = [
    ['Date', LEFT],
    ['Kind', WHAT],
    ['Order', ABOUT],
  ]
  for (const [words, x] of heads) write(sheet, words, { x, baseline, size: 9, weight: 700 })
  writeRight(sheet, 'Amount', { baseline, size: 9, weight: 700 })
  rule(sheet, baseline + 5)
  return baseline + BELOW_HEADS
}

function drawLine(sheet: Sheet, line: StatementLine, baseline: number) {
  const cell = { baseline, size: 9.5, weight: 400 as const }
  write(sheet, dayOf(line.occurredAt), { x: LEFT, ...cell })
  write(sheet, wordOf(line), { x: WHAT, ...cell })
  write(sheet, shortened(aboutOf(line), { ...cell, width: ABOUT_WIDTH }), { x: ABOUT, ...cell })
  writeRight(sheet, amountOf(line.amount), cell)
}

const dayOf = (moment: Date) =>
  DateTime.fromJSDate(moment, { zone: PLATFORM_TIMEZONE }).setLocale('en-GB').toFormat('d LLL yyyy')

/** The amount with the minus sign of the screens. */
const amountOf = (amount: Pence) => format(amount).replace('-', '−')

function note(sheet: Sheet, words: string, baseline: number) {
  write(sheet, words, { x: LEFT, baseline, size: 9.5, weight: 400 })
}

/** How many pages the rows take, if the first one is on this baseline. */
function pagesOf(rows: number, first: number): number {
  const room = (from: number) => Math.floor((LAST_ROW - from) / ROW) + 1
  return 1 + Math.ceil(Math.max(0, rows - room(first)) / room(HEADS + BELOW_HEADS))
}

type Foot = { words: string; pages: number }

function drawFoot(sheet: Sheet, { words, pages }: Foot, page: number) {
  const place = { baseline: FOOT, size: 8.5, weight: 400 as const }
  write(sheet, shortened(words, { ...place, width: RIGHT - LEFT - 80 }), { x: LEFT, ...place })
  writeRight(sheet, `Page ${page} of ${pages}`, place)
}

type Cell = { baseline: number; size: number; weight: Weight }

function writeRight(sheet: Sheet, text: string, cell: Cell) {
  write(sheet, text, { ...cell, x: RIGHT - widthOf(text, cell.weight, cell.size) })
}

function rule(sheet: Sheet, y: number) {
  sheet.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(INK).stroke()
}
