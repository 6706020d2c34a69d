import { test } from '@japa/runner'
import fc from 'fast-check'
import printfulConfig from '#config/printful'
import { roomIn, reserveSlot, type RateLimitState } from '#fulfilment/printful/rate_limit'

const rateLimit = printfulConfig.rateLimits.calls
const MINUTE = 60_000

/** The time of each call that arrives at these times. */
function slotsOf(arrivals: number[], start: RateLimitState = { dueAt: 0, blockedUntil: 0 }) {
  let state = start
  return arrivals.map((now) => {
    const slot = reserveSlot(state, rateLimit, now)
    state = slot.state
    return slot.at
  })
}

test.group('The rate limit of calls to a provider', () => {
  test('lets a burst through at once and spreads the rest: a thousand take nine minutes and 48 seconds', ({
    assert,
  }) => {
    const slots = slotsOf(Array.from({ length: 1_000 }, () => 0))
    assert.deepEqual(slots.slice(0, 22), [...Array.from({ length: 20 }, () => 0), 600, 1_200])
    assert.equal(slots.at(-1), 980 * 600)
  })

  test('never lets more than 120 go in any minute, and delays no call while there is room', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(gaps, (between) => {
        let now = 0
        const arrivals = between.map((gap) => (now += gap))
        const slots = slotsOf(arrivals)
        const isWithinLimit = slots.every((place, index) => {
          const later = slots[index + rateLimit.limit]
          return later === undefined || later - place > MINUTE
        })
        // One call a second is far below the limit.
        const isPatient = between.every((gap) => gap >= 1_000)
        return (
          isWithinLimit && (!isPatient || slots.every((place, index) => place === arrivals[index]))
        )
      })
    )
  })

  test('waits until the provider allows calls again, and then continues evenly', ({ assert }) => {
    const slots = slotsOf([0, 0, 0], { dueAt: 12_000, blockedUntil: 5_000 })
    assert.deepEqual(slots, [5_000, 5_000, 5_000])
    const later = slotsOf(
      Array.from({ length: 40 }, () => 0),
      { dueAt: 0, blockedUntil: 5_000 }
    )
    assert.equal(later.at(-1), 5_000 + 20 * 600)
  })

  test('says how many calls can be made at once: exactly those that then are', ({ assert }) => {
    const gaps = fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 })
    const blocks = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(gaps, blocks, (between, blockedUntil) => {
        let now = 0
        let state: RateLimitState = { dueAt: 0, blockedUntil }
        for (const gap of between) state = reserveSlot(state, rateLimit, (now += gap)).state
        const { free, waitMilliseconds } = roomIn(state, rateLimit, now)
        const slots = slotsOf(
          Array.from({ length: free + 1 }, () => now),
          state
        )
        assert.isTrue(slots.slice(0, free).every((place) => place === now))
        assert.isAbove(slots.at(-1)!, now)
        if (free === 0) assert.equal(slots[0], now + waitMilliseconds)
      })
    )
  }).tags(['PROV-12'])

  test(
    'lets a sync of {products} products on {blanks} blanks through in {minutes}, or as slowly as it is answered'
  )
    .tags(['SYNC-8'])
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
        const slots = Array.from({ length: calls }, () => {
          const slot = reserveSlot(state, rateLimit, now)
          state = slot.state
          now = slot.at + answerTakes
          return slot.at
        })
        const isWithinLimit = slots.every(
          (place, index) => (slots[index + rateLimit.limit] ?? Infinity) - place > MINUTE
        )
        assert.isTrue(isWithinLimit)
        assert.equal(slots.at(-1), Math.max(seconds * 1_000, (calls - 1) * answerTakes))
      }
    })
})
