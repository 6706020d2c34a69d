import { DateTime } from 'luxon'
import { dayNumber } from '#gigs/import/day_number'

type Weekday = { weekday: number; nth: number }

/** A repeat rule (RFC 5545) of whole days. */
export type RepeatRule = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  /** Dates from the first one on; without a number there is no end. */
  count: number
  /** The last day. */
  until: number
  weekdays: Weekday[]
  monthDays: number[]
  months: number[]
  positions: number[]
  /** The day that a week begins with. */
  weekStart: number
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The parts of a rule that gigs repeat by, with their forms; a rule with others is not read. */
const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU))(,[+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU)){0,20}$/,
  BYMONTHDAY: /^-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01])){0,30}$/,
  BYMONTH: /^([1-9]|1[0-2])(,([1-9]|1[0-2])){0,11}$/,
  BYSETPOS: /^-?[1-9]\d?(,-?[1-9]\d?){0,10}$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
}

/** Null where gigs do not repeat like that. */
export function readRepeatRule(text: string, timeZone: string): RepeatRule | null {
  const parts = text
    .trim()
    .toUpperCase()
    .split(';', 20)
    .filter((part) => part !== '')
  const rule = new Map<string, string>()
  for (const part of parts) {
    const [name = '', value = ''] = part.split('=', 2)
    if (!PARTS[name]?.test(value) || rule.has(name)) return null
    rule.set(name, value)
  }
  const frequency = rule.get('FREQ') as RepeatRule['frequency'] | undefined
  if (!frequency) return null
  const list = (name: string) => rule.get(name)?.split(',') ?? []
  const until = rule.get('UNTIL')
  const read: RepeatRule = {
    frequency,
    interval: Number(rule.get('INTERVAL') ?? 1),
    count: Number(rule.get('COUNT') ?? Infinity),
    until: until ? dayNumber(lastDay(until, timeZone)) : Infinity,
    weekdays: list('BYDAY').map((day) => ({
      weekday: WEEKDAYS.indexOf(day.slice(-2)),
      nth: Number(day.slice(0, -2).replace(/^[+-]$/, '')),
    })),
    monthDays: list('BYMONTHDAY').map(Number),
    months: list('BYMONTH').map(Number),
    positions: list('BYSETPOS').map(Number),
    weekStart: WEEKDAYS.indexOf(rule.get('WKST') ?? 'MO'),
  }
  return isAllowed(read) ? read : null
}

/**
 * RFC 5545 has no numbered weekdays in daily and weekly rules, nor days of the month in weekly ones. BYSETPOS is read in
 * monthly and yearly rules only.
 */
function isAllowed({ frequency, weekdays, monthDays, positions }: RepeatRule): boolean {
  if (frequency === 'MONTHLY' || frequency === 'YEARLY') return true
  return (
    positions.length === 0 &&
    weekdays.every(({ nth }) => nth === 0) &&
    (frequency === 'DAILY' || monthDays.length === 0)
  )
}

function lastDay(until: string, timeZone: string): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  if (!until.endsWith('Z')) return day
  const moment = DateTime.fromFormat(until, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' })
  return moment.isValid ? moment.setZone(timeZone).toFormat('yyyy-MM-dd') : day
}
