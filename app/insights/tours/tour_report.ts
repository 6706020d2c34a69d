import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { GigAnalyticsQuery, type GigSums } from '#insights/queries/gig_analytics_query'
import {
  TourGigsQuery,
  type BestOfTour,
  type SizeSold,
  type TourGigRow,
} from '#insights/tours/tour_gigs_query'
import {
  daysAhead,
  isComing,
  percentOf,
  toGigAnalytics,
  toGigName,
} from '#insights/transformers/gig_analytics_transformer'
import { add, fraction, pence, toNumber, type Pence } from '#shared/money'
import { orderedSizes } from '#shared/size_order'

type Sold = Pick<BestOfTour, 'productId' | 'name' | 'units'>
type Size = Omit<SizeSold, 'gigId'>

/**
 * A gig of a tour, with the figures of its own pages: `revenue` after refunds, `firstHour` of it within an hour of the
 * start, `perHead` gross by attendance as on its settlement sheet, `conversion` orders per hundred visitors.
 */
export type TourGig = ReturnType<typeof toTourGig>

export type TourReported = Awaited<ReturnType<TourReport['handle']>>

/** Reports the gigs of a tour side by side, by date, with totals: six statements, however many gigs there are. */
@inject()
export class TourReport {
  constructor(
    private tourGigs: TourGigsQuery,
    private analytics: GigAnalyticsQuery
  ) {}

  async handle(tourId: number) {
    const rows = await this.tourGigs.gigs(tourId)
    const ids = rows.map(({ id }) => id)
    const [sums, firstHour, best, sizes, refunds] = await Promise.all([
      this.analytics.sums(ids),
      this.analytics.sums(ids, 'firstHour'),
      this.tourGigs.best(ids),
      this.tourGigs.sizes(ids),
      this.tourGigs.refunds(ids),
    ])
    const found = rows.map((row) => {
      const own = sums.get(row.id)
      const gross = add(own?.amount ?? pence(0), refunds.get(row.id) ?? pence(0))
      return { row, sums: own, firstHour: firstHour.get(row.id), gross }
    })
    const gigs = found.map((gig) =>
      toTourGig(gig, {
        best: best.find(({ gigId }) => gigId === gig.row.id),
        sizes: sizes.filter(({ gigId }) => gigId === gig.row.id),
      })
    )
    const tourBest = best.find(({ gigId }) => gigId === null)
    return {
      gigs,
      totals: {
        ...totalsOf(found),
        best: toSold(tourBest),
        sizes: toSizes(sizes),
      },
      marks: marksOf(gigs),
    }
  }
}

type Found = { row: TourGigRow; sums?: GigSums; firstHour?: GigSums; gross: Pence }

const localDay = ({ starts_at: startsAt, time_zone: zone }: TourGigRow) =>
  DateTime.fromJSDate(startsAt, { zone }).toISODate()!

const perHeadOf = (gross: Pence, attendance: number | null) =>
  attendance === null || attendance === 0 ? null : toNumber(fraction(gross, 1, attendance))

function toTourGig(
  { row, sums, firstHour, gross }: Found,
  sold: { best?: BestOfTour; sizes: SizeSold[] }
) {
  const { scans, visitors, orders, checkouts, units, revenue, conversion } = toGigAnalytics(sums)
  return {
    ...toGigName(row),
    isoDay: localDay(row),
    venue: row.venue,
    city: row.city,
    attendance: row.attendance,
    isComing: isComing(row, sums),
    daysAhead: daysAhead(row),
    isClosed: row.is_closed,
    ...{ scans, visitors, orders, checkouts, units, revenue, conversion },
    firstHour: toGigAnalytics(firstHour).revenue,
    perHead: perHeadOf(gross, row.attendance),
    best: toSold(sold.best),
    sizes: toSizes(sold.sizes),
  }
}

const toSold = (best: BestOfTour | undefined): Sold | null =>
  best ? { productId: best.productId, name: best.name, units: best.units } : null

/** Sizes from small to large. */
function toSizes(sold: SizeSold[]): Size[] {
  return orderedSizes(sold.map(({ size }) => size)).map((size) => ({
    size,
    units: sold.filter((one) => one.size === size).reduce((all, { units }) => all + units, 0),
  }))
}

/** Totals of all gigs; spend per head only of gigs with a known attendance. */
function totalsOf(found: Found[]) {
  const sum = (amounts: (Pence | undefined)[]) =>
    add(pence(0), ...amounts.map((amount) => amount ?? pence(0)))
  const count = (values: (number | undefined | null)[]) =>
    values.reduce<number>((all, value) => all + (value ?? 0), 0)
  const counted = found.filter(({ row }) => row.attendance !== null)
  const attendance = counted.length === 0 ? null : count(counted.map(({ row }) => row.attendance))
  const visitors = count(found.map(({ sums }) => sums?.visitors))
  const checkouts = count(found.map(({ sums }) => sums?.checkouts))
  return {
    attendance,
    countedGigs: counted.length,
    revenue: toNumber(sum(found.map(({ sums }) => sums?.amount))),
    firstHour: toNumber(sum(found.map(({ firstHour }) => firstHour?.amount))),
    perHead: perHeadOf(sum(counted.map(({ gross }) => gross)), attendance),
    conversion: percentOf(checkouts, visitors),
    visitors,
    checkouts,
    orders: count(found.map(({ sums }) => sums?.orders)),
    units: count(found.map(({ sums }) => sums?.units)),
    closedGigs: found.filter(({ row }) => row.is_closed).length,
  }
}

type Marked = 'revenue' | 'perHead' | 'conversion'

const MARKED: Marked[] = ['revenue', 'perHead', 'conversion']

/** The gig with the most and the one with the least of each figure; null where they are the same, or fewer than two have it. */
function marksOf(gigs: TourGig[]) {
  const played = gigs.filter((gig) => !gig.isComing && !gig.isCancelled)
  return Object.fromEntries(
    MARKED.map((figure) => {
      const known = played
        .filter((gig) => gig[figure] !== null)
        .toSorted((one, other) => other[figure]! - one[figure]!)
      const [best, worst] = [known[0], known.at(-1)]
      const differ = best && worst && best[figure] !== worst[figure]
      return [figure, differ ? { best: best.id, worst: worst.id } : null]
    })
  ) as Record<Marked, { best: number; worst: number } | null>
}
