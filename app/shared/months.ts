import { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

export type Span = { from: DateTime; until: DateTime }

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The span of a month ("2026-10") in London time; null if the text is no month. */
export function spanOf(month: unknown): Span | null {
  if (typeof month !== 'string' || !MONTH.test(month)) return null
  const from = DateTime.fromFormat(month, 'yyyy-MM', { zone: PLATFORM_TIMEZONE })
  return { from, until: from.plus({ months: 1 }) }
}

export const monthOf = (moment: DateTime) => moment.setZone(PLATFORM_TIMEZONE).toFormat('yyyy-MM')

/** "2027-01" after "2026-12" */
export const nextMonth = (month: string) => monthOf(spanOf(month)!.until)

export const thisMonth = () => monthOf(clock.now())

/** Every month from `first` to `last`, both included, latest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = last; month >= first; month = monthOf(spanOf(month)!.from.minus({ days: 1 })))
    months.push(month)
  return months
}

/** "October 2026" */
export const monthName = (month: string) =>
  spanOf(month)!.from.setLocale('en-GB').toFormat('LLLL yyyy')
