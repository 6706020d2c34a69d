import ical, { type VEvent } from 'node-ical'
import { DateTime } from 'luxon'
import { MOST_DATES } from '#gigs/import/read_gig'

/** How far ahead a repeated event is taken. */
const YEARS_AHEAD = 2

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

/** The rule in capitals, its end as a day of its zone; null where gigs do not repeat like that. */
function readRule(text: string, timeZone: string): string | null {
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
  if (!rule.has('FREQ')) return null
  const until = rule.get('UNTIL')
  if (until) rule.set('UNTIL', `${lastDay(until, timeZone)}T235959Z`)
  return [...rule].map((pair) => pair.join('=')).join(';')
}

function lastDay(until: string, timeZone: string): string {
  if (!until.endsWith('Z')) return until.slice(0, 8)
  const moment = DateTime.fromFormat(until, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' })
  return (moment.isValid ? moment.setZone(timeZone) : moment).toFormat('yyyyMMdd')
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
 * Days of the venue are computed as days of UTC, so that changing clocks move none.
 */
export function repeatedDays({ date, timeZone, rule, without, from }: Repeated): string[] | null {
  const read = readRule(rule, timeZone)
  const first = DateTime.fromISO(from, { zone: 'utc' })
  // A rule that began over 20 years ago is a mistake, and counting its days up to today would take long.
  if (!read || date < first.minus({ years: 20 }).toISODate()!) return null
  const compact = date.replaceAll('-', '')
  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${compact}T120000Z`,
    `DTEND:${compact}T130000Z`,
    `RRULE:${read}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const event = ical.sync.parseICS(calendar.join('\r\n'))['1'] as VEvent
  const start = DateTime.max(first, DateTime.fromISO(date, { zone: 'utc' }))
  const instances = ical.expandRecurringEvent(event, {
    from: start.toJSDate(),
    to: first.plus({ years: YEARS_AHEAD }).toJSDate(),
  })
  const left = new Set(without)
  return instances
    .map((instance) => instance.start.toISOString().slice(0, 10))
    .filter((day) => !left.has(day))
    .slice(0, MOST_DATES)
}
