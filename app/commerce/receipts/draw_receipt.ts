import { DateTime } from 'luxon'
import type { Receipt } from '#commerce/receipts/transformers/receipt_transformer'
import { collect, newDocument, write } from '#core/print/document'
import type { Weight } from '#core/print/faces'
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
  wrapped,
  writeRight,
} from '#core/print/paper'
import { isolated } from '#shared/isolated'
import { format, fromNumber } from '#shared/money'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Draws a receipt or a credit note as a PDF, on as many pages as its rows need. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const sheet = newDocument({
    size: PAGE,
    title: `${receipt.title} ${receipt.number}`,
    author: receipt.seller.name,
  })
  const finished = collect(sheet)
  const paper: Paper = new Paper(sheet, (page) => drawFoot(paper, receipt, page))
  drawHead(paper, receipt)
  drawParties(paper, receipt)
  drawLines(paper, receipt)
  drawTotals(paper, receipt)
  paper.end()
  return finished
}

const NORMAL = { size: 10, weight: 400 as const }
const SMALL = { size: 8.5, weight: 400 as const }

const dayOf = (time: string) =>
  DateTime.fromISO(time, { zone: PLATFORM_TIMEZONE }).setLocale('en-GB').toFormat('d LLLL yyyy')

function drawHead(paper: Paper, receipt: Receipt) {
  const { sheet } = paper
  paper.title(receipt.title, receipt.number)
  const dates = [
    `Issued ${dayOf(receipt.issuedAt)}.`,
    `${receipt.words.suppliedAt} ${dayOf(receipt.suppliedAt)}.`,
  ]
  for (const words of [dates.join(' '), ...receipt.notes]) {
    write(sheet, words, { x: LEFT, baseline: paper.baseline, ...NORMAL })
    paper.baseline += 14
  }
  rule(sheet, WHOLE, paper.baseline - 4, 2)
  paper.baseline += 22
}

/** Seller to the left, buyer to the right. */
function drawParties(paper: Paper, { seller, buyer }: Receipt) {
  const { name, address, companyNumber, vatNumber } = seller
  const sold = [
    name,
    address,
    companyNumber && `Company number ${companyNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
  ].flatMap((part) => part || [])
  const to = buyer.length > 0 ? buyer : ['The buyer’s details were deleted.']
  const top = paper.baseline
  const column = ({ left, right }: typeof LEFT_COLUMN, title: string, parts: string[]) => {
    let baseline = top
    const put = (text: string, weight: Weight) => {
      write(paper.sheet, text, { x: left, baseline, size: 10, weight })
      baseline += 14
    }
    put(title, 700)
    for (const part of parts)
      for (const line of wrapped(part, { ...NORMAL, width: right - left })) put(line, 400)
    return baseline
  }
  paper.baseline =
    Math.max(column(LEFT_COLUMN, 'Sold by', sold), column(RIGHT_COLUMN, 'Sold to', to)) + 14
}

/** Right edges of the columns after the name. */
const COLUMNS = {
  quantity: RIGHT - 282,
  unitPrice: RIGHT - 214,
  rate: RIGHT - 164,
  net: RIGHT - 108,
  tax: RIGHT - 56,
  gross: RIGHT,
}
const NAME_WIDTH = COLUMNS.quantity - 34 - LEFT

type Cells = Partial<Record<keyof typeof COLUMNS, string>>

function drawCells(paper: Paper, cells: Cells, weight: Weight) {
  for (const [name, text] of Object.entries(cells) as [keyof Cells, string][])
    writeRight(paper.sheet, text, {
      right: COLUMNS[name],
      baseline: paper.baseline,
      size: 9.5,
      weight,
    })
}

function drawTableHead(paper: Paper, { taxLabel, isTaxed, isCreditNote }: Receipt) {
  write(paper.sheet, isCreditNote ? 'Refund of' : 'Item', {
    x: LEFT,
    baseline: paper.baseline,
    size: 9.5,
    weight: 700,
  })
  const bought = isCreditNote ? {} : { quantity: 'Quantity', unitPrice: 'Unit price' }
  const taxed = isTaxed ? { rate: 'Rate', net: 'Net', tax: taxLabel } : {}
  drawCells(paper, { ...bought, ...taxed, gross: 'Total' }, 700)
  if (isTaxed && !isCreditNote) {
    paper.baseline += 12
    drawCells(paper, { unitPrice: `incl. ${taxLabel}` }, 700)
  }
  rule(paper.sheet, WHOLE, paper.baseline + 5, 0.9)
  paper.baseline += ROW + 2
}

function drawLines(paper: Paper, receipt: Receipt) {
  const { lines, shipping, currency } = receipt
  drawTableHead(paper, receipt)
  for (const line of lines) {
    const names = wrapped(line.name, { size: 9.5, weight: 400, width: NAME_WIDTH })
    const details = wrapped(detailsOf(line), { ...SMALL, width: NAME_WIDTH })
    makeRoom(paper, receipt, (names.length + details.length) * 12 + 12)
    drawCells(
      paper,
      {
        ...(line.quantity !== null && { quantity: String(line.quantity) }),
        ...(line.unitPrice !== null && { unitPrice: money(line.unitPrice, currency) }),
        ...amountCells(receipt, line),
      },
      400
    )
    for (const words of names) nameLine(paper, words, 9.5)
    for (const words of details) nameLine(paper, words, SMALL.size)
    endRow(paper)
  }
  if (!shipping) return
  makeRoom(paper, receipt, 30)
  drawCells(paper, amountCells(receipt, shipping), 400)
  nameLine(paper, 'Shipping', 9.5)
  endRow(paper)
}

const detailsOf = ({ bandName, choice, orderNumber }: Receipt['lines'][number]) =>
  [isolated(bandName), ...choice.map(isolated), orderNumber].join(' · ')

function nameLine(paper: Paper, words: string, size: number) {
  write(paper.sheet, words, { x: LEFT, baseline: paper.baseline, size, weight: 400 })
  paper.baseline += 12
}

function endRow(paper: Paper) {
  rule(paper.sheet, WHOLE, paper.baseline - 6, 0.35)
  paper.baseline += 8
}

/** A new page begins with the head of the table. */
function makeRoom(paper: Paper, receipt: Receipt, points: number) {
  const { pages } = paper
  paper.room(points)
  if (paper.pages > pages) drawTableHead(paper, receipt)
}

const money = (amount: number, currency: string) => format(fromNumber(amount), currency)

function amountCells({ isTaxed, currency }: Receipt, amounts: Receipt['total']): Cells {
  const { rate, net, tax, gross } = amounts
  const total = { gross: money(gross, currency) }
  return isTaxed ? { rate, net: money(net, currency), tax: money(tax, currency), ...total } : total
}

function drawTotals(paper: Paper, { isTaxed, words, total, taxLabel, currency }: Receipt) {
  const row = (first: string, amount: number, weight: Weight) =>
    paper.row(RIGHT_COLUMN, {
      first,
      weight,
      cells: [{ text: money(amount, currency), right: RIGHT }],
    })
  paper.room(5 * ROW + 30)
  paper.baseline += ROW / 2
  if (isTaxed) {
    row('Net', total.net, 400)
    row(taxLabel, total.tax, 400)
  }
  row(words.total, total.gross, 700)
  paper.baseline += ROW / 2
  paper.text(`Amounts in ${currency}.`, { size: SMALL.size })
}

function drawFoot(paper: Paper, { title, number, seller }: Receipt, page: number) {
  const place = { baseline: PAGE[1] - 32, ...SMALL }
  write(paper.sheet, `${seller.name}. ${title} ${number}.`, { ...place, x: LEFT })
  writeRight(paper.sheet, `Page ${page}`, { ...place, right: RIGHT })
}
