import { test } from '@japa/runner'
import fc from 'fast-check'
import printfulConfig from '#config/printful'
import { roomIn, takePlace, type PaceState } from '#fulfilment/printful/pace'

const pace = printfulConfig.paces.calls
const MINUTE = 60_000

/** When each call goes that comes at these times. */
function placesOf(arrivals: number[], start: PaceState = { dueAt: 0, blockedUntil: 0 }) {
  let state = start
  return arrivals.map((now) => {
    const place = takePlace(state, pace, now)
    state = place.state
    return place.at
  })
}

test.group('The pace of calls to a provider', () => {
  test('lets a burst go at once and spreads the rest: a thousand take nine minutes and 48 seconds', ({
    assert,
  }) => {
    const places = placesOf(Array.from({ length: 1_000 }, () => 0))
    assert.deepEqual(places.slice(0, 22), [...Array.from({ length: 20 }, () => 0), 600, 1_200])
    assert.equal(places.at(-1), 980 * 600)
  })

  test('never lets more than 120 go in any minute, and nobody wait while there is room', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(gaps, (between) => {
        let now = 0
        const arrivals = between.map((gap) => (now += gap))
        const places = placesOf(arrivals)
        const isWithinLimit = places.every((place, index) => {
          const later = places[index + pace.limit]
          return later === undefined || later - place > MINUTE
        })
        // One call a second is far below the limit.
        const isPatient = between.every((gap) => gap >= 1_000)
        return (
          isWithinLimit && (!isPatient || places.every((place, index) => place === arrivals[index]))
        )
      })
    )
  })

  test('waits until the provider lets it go on, and then goes on evenly', ({ assert }) => {
    const places = placesOf([0, 0, 0], { dueAt: 12_000, blockedUntil: 5_000 })
    assert.deepEqual(places, [5_000, 5_000, 5_000])
    const later = placesOf(
      Array.from({ length: 40 }, () => 0),
      { dueAt: 0, blockedUntil: 5_000 }
    )
    assert.equal(later.at(-1), 5_000 + 20 * 600)
  })

  test('says how many calls can go at once: exactly those that then do', ({ assert }) => {
    const gaps = fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 })
    const blocks = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(gaps, blocks, (between, blockedUntil) => {
        let now = 0
        let state: PaceState = { dueAt: 0, blockedUntil }
        for (const gap of between) state = takePlace(state, pace, (now += gap)).state
        const { free, waitMilliseconds } = roomIn(state, pace, now)
        const places = placesOf(
          Array.from({ length: free + 1 }, () => now),
          state
        )
        assert.isTrue(places.slice(0, free).every((place) => place === now))
        assert.isAbove(places.at(-1)!, now)
        if (free === 0) assert.equal(places[0], now + waitMilliseconds)
      })
    )
  })

  test(
    'lets a sync of {products} products on {blanks} blanks through in {minutes}, or as slowly as it is answered'
  )
    .with([
      // The list is read a hundred at a time, each product and each blank once.
      { products: 300, blanks: 40, minutes: '3 min 14 s', seconds: 193.8 },
      { products: 300, blanks: 1, minutes: '2 min 50 s', seconds: 170.4 },
      { products: 0, blanks: 40, minutes: '13 s', seconds: 12.6 },
    ])
    .run(({ assert }, { products, blanks, seconds }) => {
      const calls = Math.max(1, Math.ceil(products / 100)) + products + blanks
      for (const answerTakes of [0, 50, 400]) {
        let now = 0
        let state = { dueAt: 0, blockedUntil: 0 }
        const places = Array.from({ length: calls }, () => {
          const place = takePlace(state, pace, now)
          state = place.state
          now = place.at + answerTakes
          return place.at
        })
        const isWithinLimit = places.every(
          (place, index) => (places[index + pace.limit] ?? Infinity) - place > MINUTE
        )
        assert.isTrue(isWithinLimit)
        assert.equal(places.at(-1), Math.max(seconds * 1_000, (calls - 1) * answerTakes))
      }
    })
})
