import type { TourReported } from '#insights/tours/tour_report'
import { BYTE_ORDER_MARK, csvLine } from '#shared/csv'
import { fromNumber, toDecimal } from '#shared/money'

const HEAD = [
  'Date',
  'Time',
  'Gig',
  'Venue',
  'City',
  'Cancelled',
  'Attendance',
  'Sales',
  'Gross per head',
  'Visitors',
  'Paid orders',
  'Conversion %',
  'First hour',
  'Items',
  'Best seller',
  'Best seller items',
  'Sizes',
  'Settlement',
]

const money = (value: number | null) => (value === null ? '' : toDecimal(fromNumber(value)))
const sizes = (sold: { size: string; units: number }[]) =>
  sold.map(({ size, units }) => `${size} ${units}`).join(', ')

/** The gigs of a tour for a spreadsheet, by date, with their totals: amounts in pounds, local days. */
export function tourCsv({ gigs, totals }: Pick<TourReported, 'gigs' | 'totals'>): string {
  const lines = gigs.map((gig) => [
    gig.isoDay,
    gig.time,
    gig.name,
    gig.venue ?? '',
    gig.city ?? '',
    gig.isCancelled ? 'yes' : '',
    gig.attendance ?? '',
    money(gig.revenue),
    money(gig.perHead),
    gig.visitors,
    gig.checkouts,
    gig.conversion ?? '',
    money(gig.firstHour),
    gig.units,
    gig.best?.name ?? '',
    gig.best?.units ?? '',
    sizes(gig.sizes),
    gig.isClosed ? 'closed' : 'open',
  ])
  const last = [
    ...['Total', '', '', '', '', '', totals.attendance ?? ''],
    money(totals.revenue),
    money(totals.perHead),
    totals.visitors,
    totals.checkouts,
    totals.conversion ?? '',
    money(totals.firstHour),
    totals.units,
    totals.best?.name ?? '',
    totals.best?.units ?? '',
    sizes(totals.sizes),
    `${totals.closedGigs} of ${gigs.length} closed`,
  ]
  return BYTE_ORDER_MARK + [HEAD, ...lines, last].map(csvLine).join('')
}
