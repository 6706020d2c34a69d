import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { arrivesBefore } from '#gigs/delivery_time'
import { clock } from '#shared/clock'

const zone = 'Europe/London'
const at = (text: string) => DateTime.fromISO(text, { zone })

test.group('What is ordered for a gig', () => {
  // The 6th of November 2026 is a Friday.
  test('arrives before {gig} if ordered {now}: {expected}')
    .with([
      { now: '2026-11-06T09:00', gig: '2026-11-13T23:59', expected: false },
      { now: '2026-11-06T09:00', gig: '2026-11-14T00:00', expected: true },
      { now: '2026-11-06T23:59', gig: '2026-11-14T00:00', expected: true },
      { now: '2026-11-07T00:00', gig: '2026-11-14T20:00', expected: true },
      { now: '2026-11-08T23:59', gig: '2026-11-13T20:00', expected: false },
      { now: '2026-11-09T00:00', gig: '2026-11-14T20:00', expected: false },
      { now: '2026-11-09T00:00', gig: '2026-11-17T00:00', expected: true },
      { now: '2026-11-21T11:00', gig: '2026-11-21T20:00', expected: false },
    ])
    .run(({ assert, cleanup }, { now, gig, expected }) => {
      cleanup(clock.set(() => at(now)))
      assert.equal(arrivesBefore(at(gig).toJSDate(), zone), expected)
    })

  test('the days are those of the place of the gig', ({ assert, cleanup }) => {
    // Already Monday in London, still Sunday in New York.
    cleanup(clock.set(() => at('2026-11-09T02:00')))
    const saturday = at('2026-11-14T20:00').toJSDate()
    assert.isFalse(arrivesBefore(saturday, zone))
    assert.isTrue(arrivesBefore(saturday, 'America/New_York'))
  })
})
