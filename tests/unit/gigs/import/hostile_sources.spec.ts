import { test } from '@japa/runner'
import { MOST_DATES, UnreadableSource } from '#gigs/import/read_gig'
import { readFile, readText } from '#gigs/import/read_source'
import { calendar, defaults, event } from '#tests/unit/gigs/import/samples'

const MB2 = 2 * 1024 * 1024
const long = (text: string) => text.repeat(Math.floor((MB2 - 200) / text.length))
const start = 'DTSTART:20261204T200000'

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
  'dots': '1.1.'.repeat(200_000),
}

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
    return took < 3000 ? 'bounded' : `took ${Math.round(took)} ms`
  }

  test('is read or refused in a bounded time: {$self}')
    .tags(['TOUR-3'])
    .with(Object.keys(FILES))
    .run(({ assert }, name) => {
      assert.equal(
        isBounded(() => readFile(Buffer.from(FILES[name]!), defaults)),
        'bounded'
      )
    })

  test('pasted, is read or refused in a bounded time: {$self}')
    .tags(['TOUR-3'])
    .with(Object.keys(TEXTS))
    .run(({ assert }, name) => {
      assert.equal(
        isBounded(() => readText(TEXTS[name]!, defaults)),
        'bounded'
      )
    })

  test('by the second is one date to be checked', ({ assert }) => {
    const { gigs } = readFile(Buffer.from(FILES['a rule by the second']!), defaults)
    assert.lengthOf(gigs, 1)
    assert.deepEqual(gigs[0]!.doubts, ['repeats'])
  }).tags(['TOUR-2'])
})
