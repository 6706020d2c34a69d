import type { Settlement } from '#insights/settlement/settlement_sheet'
import {
  ADDENDUM_WORDS,
  CATEGORY_NAMES,
  orderCount,
  PARTY_WORDS,
} from '#insights/settlement/settlement_words'
import { BYTE_ORDER_MARK, csvLine } from '#shared/csv'
import { fromNumber, toDecimal } from '#shared/money'

const HEAD = ['Section', 'What', 'Detail', 'Pieces', 'Amount', 'Agreed', 'Payable', 'Short']

type Cells = (string | number)[]

const amount = (value: number) => toDecimal(fromNumber(value))

type Shares = { agreed: number; payable: number; short: number }

const shares = ({ agreed, payable, short }: Shares): Cells => [
  amount(agreed),
  amount(payable),
  amount(short),
]

const line = (section: string, what: string, detail: string | number, value?: number): Cells => [
  section,
  what,
  detail,
  '',
  value === undefined ? '' : amount(value),
  '',
  '',
  '',
]

/** A settlement sheet for a spreadsheet: amounts in pounds with two decimals, times in UTC. */
export function settlementCsv(sheet: Settlement): string {
  const lines = [HEAD, ...headCells(sheet), ...goodsCells(sheet), ...partyCells(sheet)]
  return BYTE_ORDER_MARK + [...lines, ...addendumCells(sheet)].map(csvLine).join('')
}

function headCells(sheet: Settlement): Cells[] {
  return [
    line('Gig', 'Artist', sheet.bandName),
    line('Gig', 'Name', sheet.gig.name),
    line('Gig', 'Place', sheet.gig.place),
    line('Gig', 'Date', sheet.gig.date),
    line('Gig', sheet.closedAt ? 'Closed' : 'Counted to', sheet.countedAt),
    line('Gig', 'People', sheet.attendance ?? ''),
    line('Gig', 'Gross per head', '', sheet.perHead ?? undefined),
    line('Gig', 'Visitors', sheet.visitors),
    line('Gig', 'Paid orders', sheet.paidOrders),
    line('Gig', 'Conversion %', sheet.conversion ?? ''),
  ]
}

function goodsCells(sheet: Settlement): Cells[] {
  const goods = (what: string, detail: string, units: number | '', value: number): Cells => [
    'Sales',
    what,
    detail,
    units,
    amount(value),
    '',
    '',
    '',
  ]
  const { refunds } = sheet
  return [
    ...sheet.categories.map(({ category, types, units, gross }) =>
      goods(CATEGORY_NAMES[category], types.join(', '), units, gross)
    ),
    goods('Gross', '', sheet.units, sheet.gross),
    goods('Refunds', orderCount(refunds.orders), '', -refunds.amount),
    goods('After refunds', '', sheet.unitsLeft, sheet.afterRefunds),
    goods('Tax in it', '', '', sheet.tax),
    line('Earnings', 'Earned after refunds', '', sheet.earnings),
    line('Earnings', 'Kept by the artist', sheet.bandName, sheet.own),
  ]
}

function partyCells(sheet: Settlement): Cells[] {
  return sheet.parties.flatMap(({ kind, name, terms, lines, refund, total, vat }) => {
    const party = (what: string, detail: string, amounts: Shares): Cells => [
      PARTY_WORDS[kind],
      what,
      detail,
      '',
      '',
      ...shares(amounts),
    ]
    return [
      line(PARTY_WORDS[kind], name, terms),
      ...lines.map((each) => party(name, CATEGORY_NAMES[each.category], each)),
      party(name, 'Refunds', refund),
      party(name, 'Total', total),
      ...(vat
        ? [
            line(PARTY_WORDS[kind], 'VAT in the commission, 20%', vat.number, vat.amount),
            line(PARTY_WORDS[kind], 'Commission without VAT', vat.number, vat.net),
          ]
        : []),
    ]
  })
}

function addendumCells({ addenda, withAddenda }: Settlement): Cells[] {
  if (!withAddenda) return []
  return [
    ...addenda.flatMap(({ kind, at, orderNumber, sales, earnings, own, parties }) => {
      const section = `Addendum ${at}`
      const what = ADDENDUM_WORDS[kind]
      return [
        line(section, what, orderNumber, sales),
        line(section, 'Earned', orderNumber, earnings),
        ...parties.map(({ name, payable }) => line(section, name, orderNumber, payable)),
        line(section, 'Kept by the artist', orderNumber, own),
      ]
    }),
    line('With addenda', 'After refunds', '', withAddenda.afterRefunds),
    line('With addenda', 'Earned', '', withAddenda.earnings),
    ...withAddenda.parties.map(({ name, payable }) => line('With addenda', name, '', payable)),
    line('With addenda', 'Kept by the artist', '', withAddenda.own),
  ]
}
