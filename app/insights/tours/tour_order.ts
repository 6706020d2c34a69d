import type { TourGig } from '#insights/tours/tour_report'

/** The columns by which the gigs of a tour can be sorted, by their names in the address. */
export const TOUR_COLUMNS = [
  'date',
  'venue',
  'city',
  'attendance',
  'sales',
  'head',
  'conversion',
  'first-hour',
  'best',
  'sizes',
  'sheet',
] as const

type Column = (typeof TOUR_COLUMNS)[number]

const VALUES: Record<Column, (gig: TourGig) => string | number | null> = {
  'date': ({ startsAt }) => startsAt,
  'venue': ({ venue }) => venue,
  'city': ({ city }) => city,
  'attendance': ({ attendance }) => attendance,
  'sales': ({ isComing, revenue }) => (isComing ? null : revenue),
  'head': ({ perHead }) => perHead,
  'conversion': ({ conversion }) => conversion,
  'first-hour': ({ isComing, firstHour }) => (isComing ? null : firstHour),
  'best': ({ best }) => best?.name ?? null,
  'sizes': ({ sizes }) =>
    sizes.length === 0 ? null : sizes.reduce((all, { units }) => all + units, 0),
  'sheet': ({ isComing, isClosed }) => (isComing ? null : isClosed ? 'closed' : 'open'),
}

const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

const compared = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other))

/** The sort order in the address, `sales` or `-sales`; by date where it is unknown. */
export function tourSortOf(wanted: unknown): string {
  const text = typeof wanted === 'string' ? wanted : ''
  return TOUR_COLUMNS.some((column) => text.replace(/^-/, '') === column) ? text : 'date'
}

/** Sorts gigs by a column; those without a value come last in both directions. */
export function inTourOrder(gigs: readonly TourGig[], sort: string): TourGig[] {
  const isDown = sort.startsWith('-')
  const valueOf = VALUES[sort.replace(/^-/, '') as Column]
  return gigs.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return isDown ? compared(other, one) : compared(one, other)
  })
}
