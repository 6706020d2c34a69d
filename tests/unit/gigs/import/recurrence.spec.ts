import { test } from '@japa/runner'
import fc from 'fast-check'
import ical, { type VEvent } from 'node-ical'
import { RepeatBudget, repeatedDays } from '#gigs/import/recurrence'

const FROM = '2026-11-20'

const daysOf = (date: string, rule: string, without: string[] = []) =>
  repeatedDays({ date, timeZone: 'Europe/London', rule, without, from: FROM }, new RepeatBudget())

/** The days as node-ical knows them. */
function expected(date: string, rule: string): string[] {
  const day = date.replaceAll('-', '')
  const event = `UID:1\r\nDTSTART:${day}T120000Z\r\nDTEND:${day}T130000Z\r\nRRULE:${rule}`
  const calendar = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const parsed = ical.sync.parseICS(calendar)['1'] as VEvent
  return ical
    .expandRecurringEvent(parsed, {
      from: new Date(date > FROM ? date : FROM),
      to: new Date('2028-11-20'),
    })
    .map(({ start }) => start.toISOString().slice(0, 10))
    .slice(0, 200)
}

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const numbered = fc
  .tuple(fc.constantFrom('1', '2', '3', '4', '5', '-1', '-2', '-5'), weekday)
  .map((parts) => parts.join(''))
const some = <Value>(value: fc.Arbitrary<Value>, most = 3) =>
  fc.option(fc.uniqueArray(value, { minLength: 1, maxLength: most }), { nil: [] })
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -31, max: -1 }))
const shared = {
  INTERVAL: fc.option(fc.integer({ min: 1, max: 5 }).map(String), { nil: '' }),
  COUNT: fc.option(fc.integer({ min: 1, max: 60 }).map(String), { nil: '' }),
  UNTIL: fc.constantFrom('', '20270315T235959Z', '20280229T235959Z'),
  BYMONTH: some(fc.integer({ min: 1, max: 12 })).map(String),
  WKST: fc.constantFrom('', 'MO', 'SU', 'WE'),
}
const parts = fc.oneof(
  fc.record({
    FREQ: fc.constant('DAILY'),
    ...shared,
    BYDAY: some(weekday).map(String),
    BYMONTHDAY: some(monthDay).map(String),
  }),
  fc.record({ FREQ: fc.constant('WEEKLY'), ...shared, BYDAY: some(weekday).map(String) }),
  // Of plain weekdays beside numbered ones node-ical drops the plain ones, against the standard: none are mixed here.
  fc.record({
    FREQ: fc.constantFrom('MONTHLY', 'YEARLY'),
    ...shared,
    BYDAY: fc.oneof(some(numbered), some(weekday)).map(String),
  }),
  fc.record({
    FREQ: fc.constantFrom('MONTHLY', 'YEARLY'),
    ...shared,
    BYMONTHDAY: some(monthDay).map(String),
    BYDAY: some(weekday).map(String),
  }),
  fc.record({
    FREQ: fc.constantFrom('MONTHLY', 'YEARLY'),
    ...shared,
    BYDAY: fc.uniqueArray(weekday, { minLength: 1 }).map(String),
    BYSETPOS: fc.constantFrom('1', '2', '-1', '1,-1', '3,-2'),
  })
)
const rules = parts.map((rule) =>
  Object.entries(rule)
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='))
    .filter((part, _, all) => !part.startsWith('UNTIL') || !all.some((one) => /^COUNT/.test(one)))
    .join(';')
)
const starts = fc.constantFrom('2026-11-20', '2026-11-30', '2027-01-31', '2028-02-29', '2025-03-05')

test.group('The days of a repeated event', () => {
  test('are those of an example: {rule}')
    .tags(['TOUR-2'])
    .with([
      { rule: 'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;COUNT=2', days: ['2026-11-27', '2026-12-25'] },
      { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=2', days: ['2026-11-21', '2026-12-05'] },
      { rule: 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1', days: ['2026-12-31', '2027-12-31'] },
      { rule: 'FREQ=DAILY;UNTIL=20261121T235959Z', days: ['2026-11-20', '2026-11-21'] },
      { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', days: ['2028-02-29'] },
      { rule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', days: [] },
    ])
    .run(({ assert }, { rule, days }) => {
      assert.deepEqual(daysOf('2026-11-20', rule), days)
    })

  test('are counted from the first one on, also where it has passed', ({ assert }) => {
    const days = ['2026-11-20', '2026-11-21']
    assert.deepEqual(daysOf('2026-11-12', 'FREQ=DAILY;COUNT=10'), days)
    assert.deepEqual(daysOf('2026-11-12', 'FREQ=DAILY;COUNT=10', [days[0]!]), [days[1]])
  }).tags(['TOUR-2'])

  test('are those of the standard', ({ assert }) => {
    fc.assert(
      fc.property(starts, rules, (date, rule) => {
        assert.deepEqual(daysOf(date, rule), expected(date, rule), `${date} ${rule}`)
      }),
      { numRuns: 100 }
    )
  }).tags(['TOUR-2'])
})
