import { DateTime, IANAZone } from 'luxon'
import { clock } from '#shared/clock'

/** A moment as local time at the venue. */
export type LocalTime = {
  /** `2026-11-21` */
  date: string
  /** `19:30` */
  time: string
  /** IANA name. */
  timeZone: string
}

/** The start of a gig without a given time. */
export const USUAL_TIME = '19:30'

/** Whether this is the name of a time zone: offsets such as +01:00 are refused, because they know no summer time. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_+/-]{0,59}$/.test(name) && IANAZone.isValidZone(name)
}

/** The canonical spelling of a zone: `Europe/London` for `europe/london`. */
export function canonicalZone(name: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
}

export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && DateTime.fromISO(date, { zone: 'utc' }).isValid
}

/** Years in which a gig can be: the shop is no older, and gigs are not booked further ahead. */
export const FIRST_YEAR = 2000
export const MOST_YEARS_AHEAD = 10

/** Whether the year of a date is allowed; true for an invalid date, which another rule reports. */
export function isInReach(date: string): boolean {
  if (!/^\d{4,6}-\d{2}-\d{2}$/.test(date)) return true
  const year = Number.parseInt(date, 10)
  return year >= FIRST_YEAR && year <= clock.now().year + MOST_YEARS_AHEAD
}

export function isTimeOfDay(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/**
 * The moment of a local time, or null for one that is skipped when clocks go forward. A time that occurs twice, when
 * they go back, is the first of the two.
 */
export function momentOf({ date, time, timeZone }: LocalTime): DateTime | null {
  const shown = DateTime.fromISO(`${date}T${time}`, { zone: timeZone })
  const isShown = shown.toFormat('yyyy-MM-dd HH:mm') === `${date} ${time}`
  return isShown ? shown.getPossibleOffsets()[0]! : null
}

export function localTimeOf(moment: Date | DateTime, timeZone: string): LocalTime {
  const there = (moment instanceof Date ? DateTime.fromJSDate(moment) : moment).setZone(timeZone)
  return { date: there.toFormat('yyyy-MM-dd'), time: there.toFormat('HH:mm'), timeZone }
}
