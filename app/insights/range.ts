import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'

/** How far back the sales chart looks, as it stands in the address. */
export const RANGES = ['7d', '30d', '90d', '12m'] as const

export type Range = (typeof RANGES)[number]

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/** What the address asks for; anything else is the last 30 days. */
export function rangeOf(word: unknown): Range {
  return RANGES.find((range) => range === word) ?? '30d'
}

/** One bar of the chart: days from `first` to and with `last` (London). */
export type Bucket = { first: string; last: string; label: string }

/**
 * The bars of a range until today, and as many before them: days, or months. The last bar is the one we are in, so
 * that the month before it is compared with a month that is not over.
 */
export function bucketsOf(range: Range): { current: Bucket[]; previous: Bucket[] } {
  const today = clock.today().setLocale('en-GB')
  const count = range === '12m' ? 12 : DAYS[range]
  const bucket = range === '12m' ? monthBefore : dayBefore
  const all = Array.from({ length: 2 * count }, (_, back) => bucket(today, back)).reverse()
  return { current: all.slice(count), previous: all.slice(0, count) }
}

function dayBefore(today: DateTime, back: number): Bucket {
  const day = today.minus({ days: back })
  return { first: day.toISODate()!, last: day.toISODate()!, label: day.toFormat('d LLL') }
}

function monthBefore(today: DateTime, back: number): Bucket {
  const month = today.startOf('month').minus({ months: back })
  return {
    first: month.toISODate()!,
    last: month.endOf('month').toISODate()!,
    label: month.toFormat('LLL yyyy'),
  }
}
