import { DateTime } from 'luxon'
import { dayNumber, isoDay, numberOf, partsOfDay, weekdayOf } from '#gigs/import/day_number'
import { MOST_DATES, UnreadableSource } from '#gigs/import/read_gig'
import { readRepeatRule, type RepeatRule } from '#gigs/import/repeat_rule'

/** How far ahead a repeated event is taken. */
const YEARS_AHEAD = 2

/**
 * Days that the rules of one file may look at, and characters of days that they leave out or add: about 0.1 s of work.
 * Ten rules that count their dates from 20 years ago take all of it.
 */
const MOST_WORK = 80_000

/** Bounds the work for the repeated events of one file. */
export class RepeatBudget {
  #left = MOST_WORK

  /** Throws UnreadableSource where nothing is left. */
  spend(work: number) {
    this.#left -= work
    if (this.#left < 0)
      throw new UnreadableSource(
        'The repeating events in this calendar have too many dates. Export only your tour dates.'
      )
  }
}

type Repeated = {
  /** Day of the first date. */
  date: string
  timeZone: string
  rule: string
  /** Days that are left out. */
  without: string[]
  /** The first day that is wanted. */
  from: string
}

/**
 * The days of a repeated event from `from` to two years later, at most `MOST_DATES`; null for a rule that is not read.
 * Throws UnreadableSource where the file has no budget left.
 */
export function repeatedDays(
  { date, timeZone, rule: text, without, from }: Repeated,
  budget: RepeatBudget
): string[] | null {
  const read = readRepeatRule(text, timeZone)
  const today = DateTime.fromISO(from, { zone: 'utc' })
  // A rule that began over 20 years ago is a mistake.
  if (!read || date < today.minus({ years: 20 }).toISODate()!) return null
  const first = dayNumber(date)
  const rule = completed(read, first)
  const wanted = Math.max(first, dayNumber(from))
  const end = Math.min(dayNumber(today.plus({ years: YEARS_AHEAD }).toISODate()!), rule.until + 1)
  const days: string[] = []
  const left = new Set(without)
  // Dates are counted from the first one on; otherwise nothing before the wanted ones matters.
  const start = rule.count === Infinity ? wanted : first
  let count = 0
  for (const period of periodsOf(rule, first, start)) {
    if (period.from >= end) break
    budget.spend(period.to - period.from)
    for (const day of daysOf(rule, period)) {
      if (day < first) continue
      if (day >= end) return days
      count += 1
      const name = isoDay(day)
      if (day >= wanted && !left.has(name)) days.push(name)
      if (count === rule.count || days.length === MOST_DATES) return days
    }
  }
  return days
}

/** Days from `from` up to and without `to`. */
type Period = { from: number; to: number }

/** The days, weeks, months or years of a rule, from the one with `start` on; without an end. */
function* periodsOf(rule: RepeatRule, first: number, start: number): Generator<Period> {
  const { frequency, interval } = rule
  if (frequency === 'DAILY' || frequency === 'WEEKLY') {
    const length = frequency === 'DAILY' ? 1 : 7
    const begin = length === 1 ? first : first - ((weekdayOf(first) - rule.weekStart + 7) % 7)
    const step = length * interval
    const passed = Math.floor((start - begin) / step) * step
    for (let from = begin + passed; ; from += step) yield { from, to: from + length }
  }
  const { year, month } = partsOfDay(first)
  const length = frequency === 'MONTHLY' ? 1 : 12
  const begin = frequency === 'MONTHLY' ? month : 1
  for (let at = begin; ; at += length * interval) {
    const to = numberOf(year, at + length, 1)
    if (to > start) yield { from: numberOf(year, at, 1), to }
  }
}

/** A rule with what it takes over from its first day: its weekday, day of the month, or month. */
function completed(rule: RepeatRule, first: number): RepeatRule {
  const { frequency, weekdays, monthDays, months } = rule
  if (weekdays.length > 0 || monthDays.length > 0 || frequency === 'DAILY') return rule
  if (frequency === 'WEEKLY') return { ...rule, weekdays: [{ weekday: weekdayOf(first), nth: 0 }] }
  const { month, day } = partsOfDay(first)
  const isOneMonth = frequency === 'YEARLY' && months.length === 0
  return { ...rule, monthDays: [day], months: isOneMonth ? [month] : months }
}

/** The days of a period that the rule names, of these the ones at its positions. */
function daysOf(rule: RepeatRule, { from, to }: Period): number[] {
  const days: number[] = []
  for (let day = from; day < to; day += 1) if (isNamed(rule, day)) days.push(day)
  if (rule.positions.length === 0) return days
  return days.filter(
    (_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - days.length)
  )
}

function isNamed({ frequency, months, monthDays, weekdays }: RepeatRule, number: number): boolean {
  const { year, month, day } = partsOfDay(number)
  if (months.length > 0 && !months.includes(month)) return false
  const [from, to] = [numberOf(year, month, 1), numberOf(year, month + 1, 1)]
  if (monthDays.length > 0 && !monthDays.includes(day) && !monthDays.includes(number - to))
    return false
  if (weekdays.length === 0) return true
  // A numbered weekday counts in the month, or in the year where the rule names no months.
  const isOfYear = frequency === 'YEARLY' && months.length === 0
  const nth = 1 + Math.floor((number - (isOfYear ? numberOf(year, 1, 1) : from)) / 7)
  const nthLast = -1 - Math.floor(((isOfYear ? numberOf(year + 1, 1, 1) : to) - 1 - number) / 7)
  return weekdays.some(
    (one) => one.weekday === weekdayOf(number) && [0, nth, nthLast].includes(one.nth)
  )
}
