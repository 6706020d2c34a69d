import { collect, newDocument, write } from '#core/print/document'
import { shortened } from '#core/print/shorten'
import type { SettledParty } from '#insights/settlement/settlement_parties'
import {
  LEFT,
  LEFT_COLUMN,
  PAGE,
  Paper,
  RIGHT,
  RIGHT_COLUMN,
  ROW,
  rule,
  WHOLE,
  writeRight,
} from '#core/print/paper'
import type { Settlement } from '#insights/settlement/settlement_sheet'
import {
  ADDENDUM_WORDS,
  CATEGORY_NAMES,
  countingNote,
  momentAt,
  NOTES,
  orderCount,
  pounds,
  shortSentence,
  shortWords,
} from '#insights/settlement/settlement_words'
import { isolated } from '#shared/isolated'

/** Draws a settlement sheet as a PDF to be signed, on as many pages as its parties and addenda need. */
export async function drawSettlement(settlement: Settlement): Promise<Buffer> {
  const { gig, bandName } = settlement
  const sheet = newDocument({
    size: PAGE,
    title: `Settlement sheet ${gig.date} - ${isolated(bandName)}`,
    author: 'Gigstall',
  })
  const finished = collect(sheet)
  const paper: Paper = new Paper(sheet, (page) => drawFoot(paper, settlement, page))
  drawHead(paper, settlement)
  drawTiles(paper, settlement)
  drawGoods(paper, settlement)
  drawShares(paper, settlement)
  drawAddenda(paper, settlement)
  drawNotes(paper, settlement)
  drawSignatures(paper, settlement)
  paper.end()
  return finished
}

const placeOf = ({ venue, gig }: Settlement) => venue ?? gig.name

function drawHead(paper: Paper, sheet: Settlement) {
  const { gig, bandName, closedAt, countedAt } = sheet
  paper.title('Settlement sheet', placeOf(sheet).toUpperCase())
  const counted = `${closedAt ? 'Closed' : 'Counted to'} ${momentAt(countedAt, gig)}.`
  const about = `${isolated(bandName)}. ${[gig.city, gig.date].join(', ')}. ${counted}`
  const normal = { size: 10, weight: 400 as const }
  const words = shortened(about, { ...normal, width: RIGHT - LEFT })
  write(paper.sheet, words, { x: LEFT, baseline: paper.baseline, ...normal })
  rule(paper.sheet, WHOLE, paper.baseline + 10, 2)
  paper.baseline += 40
}

function drawTiles(paper: Paper, sheet: Settlement) {
  const { attendance, perHead, unitsLeft, paidOrders, conversion, visitors, own } = sheet
  const tiles: [string, string][] = [
    [attendance === null ? '–' : attendance.toLocaleString('en-GB'), 'people'],
    [perHead === null ? '–' : pounds(perHead), 'per head'],
    [unitsLeft.toLocaleString('en-GB'), 'pieces'],
    [paidOrders.toLocaleString('en-GB'), 'paid orders'],
    [conversion === null ? '–' : `${Math.round(conversion)}%`, `bought, of ${visitors} visitors`],
    [pounds(own), 'kept by the artist'],
  ]
  const width = (RIGHT - LEFT) / tiles.length
  for (const [index, [figure, words]] of tiles.entries()) {
    const x = LEFT + index * width
    write(paper.sheet, shortened(figure, { size: 18, weight: 900, width: width - 8 }), {
      x,
      baseline: paper.baseline,
      size: 18,
      weight: 900,
    })
    write(paper.sheet, shortened(words, { size: 8, weight: 400, width: width - 6 }), {
      x,
      baseline: paper.baseline + 13,
      size: 8,
      weight: 400,
    })
  }
  paper.baseline += 40
}

/** What sold to the left; beside it what it earned and who gets it. */
function drawGoods(paper: Paper, sheet: Settlement) {
  const top = paper.baseline
  const pieces = LEFT_COLUMN.right - 70
  const goods = (first: string, units: string, amount: number, weight: 400 | 700 = 400) =>
    paper.row(LEFT_COLUMN, {
      first,
      weight,
      cells: [
        { text: units, right: pieces },
        { text: pounds(amount), right: LEFT_COLUMN.right },
      ],
    })
  paper.row(LEFT_COLUMN, {
    first: 'What sold',
    weight: 700,
    cells: [
      { text: 'Pieces', right: pieces },
      { text: 'Fans paid', right: LEFT_COLUMN.right },
    ],
  })
  for (const { category, units, gross } of sheet.categories)
    goods(CATEGORY_NAMES[category], String(units), gross)
  goods('Gross', String(sheet.units), sheet.gross, 700)
  goods(`Refunds, ${orderCount(sheet.refunds.orders)}`, '', -sheet.refunds.amount)
  goods('After refunds', String(sheet.unitsLeft), sheet.afterRefunds, 700)
  goods('Tax in it', '', sheet.tax)
  const bottom = paper.baseline
  paper.baseline = top
  drawEarnings(paper, sheet)
  paper.baseline = Math.max(paper.baseline, bottom) + ROW
}

/** As many parties as stand beside the goods; the others have their totals below. */
const MOST_BESIDE = 8

function drawEarnings(paper: Paper, { earnings, own, bandName, parties }: Settlement) {
  const { right } = RIGHT_COLUMN
  const amount = (first: string, value: number, weight: 400 | 700 = 400) =>
    paper.row(RIGHT_COLUMN, { first, weight, cells: [{ text: pounds(value), right }] })
  amount('Earned after refunds', earnings)
  for (const { name, total } of parties.slice(0, MOST_BESIDE)) amount(name, -total.payable)
  amount(`${isolated(bandName)} keeps`, own, 700)
  for (const { vat } of parties.slice(0, 2)) {
    if (!vat) continue
    amount('VAT in the commission, 20%', vat.amount)
    amount('Commission without VAT', vat.net)
    paper.row(RIGHT_COLUMN, { first: `VAT number ${vat.number}`, cells: [] })
  }
}

const AGREED = RIGHT - 180
const PAYABLE = RIGHT - 80

function drawShares(paper: Paper, { parties }: Settlement) {
  if (parties.length === 0) return
  paper.room(4 * ROW)
  paper.row(WHOLE, { first: 'Shares', weight: 700, cells: cellsOf('Agreed', 'Payable', 'Short') })
  for (const party of parties) drawParty(paper, party)
  paper.baseline += ROW / 2
}

const cellsOf = (agreed: string, payable: string, short: string) => [
  { text: agreed, right: AGREED },
  { text: payable, right: PAYABLE },
  { text: short, right: RIGHT },
]

function drawParty(paper: Paper, { name, terms, lines, refund, total }: SettledParty) {
  type Amounts = typeof total
  const amounts = (first: string, { agreed, payable, short }: Amounts, weight: 400 | 700 = 400) =>
    paper.row(WHOLE, {
      first,
      weight,
      indent: 10,
      cells: cellsOf(pounds(agreed), pounds(payable), shortWords(short)),
    })
  paper.room((lines.length + 3) * ROW)
  paper.row(WHOLE, {
    first: [isolated(name), terms].filter(Boolean).join(': '),
    cells: [],
    weight: 700,
  })
  for (const line of lines) amounts(CATEGORY_NAMES[line.category], line)
  if (refund.agreed !== 0) amounts('Refunds', refund)
  amounts('In all', total, 700)
}

function drawAddenda(paper: Paper, { addenda, withAddenda, gig, bandName }: Settlement) {
  if (!withAddenda) return
  const row = (first: string, sales: string, earned: string, kept: string, weight: 400 | 700) => {
    paper.room(2 * ROW)
    paper.row(WHOLE, { first, weight, cells: cellsOf(sales, earned, kept) })
  }
  paper.room(4 * ROW)
  row('Addenda', 'Fans paid', 'Earned', 'Kept', 700)
  for (const { kind, at, orderNumber, sales, earnings, own, parties } of addenda) {
    const what = `${momentAt(at, gig)}: ${ADDENDUM_WORDS[kind]}, ${orderNumber}`
    row(what, pounds(sales), pounds(earnings), pounds(own), 400)
    for (const { name, payable } of parties)
      row(`   ${isolated(name)}`, '', pounds(payable), '', 400)
  }
  const { afterRefunds, earnings, own, parties } = withAddenda
  row('With addenda', pounds(afterRefunds), pounds(earnings), pounds(own), 700)
  for (const { name, payable } of parties) row(`   ${isolated(name)}`, '', pounds(payable), '', 700)
  row(`   ${isolated(bandName)} keeps`, '', pounds(own), '', 700)
  paper.baseline += ROW / 2
}

function drawNotes(paper: Paper, sheet: Settlement) {
  if (sheet.short > 0)
    for (const piece of sheet.shortPieces) paper.text(shortSentence(piece), { weight: 700 })
  if (sheet.short > 0) paper.text(`Short in all: ${pounds(sheet.short)}. ${NOTES.short}`)
  paper.baseline += 4
  paper.text(`${NOTES.gross} ${NOTES.tax} ${countingNote(sheet)}`)
}

function drawSignatures(paper: Paper, sheet: Settlement) {
  paper.room(70)
  paper.baseline += 48
  const sign = (column: typeof LEFT_COLUMN, name: string) => {
    const place = { baseline: paper.baseline + 12, size: 9 }
    rule(paper.sheet, column, paper.baseline)
    const words = shortened(`For ${isolated(name)}`, { size: 9, weight: 700, width: 150 })
    write(paper.sheet, words, { ...place, x: column.left, weight: 700 })
    writeRight(paper.sheet, 'Name, date, signature', {
      ...place,
      right: column.right,
      weight: 400,
    })
  }
  sign(LEFT_COLUMN, sheet.bandName)
  sign(RIGHT_COLUMN, placeOf(sheet))
}

function drawFoot(paper: Paper, { gig, countedAt }: Settlement, page: number) {
  const place = { baseline: PAGE[1] - 32, size: 8.5, weight: 400 as const }
  write(paper.sheet, `Figures of ${momentAt(countedAt, gig)}`, { ...place, x: LEFT })
  writeRight(paper.sheet, `Page ${page}`, { ...place, right: RIGHT })
}
