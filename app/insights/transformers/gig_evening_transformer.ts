import { DateTime } from 'luxon'
import type { GigReportRow } from '#insights/queries/gig_analytics_query'
import type { GigQuarter } from '#insights/queries/gig_sales_query'
import { NIGHT_HOURS } from '#shared/gig_hours'

const QUARTER = 15 * 60_000

/** Quarters of an hour that are shown at least: an hour before the gig begins, and four from then on. */
const FEWEST = { before: 4, after: 16 }

type GigTime = Pick<GigReportRow, 'starts_at' | 'time_zone'>

/** 21:05, as clocks show it at the venue. */
const clockAt = (moment: number, zone: string) =>
  DateTime.fromMillis(moment, { zone }).toFormat('HH:mm')

/** The time of a sale as clocks show it at the venue: 21:05, or Sun 11:30 once the night of the gig is over. */
export function saleTime(moment: Date, { starts_at: startsAt, time_zone: zone }: GigTime): string {
  const isOver = Number(moment) > Number(startsAt) + NIGHT_HOURS * 3_600_000
  if (!isOver) return clockAt(Number(moment), zone)
  return DateTime.fromJSDate(moment, { zone }).setLocale('en-GB').toFormat('ccc HH:mm')
}

/**
 * Items sold by quarter of an hour, quiet ones included, as the clock stood there; `until` is when the last one ends. Null
 * before the first sale. Where clocks go back, an hour is there twice.
 */
export function toEvening(sold: GigQuarter[], { starts_at: startsAt, time_zone: zone }: GigTime) {
  if (sold.length === 0) return null
  const start = Math.floor(Number(startsAt) / QUARTER) * QUARTER
  const units = new Map(sold.map((quarter) => [Number(quarter.at), quarter.units]))
  const first = Math.min(start - FEWEST.before * QUARTER, ...units.keys())
  const until = Math.max(
    start + FEWEST.after * QUARTER,
    ...[...units.keys()].map((at) => at + QUARTER)
  )
  const quarters = Array.from({ length: (until - first) / QUARTER }, (_, index) => {
    const at = first + index * QUARTER
    return { time: clockAt(at, zone), units: units.get(at) ?? 0 }
  })
  return { quarters, until: clockAt(until, zone) }
}
