import { test } from '@japa/runner'
import { MOST_DATES, UnreadableSource } from '#gigs/import/read_gig'
import { readFile, readText } from '#gigs/import/read_source'
import { calendar, defaults, event } from '#tests/unit/gigs/import/samples'

const MB2 = 2 * 1024 * 1024
const long = (text: string) => text.repeat(Math.floor((MB2 - 200) / text.length))
const start = 'DTSTART:20261204T200000'
const longAgo = 'DTSTART:20061225T200000'

/** Extreme values of each part of a rule (RFC 5545). */
const EXTREMES: Record<string, string[]> = {
  FREQ: ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', ''],
  INTERVAL: ['0', '1', '999', '-1', '99999999999999999999', ''],
  COUNT: ['0', '1', '9999', '-1', '99999999999999999999', 'Infinity'],
  UNTIL: ['00000000', '99991231T235959Z', '20269999', '20261204T999999Z', ''],
  BYSECOND: ['0', Array.from({ length: 60 }, (_, second) => second).join(',')],
  BYMINUTE: ['0', Array.from({ length: 60 }, (_, minute) => minute).join(',')],
  BYHOUR: ['0', Array.from({ length: 24 }, (_, hour) => hour).join(',')],
  BYDAY: ['MO,TU,WE,TH,FR,SA,SU', '5MO,-5MO', '-53SU', '+MO,-MO', '0MO', '99999999MO', 'XX'],
  BYMONTHDAY: ['31', '-31', '0', '32', Array.from({ length: 31 }, (_, day) => day + 1).join(',')],
  BYYEARDAY: ['366', '-366', '0'],
  BYWEEKNO: ['53', '-53'],
  BYMONTH: ['2', '0', '13', '1,2,3,4,5,6,7,8,9,10,11,12'],
  BYSETPOS: ['1', '-1', '50', '-50', '99,-99', '366', '-366', '0'],
  WKST: ['SU', 'MO', 'XX'],
}
const repeated = (...rules: string[]) =>
  calendar(...rules.map((rule, index) => event(`${index}`, longAgo, `RRULE:${rule}`)))
const thirty = (rule: string) => repeated(...Array.from({ length: 30 }, () => rule))

/** Files that would take a naive reader for ever, or all of its memory. */
const FILES: Record<string, string> = {
  'a rule by the second': calendar(event('1', start, 'RRULE:FREQ=SECONDLY')),
  'a rule that never holds': calendar(
    event('1', start, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
  ),
  'a rule by every minute of the day': calendar(
    event('1', start, `RRULE:FREQ=DAILY;BYMINUTE=${Array.from({ length: 60 }).fill(1).join(',')}`)
  ),
  'a rule since the first year': calendar(
    event('1', 'DTSTART:00010101T200000', 'RRULE:FREQ=DAILY;COUNT=9999')
  ),
  'a hundred daily rules': calendar(
    ...Array.from({ length: 100 }, (_, index) => event(`${index}`, start, 'RRULE:FREQ=DAILY'))
  ),
  'a thousand rules that never hold': calendar(
    ...Array.from({ length: 1000 }, (_, index) =>
      event(`${index}`, start, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
    )
  ),
  ...Object.fromEntries(
    ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].flatMap((frequency) =>
      ['50', '-50', '99,-99'].map((position) => {
        const rule = `FREQ=${frequency};COUNT=9999;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${position}`
        return [`thirty rules ${rule}`, thirty(rule)]
      })
    )
  ),
  'thirty rules that count and never hold': thirty(
    'FREQ=DAILY;COUNT=9999;BYDAY=MO;BYMONTH=2;BYMONTHDAY=30'
  ),
  'all days that fit are left out': calendar(
    ...Array.from({ length: 10 }, (_, index) =>
      event(
        `${index}`,
        start,
        'RRULE:FREQ=DAILY',
        ...Array.from({ length: 20 }, () => `EXDATE:${'20261204T200000Z,'.repeat(570)}`)
      )
    )
  ),
  'places of spaces': calendar(
    ...Array.from({ length: 900 }, (_, index) =>
      event(`${index}`, start, `LOCATION:A\\,x${' '.repeat(1950)}y`)
    )
  ),
  'places of em spaces': calendar(
    ...Array.from({ length: 340 }, (_, index) =>
      event(`${index}`, start, `LOCATION:A\\,x${'\u2003'.repeat(1950)}y`)
    )
  ),
  'one line of 2 MB': `BEGIN:VCALENDAR\nDESCRIPTION:${long('x')}`,
  'one line of parameters': `BEGIN:VCALENDAR\nX${long(';A=b')}`,
  'one line of quotes': `BEGIN:VCALENDAR\nX;A="${long(';"')}`,
  'one folded line of 2 MB': `BEGIN:VCALENDAR\nSUMMARY:${long('\n x')}`,
  'parts nested deep': `BEGIN:VCALENDAR\n${long('BEGIN:VEVENT\n')}`,
  'events without end': `BEGIN:VCALENDAR\n${long('BEGIN:VEVENT\nEND:VEVENT\n')}END:VCALENDAR`,
  'ends of nothing': `BEGIN:VCALENDAR\n${long('END:VEVENT\n')}`,
  'dates that are left out': calendar(
    event('1', start, 'RRULE:FREQ=DAILY', `EXDATE:${long('20261204T200000,')}`)
  ),
  'unknown zones': calendar(
    ...Array.from({ length: 2000 }, (_, index) =>
      event(`${index}`, `DTSTART;TZID=Zone ${index}:20261204T200000`)
    )
  ),
  'a table of commas': `date,city\n${long(',')}`,
  'a table with a quote that does not end': `date,city\n"${long('x\n')}`,
  'a table of many rows': `date,city\n${long('2026-12-04,Leeds\n')}`,
  'a table of marks': `date,city\n2026-12-04,e${long('\u0301').slice(0, 500_000)}`,
}

const TEXTS: Record<string, string> = {
  'one word': long('x').slice(0, 900_000),
  'spaces': `4 Dec 2026${' '.repeat(900_000)}x`,
  'dashes': `4 Dec 2026 ${'- '.repeat(400_000)}`,
  'digits': '1'.repeat(900_000),
  'many lines': '4 Dec 2026 - Leeds\n'.repeat(45_000),
  ...Object.fromEntries(
    [' ', '\t', '\u00A0', '\u2003', '\u3000', ' \u2003', ',', ', ', '-', ' -', ' @', '1', '1 '].map(
      (sign) => [
        `lines of ${JSON.stringify(sign)}`,
        `1 Jan 2027 a${sign.repeat(470 / sign.length)}b\n`.repeat(2000),
      ]
    )
  ),
  'dots': '1.1.'.repeat(200_000),
}

/** No source may take a good part of a second; loads of other processes slow this one's processor too. */
const MOST_MILLISECONDS = 1000

test.group('A hostile source', () => {
  const isBounded = (read: () => { gigs: unknown[]; problems: unknown[] }) => {
    // Measures processor time, not elapsed time, so that other processes do not count.
    const begun = process.threadCpuUsage()
    try {
      const { gigs, problems } = read()
      if (gigs.length > MOST_DATES || problems.length > 20) return 'not bounded'
    } catch (error) {
      if (!(error instanceof UnreadableSource)) throw error
    }
    const { user, system } = process.threadCpuUsage(begun)
    const took = (user + system) / 1000
    return took < MOST_MILLISECONDS ? 'bounded' : `took ${Math.round(took)} ms`
  }

  test('is read or refused in a bounded time: {$self}')
    .tags(['TOUR-3', 'TOUR-20'])
    .with(Object.keys(FILES))
    .run(({ assert }, name) => {
      assert.equal(
        isBounded(() => readFile(Buffer.from(FILES[name]!), defaults)),
        'bounded'
      )
    })

  test('pasted, is read or refused in a bounded time: {$self}')
    .tags(['TOUR-3', 'TOUR-20'])
    .with(Object.keys(TEXTS))
    .run(({ assert }, name) => {
      assert.equal(
        isBounded(() => readText(TEXTS[name]!, defaults)),
        'bounded'
      )
    })

  test('with any part of a rule and any value of it is read or refused in a bounded time: {$self}')
    .tags(['TOUR-20'])
    .with(Object.keys(EXTREMES))
    .run(({ assert }, part) => {
      for (const value of EXTREMES[part]!)
        for (const frequency of part === 'FREQ'
          ? [value]
          : ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
          for (const count of ['', ';COUNT=9999']) {
            const rule = `FREQ=${frequency}${count}${part === 'FREQ' ? '' : `;${part}=${value}`}`
            const source = Buffer.from(thirty(rule))
            assert.equal(
              isBounded(() => readFile(source, defaults)),
              'bounded',
              rule
            )
          }
    })

  test('whose repeated events take too much work is refused in a sentence', ({ assert }) => {
    assert.throws(
      () => readFile(Buffer.from(FILES['thirty rules that count and never hold']!), defaults),
      'The repeating events in this calendar have too many dates. Export only your tour dates.'
    )
    // As many events that end on a day count nothing, and are read.
    const { gigs } = readFile(Buffer.from(thirty('FREQ=MONTHLY;BYDAY=-1FR')), defaults)
    assert.isNotEmpty(gigs)
  }).tags(['TOUR-20'])

  test('that picks days of a week by position is one date to be checked', ({ assert }) => {
    const rule = 'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1'
    const { gigs } = readFile(Buffer.from(calendar(event('1', start, `RRULE:${rule}`))), defaults)
    assert.deepEqual(
      gigs.map(({ doubts }) => doubts),
      [['repeats']]
    )
  }).tags(['TOUR-2'])

  test('by the second is one date to be checked', ({ assert }) => {
    const { gigs } = readFile(Buffer.from(FILES['a rule by the second']!), defaults)
    assert.lengthOf(gigs, 1)
    assert.deepEqual(gigs[0]!.doubts, ['repeats'])
  }).tags(['TOUR-2'])
})
