import { test } from '@japa/runner'
import { isTimeZone, localTimeOf, momentOf } from '#gigs/local_time'

const isoOf = (date: string, time: string, timeZone: string) =>
  momentOf({ date, time, timeZone })?.toUTC().toISO() ?? null

test.group('What a clock at the venue shows', () => {
  test('is one moment: {date} {time} in {zone}')
    .tags(['GIG-10'])
    .with([
      { date: '2026-11-21', time: '19:30', zone: 'Europe/London', moment: '2026-11-21T19:30' },
      { date: '2026-07-04', time: '19:30', zone: 'Europe/London', moment: '2026-07-04T18:30' },
      { date: '2026-11-21', time: '00:15', zone: 'Asia/Kathmandu', moment: '2026-11-20T18:30' },
      { date: '2026-12-31', time: '23:59', zone: 'America/New_York', moment: '2027-01-01T04:59' },
    ])
    .run(({ assert }, { date, time, zone, moment }) => {
      assert.equal(isoOf(date, time, zone), `${moment}:00.000Z`)
      assert.deepEqual(localTimeOf(momentOf({ date, time, timeZone: zone })!, zone), {
        date,
        time,
        timeZone: zone,
      })
    })

  test('is none where clocks skip it', ({ assert }) => {
    assert.isNull(isoOf('2027-03-28', '01:00', 'Europe/London'))
    assert.isNull(isoOf('2027-03-28', '01:59', 'Europe/London'))
    assert.equal(isoOf('2027-03-28', '02:00', 'Europe/London'), '2027-03-28T01:00:00.000Z')
    assert.isNull(isoOf('2011-12-30', '12:00', 'Pacific/Apia'))
  }).tags(['GIG-10'])

  test('is the first of two where they show it twice', ({ assert }) => {
    assert.equal(isoOf('2026-10-25', '01:30', 'Europe/London'), '2026-10-25T00:30:00.000Z')
    assert.equal(isoOf('2026-11-01', '01:30', 'America/New_York'), '2026-11-01T05:30:00.000Z')
  })
})

test.group('A time zone', () => {
  test('is one of the names the world agreed on', ({ assert }) => {
    for (const name of ['Europe/London', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
      assert.isTrue(isTimeZone(name), name)
    for (const name of ['', '+01:00', 'local', 'Mars/Olympus', 'Europe/London ', 'x'.repeat(80)])
      assert.isFalse(isTimeZone(name), name)
  })
})
