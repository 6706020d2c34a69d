import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import {
  GigAnalyticsQuery,
  type GigHour,
  type GigReportRow,
} from '#insights/queries/gig_analytics_query'
import { GigProductsQuery, type GigProduct } from '#insights/queries/gig_products_query'
import {
  daysAhead,
  isComing,
  toGigAnalytics,
  toGigName,
  type GigAnalytics,
  type GigName,
} from '#insights/transformers/gig_analytics_transformer'
import { add, pence, toNumber } from '#shared/money'

const MOST_PRODUCTS = 50

/** Hours of an evening around the beginning of its gig: doors, support, the last bus. */
const EVENING = { before: 2, after: 5 }

type Slot = { label: string; scans: number; orders: number; sales: number }

type Seller = Pick<GigProduct, 'productId' | 'name' | 'views' | 'baskets' | 'units'> & {
  sales: number
}

/** One gig: from 6 hours before it to 48 hours after it began; `outside` is what its codes did at other times. */
export type GigReported = {
  gig: GigName
  isComing: boolean
  /** Until its day there; 0 on that day, less after it. */
  daysAhead: number
  analytics: GigAnalytics
  firstHour: GigAnalytics
  outside: GigAnalytics
  /** Clock hours and days where the gig is, quiet ones between included. */
  hours: Slot[]
  days: Slot[]
  products: Seller[]
}

@inject()
export class GigReport {
  constructor(
    private analytics: GigAnalyticsQuery,
    private products: GigProductsQuery
  ) {}

  async handle(gig: GigReportRow): Promise<GigReported> {
    const [all, firstHour, outside, hours, products] = await Promise.all([
      this.analytics.sums([gig.id]),
      this.analytics.sums([gig.id], 'firstHour'),
      this.analytics.sums([gig.id], 'outside'),
      this.analytics.hours(gig.id),
      this.products.ofGig(gig.id, MOST_PRODUCTS),
    ])
    return {
      gig: toGigName(gig),
      isComing: isComing(gig, all.get(gig.id)),
      daysAhead: daysAhead(gig),
      analytics: toGigAnalytics(all.get(gig.id)),
      firstHour: toGigAnalytics(firstHour.get(gig.id)),
      outside: toGigAnalytics(outside.get(gig.id)),
      hours: slotsOf(withEvening(hours, gig), gig.time_zone, 'hour', 'ccc HH:mm'),
      days: slotsOf(hours, gig.time_zone, 'day', 'ccc d LLL'),
      products: products.map(toSeller),
    }
  }
}

function toSeller({ productId, name, views, baskets, units, amount }: GigProduct): Seller {
  return { productId, name, views, baskets, units, sales: toNumber(amount) }
}

/** Where anything happened, the evening is shown as a whole: one busy hour alone tells nothing. */
function withEvening(hours: GigHour[], { starts_at: startsAt }: GigReportRow): GigHour[] {
  if (hours.length === 0) return []
  const start = DateTime.fromJSDate(startsAt, { zone: 'utc' }).startOf('hour')
  const evening = [start.minus({ hours: EVENING.before }), start.plus({ hours: EVENING.after })]
  const ends = evening.map((hour) => ({
    hour: hour.toJSDate(),
    scans: 0,
    orders: 0,
    amount: pence(0),
  }))
  return [...hours, ...ends].sort((one, other) => Number(one.hour) - Number(other.hour))
}

/** An hour that the zone shifts twice through in autumn is two; a day is the one in which its hours begin there. */
function slotsOf(hours: GigHour[], zone: string, unit: 'hour' | 'day', format: string): Slot[] {
  if (hours.length === 0) return []
  const at = (moment: Date) => DateTime.fromJSDate(moment, { zone }).setLocale('en-GB')
  const startOf = (moment: DateTime) => (unit === 'day' ? moment.startOf('day') : moment)
  const bySlot = Map.groupBy(hours, ({ hour }) => startOf(at(hour)).toMillis())
  const last = startOf(at(hours.at(-1)!.hour))
  const slots: Slot[] = []
  for (
    let slot = startOf(at(hours[0]!.hour));
    slot <= last;
    slot = slot.plus(unit === 'day' ? { days: 1 } : { hours: 1 })
  ) {
    const within = bySlot.get(slot.toMillis()) ?? []
    slots.push({
      label: slot.toFormat(format),
      scans: within.reduce((sum, { scans }) => sum + scans, 0),
      orders: within.reduce((sum, { orders }) => sum + orders, 0),
      sales: toNumber(add(pence(0), ...within.map(({ amount }) => amount))),
    })
  }
  return slots
}
