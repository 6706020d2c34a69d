import { test } from '@japa/runner'
import { toEvening } from '#insights/transformers/gig_evening_transformer'

const gigAt = (startsAt: string, zone = 'Europe/London') => ({
  starts_at: new Date(startsAt),
  time_zone: zone,
})

const sold = (...sales: [at: string, units: number][]) =>
  sales.map(([at, units]) => ({ at: new Date(at), units }))

const soldIn = (evening: ReturnType<typeof toEvening>) =>
  evening!.quarters.filter(({ units }) => units > 0).map(({ time, units }) => `${time} ${units}`)

test.group('An evening by quarter of an hour', () => {
  test('is not there before the first sale', ({ assert }) => {
    assert.isNull(toEvening([], gigAt('2026-11-14T19:30:00Z')))
  }).tags(['STUD-17'])

  test('runs from an hour before the gig to four hours after it began, quiet quarters included', ({
    assert,
  }) => {
    const evening = toEvening(sold(['2026-11-14T20:15:00Z', 3]), gigAt('2026-11-14T19:40:00Z'))!
    assert.deepEqual(evening.quarters[0], { time: '18:30', units: 0 })
    assert.deepEqual(evening.quarters.at(-1), { time: '23:15', units: 0 })
    assert.equal(evening.until, '23:30')
    assert.lengthOf(evening.quarters, 20)
    assert.deepEqual(soldIn(evening), ['20:15 3'])
  }).tags(['STUD-17'])

  test('begins earlier and ends later where anything was sold then, also after midnight', ({
    assert,
  }) => {
    const sales = sold(
      ['2026-11-14T16:45:00Z', 1],
      ['2026-11-14T23:45:00Z', 2],
      ['2026-11-15T01:00:00Z', 4]
    )
    const evening = toEvening(sales, gigAt('2026-11-14T20:00:00Z'))!
    assert.deepEqual(soldIn(evening), ['16:45 1', '23:45 2', '01:00 4'])
    assert.equal(evening.quarters[0]!.time, '16:45')
    assert.equal(evening.until, '01:15')
  }).tags(['STUD-17'])

  test('follows the clocks at the venue, also where they change that night: {zone}')
    .with([
      // From 02:00 to 03:00 comes twice.
      {
        zone: 'Europe/Berlin',
        day: '2026-10-25',
        hours: ['00:30', '01:30'],
        times: ['02:30', '02:30'],
      },
      // From 01:00 to 02:00 does not come.
      {
        zone: 'Europe/London',
        day: '2026-03-29',
        hours: ['00:30', '01:30'],
        times: ['00:30', '02:30'],
      },
      {
        zone: 'Asia/Kathmandu',
        day: '2026-11-14',
        hours: ['00:00', '01:00'],
        times: ['05:45', '06:45'],
      },
    ])
    .tags(['FIG-11'])
    .run(({ assert }, { zone, day, hours, times }) => {
      const sales = sold(...hours.map((hour): [string, number] => [`${day}T${hour}:00Z`, 1]))
      const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000).toISOString()
      const evening = toEvening(sales, gigAt(startsAt, zone))!
      assert.deepEqual(
        soldIn(evening),
        times.map((time) => `${time} 1`)
      )
      const places = evening.quarters.flatMap(({ units }, index) => (units ? [index] : []))
      assert.equal(places[1]! - places[0]!, 4)
    })
})
