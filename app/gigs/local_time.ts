import { DateTime, IANAZone } from 'luxon'

/** A moment as a clock on the wall of the venue shows it. */
export type LocalTime = {
  /** `2026-11-21` */
  date: string
  /** `19:30` */
  time: string
  /** IANA name. */
  timeZone: string
}

export { HOME_ZONE } from '#shared/clock'

/** A gig whose beginning nobody said. */
export const USUAL_TIME = '19:30'

/** A zone by its name: offsets such as +01:00 are none, because they know no summer time. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_+/-]{0,59}$/.test(name) && IANAZone.isValidZone(name)
}

export function isDay(date: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(date) && DateTime.fromISO(date, { zone: 'utc' }).isValid
}

export function isTimeOfDay(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** ISO 8601 in UTC, as the API gives times. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z$/.test(text) && DateTime.fromISO(text).isValid
}

/**
 * The moment that a clock there shows this, or null where none ever does: it is skipped when clocks go forward. What it
 * shows twice, when they go back, is the first of the two.
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
