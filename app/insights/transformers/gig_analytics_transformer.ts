import { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { NIGHT_HOURS } from '#shared/gig_hours'
import { fraction, pence, toNumber } from '#shared/money'
import type { GigReportRow, GigSums } from '#insights/queries/gig_analytics_query'

/** A gig as its figures name it, with the local day. */
export function toGigName(gig: GigReportRow) {
  const startsAt = DateTime.fromJSDate(gig.starts_at, { zone: gig.time_zone }).setLocale('en-GB')
  return {
    id: gig.id,
    name: gig.name,
    place: [gig.venue, gig.city].filter(Boolean).join(', '),
    city: gig.city ?? gig.venue ?? gig.name,
    startsAt: gig.starts_at.toISOString(),
    timeZone: gig.time_zone,
    day: startsAt.toFormat('d LLL'),
    date: startsAt.toFormat('ccc d LLL yyyy'),
    time: startsAt.toFormat('HH:mm'),
    isCancelled: gig.cancelled_at !== null,
  }
}

/**
 * Money in pounds. Conversion is orders per hundred visitors, null without visitors; an average is null without
 * payments. `averageBasket`: what was paid together, without shipping. `artistProfitLeft`: after refunds.
 */
export function toGigAnalytics(sums: GigSums | undefined) {
  const { scans, visitors, views, baskets, orders, checkouts, units } = sums ?? NOTHING
  const { amount, profit } = sums ?? NOTHING
  return {
    scans,
    visitors,
    views,
    baskets,
    orders,
    checkouts,
    units,
    revenue: toNumber(amount),
    artistProfitLeft: toNumber(profit),
    conversion: percentOf(checkouts, visitors),
    averageBasket: checkouts === 0 ? null : toNumber(fraction(amount, 1, checkouts)),
  }
}

/** Whether the gig has not begun and has no activity yet: there are no figures to show. */
export function isComing(
  { starts_at: startsAt }: GigReportRow,
  sums: GigSums | undefined
): boolean {
  return startsAt > clock.now().toJSDate() && !sums
}

/** Days until the gig, in its time zone: 0 on the day itself and for the rest of that night, negative after it. */
export function daysAhead({ starts_at: startsAt, time_zone: zone }: GigReportRow): number {
  const hoursSince = clock.now().diff(DateTime.fromJSDate(startsAt), 'hours').hours
  if (hoursSince >= 0 && hoursSince <= NIGHT_HOURS) return 0
  const day = DateTime.fromJSDate(startsAt, { zone }).startOf('day')
  return Math.round(day.diff(clock.now().setZone(zone).startOf('day'), 'days').days)
}

const ZERO = pence(0)

const NOTHING = {
  scans: 0,
  visitors: 0,
  views: 0,
  baskets: 0,
  orders: 0,
  checkouts: 0,
  units: 0,
  amount: ZERO,
  profit: ZERO,
}

/** To one decimal. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}

export type GigName = ReturnType<typeof toGigName>
export type GigAnalytics = ReturnType<typeof toGigAnalytics>
