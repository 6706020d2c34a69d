import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Times are London time, on the server as in the browser: the same words from both. */
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_TIMEZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** 14 Nov 2025 */
export function formatDate(iso: string): string {
  return day.format(new Date(iso))
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_TIMEZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 14 Nov 2025, 20:30 */
export function formatDateTime(iso: string): string {
  return moment.format(new Date(iso))
}

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_TIMEZONE,
  hour: '2-digit',
  minute: '2-digit',
})
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_TIMEZONE,
  day: 'numeric',
  month: 'short',
})

/** "14:22 today", "12:25 on 24 Nov", "00:10 on 1 Jan 2027" of another year; without `now` it names the day. */
export function formatDeadline(iso: string, now?: Date): string {
  const end = new Date(iso)
  const time = hour.format(end)
  if (!now) return `${time} on ${dayOfYear.format(end)}`
  if (day.format(end) === day.format(now)) return `${time} today`
  const isThisYear = day.format(end).slice(-4) === day.format(now).slice(-4)
  return `${time} on ${(isThisYear ? dayOfYear : day).format(end)}`
}

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: PLATFORM_TIMEZONE,
  timeStyle: 'medium',
})

/** 20:30:05, of milliseconds since 1970 */
export function formatTime(milliseconds: number): string {
  return clockTime.format(milliseconds)
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** The day so many days after another, both as 2026-12-01. */
export function dayAfter(date: string, days: number): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1, dayOfMonth! + days)).toISOString().slice(0, 10)
}

/** "every Monday" for 1, "every day" for 0 */
export function payoutDayWords(weekday: number): string {
  return `every ${WEEKDAYS[weekday - 1] ?? 'day'}`
}

/** "Monday’s payout run" for 1, "the next payout run" for 0 */
export function payoutRunWords(weekday: number): string {
  return weekday === 0 ? 'the next payout run' : `${WEEKDAYS[weekday - 1]!}’s payout run`
}

const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
})

/** "October 2026" for "2026-10" */
export function formatMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`))
}
