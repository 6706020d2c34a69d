import { HOME_ZONE } from '#shared/home_zone'

/** The house keeps London time, on the server as in the browser: the same words from both. */
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: HOME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** 14 Nov 2025 */
export function formatDate(iso: string): string {
  return day.format(new Date(iso))
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: HOME_ZONE,
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

const clockTime = new Intl.DateTimeFormat('en-GB', { timeZone: HOME_ZONE, timeStyle: 'medium' })

/** 20:30:05, of milliseconds since 1970 */
export function formatTime(milliseconds: number): string {
  return clockTime.format(milliseconds)
}
