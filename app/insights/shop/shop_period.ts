import { DateTime } from 'luxon'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

export const GRAINS = ['month', 'quarter', 'year'] as const

export type Grain = (typeof GRAINS)[number]

/** A month, quarter or year, as `shop_figures` has it. `startsOn` is its first day: "2026-10-01". */
export type ShopPeriod = { grain: Grain; startsOn: string }

const startOf = ({ startsOn }: ShopPeriod) =>
  DateTime.fromISO(startsOn, { zone: PLATFORM_TIMEZONE })

/** The period in an address: "2026-11", "2026-Q4", "2026". */
export function periodKey(period: ShopPeriod): string {
  const start = startOf(period)
  if (period.grain === 'year') return start.toFormat('yyyy')
  return period.grain === 'quarter' ? start.toFormat("yyyy-'Q'q") : start.toFormat('yyyy-MM')
}

/** "November 2026", "October to December 2026", "2026" */
export function periodWords(period: ShopPeriod): string {
  const start = startOf(period).setLocale('en-GB')
  if (period.grain === 'year') return start.toFormat('yyyy')
  if (period.grain === 'month') return start.toFormat('LLLL yyyy')
  return `${start.toFormat('LLLL')} to ${start.plus({ months: 2 }).toFormat('LLLL yyyy')}`
}

export function periodBefore(period: ShopPeriod): ShopPeriod {
  const before = startOf(period).minus({ [period.grain]: 1 })
  return { ...period, startsOn: before.toISODate()! }
}

const DAY_LABEL = 'd LLL'
const MONTH_LABEL = 'LLL yyyy'

/** The bars of a period: the days of a month or quarter, the months of a year; `startsOn` of each with its label. */
export function barsOf(period: ShopPeriod): { grain: 'day' | 'month'; bars: Bar[] } {
  const grain = period.grain === 'year' ? 'month' : 'day'
  const start = startOf(period).setLocale('en-GB')
  const end = start.plus({ [period.grain]: 1 })
  const bars: Bar[] = []
  for (let day = start; day < end; day = day.plus({ [grain]: 1 }))
    bars.push({
      startsOn: day.toISODate()!,
      label: day.toFormat(grain === 'day' ? DAY_LABEL : MONTH_LABEL),
    })
  return { grain, bars }
}

export type Bar = { startsOn: string; label: string }

/** The whole years before the end of a period, and the months after them: together all time until then. */
export function untilEndOf(period: ShopPeriod): { yearStart: string; end: string } {
  const end = startOf(period).plus({ [period.grain]: 1 })
  return { yearStart: end.startOf('year').toISODate()!, end: end.toISODate()! }
}
