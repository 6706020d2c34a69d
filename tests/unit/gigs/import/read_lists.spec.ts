import { test } from '@japa/runner'
import { readDay, readTime } from '#gigs/import/read_day'
import { readFile, readText } from '#gigs/import/read_source'
import { splitPlace } from '#gigs/import/places'
import { bandsintown, defaults } from '#tests/unit/gigs/import/samples'

const TODAY = '2026-11-20'
const csv = (...lines: string[]) => readFile(Buffer.from(lines.join('\n')), defaults)
const sentenceOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return (error as Error).message
  }
  return 'read'
}

test.group('A written date', () => {
  test('is read in the forms that people write: {text}')
    .tags(['TOUR-1'])
    .with([
      { text: '2026-11-23', date: '2026-11-23' },
      { text: '23/11/2026', date: '2026-11-23' },
      { text: '23/11/26', date: '2026-11-23' },
      { text: '11/23/2026', date: '2026-11-23' },
      { text: '23.11.2026', date: '2026-11-23' },
      { text: '4.7.2027', date: '2027-07-04' },
      { text: '23 Nov 2026', date: '2026-11-23' },
      { text: 'Mon 23rd November 2026', date: '2026-11-23' },
      { text: 'Monday, 23 November', date: '2026-11-23' },
      { text: 'Nov 23, 2026', date: '2026-11-23' },
      { text: '23-Nov-26', date: '2026-11-23' },
      { text: '3. März 2027', date: '2027-03-03' },
      { text: '1 août 2027', date: '2027-08-01' },
      { text: '5/5/2027', date: '2027-05-05' },
      // Without a year it is the next one.
      { text: '19 Nov', date: '2027-11-19' },
    ])
    .run(({ assert }, { text, date }) => {
      assert.containSubset(readDay(text, TODAY), { date, isAmbiguous: false })
    })

  test('whose day and month could be either is ambiguous', ({ assert }) => {
    assert.containSubset(readDay('4/7/2027', TODAY), { date: '2027-07-04', isAmbiguous: true })
  }).tags(['TOUR-1'])

  test('is none: {$self}')
    .with(['', 'Leeds', '31/02/2027', '99', '2026', '23 Foo 2026', '30.02.2027'])
    .run(({ assert }, text) => {
      assert.isNull(readDay(text, TODAY))
    })

  test('has a time: {text}')
    .with([
      { text: 'doors 19:30', time: '19:30' },
      { text: '7.30pm', time: '19:30' },
      { text: '8 pm', time: '20:00' },
      { text: '12am', time: '00:00' },
      { text: '20h15', time: '20:15' },
    ])
    .run(({ assert }, { text, time }) => {
      assert.equal(readTime(text)?.time, time)
    })
})

test.group('A place', () => {
  test('of an address is venue and city: {text}')
    .tags(['TOUR-1'])
    .with([
      {
        text: 'The Old Transformer, 12 Mill Lane, Leeds LS1 2AB, UK',
        place: ['The Old Transformer', 'Leeds'],
      },
      { text: 'SO36, Oranienstraße 190, 10999 Berlin, Deutschland', place: ['SO36', 'Berlin'] },
      { text: 'Mohawk, 912 Red River St, Austin, TX 78701, USA', place: ['Mohawk', 'Austin'] },
      { text: 'Esplanade, Singapore', place: ['Esplanade', 'Singapore'] },
      { text: 'Kesselhaus', place: ['Kesselhaus', null] },
      { text: 'Club, United Kingdom', place: ['Club', null] },
      { text: '', place: [null, null] },
    ])
    .run(({ assert }, { text, place }) => {
      const { venue, city } = splitPlace(text)
      assert.deepEqual([venue, city], place)
    })
})

test.group('A list of dates', () => {
  test('of Bandsintown is read, with quoted commas and times of either form', ({ assert }) => {
    const { kind, gigs } = readFile(Buffer.from(bandsintown), defaults)
    assert.equal(kind, 'csv')
    assert.deepEqual(
      gigs.map(({ values }) => [values.date, values.time, values.venue, values.city, values.name]),
      [
        ['2026-12-18', '19:00', 'Brudenell Social Club, Main Room', 'Leeds', 'Winter Tour'],
        ['2026-12-19', '19:30', 'Deaf Institute', 'Manchester', 'Winter Tour'],
      ]
    )
  }).tags(['TOUR-1'])

  test('has commas, semicolons or tabs, and its columns in any order', ({ assert }) => {
    for (const sign of [',', ';', '\t']) {
      const { gigs } = csv(
        ['City', 'Time zone', 'Venue', 'Date'].join(sign),
        ['Köln', 'Europe/Berlin', 'Gebäude 9', '04.12.2026'].join(sign)
      )
      assert.containSubset(gigs, [
        {
          uid: 'day:2026-12-04|koln|gebaude 9',
          line: 2,
          values: {
            city: 'Köln',
            venue: 'Gebäude 9',
            date: '2026-12-04',
            time: '20:00',
            timeZone: 'Europe/Berlin',
          },
          doubts: [],
        },
      ])
    }
  }).tags(['TOUR-1'])

  test('in Windows-1252 keeps its letters', ({ assert }) => {
    const bytes = Buffer.from('Date;City\n04.12.2026;Köln\n', 'latin1')
    assert.equal(readFile(bytes, defaults).gigs[0]!.values.city, 'Köln')
  })

  test('doubts a date that could be either, and says which line has none', ({ assert }) => {
    const { gigs, problems } = csv('date,city', '4/7/2027,Leeds', 'soon,York', ',', ',Hull')
    assert.deepEqual(
      gigs.map(({ doubts }) => doubts),
      [['ambiguous-date']]
    )
    assert.deepEqual(
      problems.map(({ sentence }) => sentence),
      [
        'Line 3: “soon” isn’t a date we can read. Write it like 23 Nov 2026.',
        'Line 5: there is no date. Write it like 23 Nov 2026.',
      ]
    )
  }).tags(['TOUR-3'])

  test('without a column of dates, or with a quote that does not end, is refused', ({ assert }) => {
    assert.match(
      sentenceOf(() => csv('city,venue', 'Leeds,Club')),
      /^Line 1 should name the columns/
    )
    assert.match(
      sentenceOf(() => csv('date,city', '"2026-12-04,Leeds')),
      /^Line \d+: a quoted cell/
    )
  }).tags(['TOUR-3'])

  test('is pasted from a mail: {text}')
    .tags(['TOUR-1'])
    .with([
      { text: '23 Nov 2026\tLeeds\tBrudenell' },
      { text: '23 Nov 2026   Leeds   Brudenell' },
      { text: '23/11/2026 - Leeds - Brudenell' },
      { text: 'Mon 23 Nov – Leeds @ Brudenell' },
      { text: '* 23.11.2026, Leeds, Brudenell' },
      { text: '> 2026-11-23: Leeds, UK | Brudenell' },
      { text: '23 Nov 2026 @ Brudenell, Leeds' },
    ])
    .run(({ assert }, { text }) => {
      const { gigs } = readText(text, defaults)
      assert.containSubset(gigs[0], {
        uid: 'day:2026-11-23|leeds|brudenell',
        values: { name: 'Night Bus', city: 'Leeds', venue: 'Brudenell', date: '2026-11-23' },
      })
    })

  test('is pasted with times, words between and each line once', ({ assert }) => {
    const text =
      'Our tour:\n\n4 Dec 2026 19:30 - Leeds - Brudenell\n4 Dec 2026 - Leeds - Brudenell\n'
    const { gigs, problems } = readText(text, defaults)
    assert.deepEqual(
      gigs.map(({ values }) => values.time),
      ['19:30']
    )
    assert.deepEqual(problems, [{ line: 1, sentence: 'Line 1 has no date at its beginning.' }])
  }).tags(['TOUR-3'])

  test('is pasted as a table or as a calendar', ({ assert }) => {
    assert.equal(readText('Date\tCity\n4 Dec 2026\tLeeds', defaults).gigs[0]!.values.city, 'Leeds')
    assert.match(
      sentenceOf(() => readText('hello\nworld', defaults)),
      /^None of these lines/
    )
  })
})
