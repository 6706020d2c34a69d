import { test } from '@japa/runner'
import { UnreadableSource } from '#gigs/import/read_gig'
import { readFile } from '#gigs/import/read_source'
import {
  apple,
  calendar,
  defaults,
  event,
  google,
  outlook,
  songkick,
} from '#tests/unit/gigs/import/samples'

const read = (text: string) => readFile(Buffer.from(text), defaults)
const one = (...lines: string[]) => read(calendar(event('1', ...lines)))
const sentenceOf = (bytes: Uint8Array) => {
  try {
    readFile(bytes, defaults)
  } catch (error) {
    if (error instanceof UnreadableSource) return error.message
    throw error
  }
  return 'read'
}

test.group('An iCalendar file', () => {
  test('of Google is read: UTC times in its zone, folded and escaped text', ({ assert }) => {
    const { name, gigs, problems } = read(google)
    assert.equal(name, 'Night Bus Tour')
    assert.deepEqual(problems, [])
    assert.deepEqual(gigs[0], {
      line: 7,
      uid: '4s2k@google.com',
      recurrence: '',
      values: {
        name: 'Early Closing Tour',
        venue: 'The Old Transformer',
        city: 'Leeds',
        date: '2026-12-04',
        time: '20:00',
        timeZone: 'Europe/London',
      },
      doubts: [],
      isCancelled: false,
    })
    assert.containSubset(gigs[1], {
      values: { venue: 'Club Academy', city: 'Manchester', date: '2026-12-05', time: '20:00' },
      doubts: ['all-day'],
    })
  }).tags(['TOUR-1'])

  test('of Apple, Outlook and Songkick is read', ({ assert }) => {
    assert.containSubset(read(apple).gigs, [
      {
        values: {
          venue: 'Kesselhaus',
          city: 'Berlin',
          date: '2026-12-10',
          time: '20:30',
          timeZone: 'Europe/Berlin',
        },
      },
    ])
    assert.containSubset(read(outlook).gigs, [
      {
        values: {
          name: 'Melkweg show',
          venue: 'Melkweg',
          city: 'Amsterdam',
          time: '21:00',
          timeZone: 'Europe/Berlin',
        },
        doubts: [],
      },
    ])
    assert.containSubset(read(songkick).gigs, [
      { values: { venue: 'The Green Note', city: 'London' }, doubts: ['all-day'] },
    ])
  }).tags(['TOUR-1'])

  test('in UTF-16, with either line ending and without a last one, is the same', ({ assert }) => {
    const expected = read(google).gigs
    const little = Buffer.from(`\uFEFF${google}`, 'utf16le')
    const big = Buffer.from(little).swap16()
    const bare = Buffer.from(google, 'utf16le')
    for (const bytes of [little, big, bare])
      assert.deepEqual(readFile(bytes, defaults).gigs, expected)
    assert.deepEqual(read(google.replaceAll('\r\n', '\n')).gigs, expected)
    assert.deepEqual(read(google.trimEnd()).gigs, expected)
  }).tags(['TOUR-1'])

  test('tells of a floating time that it is in the zone of the artist, and doubts an unknown zone', ({
    assert,
  }) => {
    assert.containSubset(one('DTSTART:20261204T193000').gigs, [
      { values: { time: '19:30', timeZone: 'Europe/London' }, doubts: [] },
    ])
    assert.containSubset(one('DTSTART;TZID=Somewhere/Else:20261204T193000').gigs, [
      { values: { time: '19:30', timeZone: 'Europe/London' }, doubts: ['time-zone'] },
    ])
  })

  test('repeats an event on days of its zone, without those that are left out or moved', ({
    assert,
  }) => {
    const { gigs } = read(
      calendar(
        event(
          'weekly',
          'DTSTART;TZID=Europe/London:20261124T203000',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE;TZID=Europe/London:20261201T203000',
          'SUMMARY:Residency'
        ),
        event(
          'weekly',
          'RECURRENCE-ID;TZID=Europe/London:20261208T203000',
          'DTSTART;TZID=Europe/London:20261209T210000',
          'SUMMARY:Residency'
        )
      )
    )
    assert.deepEqual(
      gigs.map(({ recurrence, values }) => [recurrence, values.date, values.time]),
      [
        ['2026-11-24', '2026-11-24', '20:30'],
        ['2026-12-08', '2026-12-09', '21:00'],
        ['2026-12-15', '2026-12-15', '20:30'],
      ]
    )
  }).tags(['TOUR-2'])

  test('repeats for two years and 200 dates at most, across changing clocks', ({ assert }) => {
    const daily = one('DTSTART;TZID=Europe/London:20200101T200000', 'RRULE:FREQ=DAILY').gigs
    assert.lengthOf(daily, 200)
    assert.equal(daily[0]!.values.date, '2026-11-20')
    assert.isTrue(daily.every(({ values }) => values.time === '20:00'))
    const yearly = one('DTSTART:20261225T200000', 'RRULE:FREQ=YEARLY').gigs
    assert.deepEqual(
      yearly.map(({ values }) => values.date),
      ['2026-12-25', '2027-12-25']
    )
    const monthly = one(
      'DTSTART:20261127T200000',
      'RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270131T235959Z'
    )
    assert.deepEqual(
      monthly.gigs.map(({ values }) => values.date),
      ['2026-11-27', '2026-12-25', '2027-01-29']
    )
  }).tags(['TOUR-2'])

  test('takes the latest version of an event, and knows a cancelled one', ({ assert }) => {
    const { gigs } = read(
      calendar(
        event('1', 'DTSTART:20261204T200000', 'SEQUENCE:2', 'SUMMARY:Later'),
        event('1', 'DTSTART:20261203T200000', 'SEQUENCE:1', 'SUMMARY:Earlier'),
        event('2', 'DTSTART:20261205T200000', 'STATUS:CANCELLED')
      )
    )
    assert.deepEqual(
      gigs.map(({ values, isCancelled }) => [values.name, isCancelled]),
      [
        ['Later', false],
        ['Night Bus', true],
      ]
    )
  })

  test('that is broken is read as far as it goes, and says what is wrong in which line', ({
    assert,
  }) => {
    const { gigs, problems } = read(
      ['BEGIN:VCALENDAR', 'what is this', event('1', 'DTSTART:2026'), event('2', 'SUMMARY:x')]
        .concat(event('3', 'DTSTART:20261204T200000'), 'BEGIN:VEVENT', 'UID:4')
        .join('\n')
    )
    assert.deepEqual(
      gigs.map(({ uid }) => uid),
      ['3']
    )
    assert.deepEqual(problems, [
      { line: 2, sentence: 'This line isn’t part of a calendar.' },
      { line: 5, sentence: '“2026” isn’t a date we can read.' },
      { line: 7, sentence: 'The event that begins here has no date.' },
      { line: 15, sentence: 'The event that begins here doesn’t end: the file is cut off.' },
    ])
  }).tags(['TOUR-3'])

  test('that is none says so: {kind}')
    .tags(['TOUR-3'])
    .with([
      { kind: 'nothing', bytes: Buffer.from(''), sentence: 'This file is empty.' },
      {
        kind: 'a picture',
        bytes: Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 0]),
        sentence: 'This isn’t a text file. Choose an .ics or .csv file.',
      },
      {
        kind: 'too much',
        bytes: Buffer.alloc(2 * 1024 * 1024 + 1, 'x'),
        sentence: 'This file is larger than 2 MB. Export only your tour dates.',
      },
      {
        kind: 'no dates',
        bytes: Buffer.from(calendar()),
        sentence: 'There are no dates in it.',
      },
    ])
    .run(({ assert }, { bytes, sentence }) => {
      assert.equal(sentenceOf(bytes), sentence)
    })
})
