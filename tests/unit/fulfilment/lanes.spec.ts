import { test } from '@japa/runner'
import fc from 'fast-check'
import printfulConfig from '#config/printful'
import { LANES, type Lane } from '#fulfilment/provider'
import { admit, type LanesState } from '#fulfilment/printful/lanes'

const { calls: rateLimit } = printfulConfig.rateLimits
const { lanes: shares } = printfulConfig
const MINUTE = 60_000
const EMPTY: LanesState = { dueAt: 0, blockedUntil: 0, laneDueAt: {} }

/**
 * Lets every lane call as often as it may, from its own start; returns the times of its calls, in `length`
 * milliseconds.
 */
function crowd(begins: Partial<Record<Lane, number>>, length: number, step = 50) {
  let state = EMPTY
  const went = {
    submission: [],
    events: [],
    orders: [],
    quotes: [],
    screens: [],
    sync: [],
  } as Record<Lane, number[]>
  for (let now = 0; now < length; now += step)
    // The greediest first: the order in which lanes ask must not matter for the others.
    for (const lane of LANES.toReversed())
      while (now >= (begins[lane] ?? Infinity)) {
        const admission = admit(state, rateLimit, shares, lane, now)
        if (!admission.state) break
        state = admission.state
        went[lane].push(now)
      }
  return went
}

const within = (times: number[], from: number, to: number) =>
  times.filter((time) => time >= from && time < to).length

test.group('The lanes of calls to a provider', () => {
  test('never let more than the limit go in any minute, in whatever order lanes call', ({
    assert,
  }) => {
    const begin = fc.integer({ min: 0, max: 90_000 })
    const begins = fc.record({
      submission: begin,
      events: begin,
      orders: begin,
      quotes: begin,
      screens: begin,
      sync: begin,
    })
    fc.assert(
      fc.property(begins, (given) => {
        const times = Object.values(crowd(given, 3 * MINUTE))
          .flat()
          .toSorted((one, other) => one - other)
        times.forEach((time, index) => {
          const later = times[index + rateLimit.limit]
          assert.isTrue(later === undefined || later - time >= MINUTE)
        })
      }),
      { numRuns: 30 }
    )
  }).tags(['PFUL-3'])

  test('guarantee each its floor while all others call as often as they may', ({ assert }) => {
    const went = crowd(
      { submission: 0, events: 0, orders: 0, quotes: 0, screens: 0, sync: 0 },
      4 * MINUTE
    )
    for (const lane of LANES)
      assert.isAtLeast(within(went[lane], MINUTE, 3 * MINUTE), 2 * shares[lane].floor - 2, lane)
  }).tags(['LIMIT-3'])

  test('give the whole budget to a lane that is alone', ({ assert }) => {
    for (const lane of LANES) {
      const went = crowd({ [lane]: 0 }, 4 * MINUTE)
      assert.isAtLeast(
        within(went[lane], MINUTE, 2 * MINUTE),
        rateLimit.limit - rateLimit.burst - 1,
        lane
      )
    }
  }).tags(['LIMIT-3'])

  test('let an order be quoted at once while screens and sync call as often as they may', ({
    assert,
  }) => {
    let state = EMPTY
    const take = (lane: Lane, now: number) => {
      const admission = admit(state, rateLimit, shares, lane, now)
      if (admission.state) state = admission.state
      return admission.wait
    }
    for (let now = 0; now < MINUTE; now += 50) {
      while (take('sync', now) === 0);
      while (take('screens', now) === 0);
      if (now % 3_000 === 0) assert.equal(take('orders', now), 0)
    }
  }).tags(['LIMIT-3'])

  test('let the order of a buyer go within a second, one each second, while orders to be made and events take all they can', ({
    assert,
  }) => {
    let state = EMPTY
    for (let now = 0; now < 3 * MINUTE; now += 50) {
      for (const lane of ['events', 'submission', 'orders'] as const) {
        if (lane === 'orders' && now % 1_000 > 0) continue
        const { wait, state: next } = admit(state, rateLimit, shares, lane, now)
        if (next) state = next
        if (lane === 'orders') assert.isAtMost(wait, 1_000)
      }
    }
  }).tags(['LIMIT-3'])

  test('let 47 orders a minute be made, at two calls each, while as many events wait to be read', ({
    assert,
  }) => {
    const went = crowd({ submission: 0, events: 0 }, 4 * MINUTE)
    assert.isAtLeast(within(went.submission, MINUTE, 3 * MINUTE) / 2, 2 * 47)
    assert.isAtLeast(within(went.events, MINUTE, 3 * MINUTE), 2 * shares.events.floor - 2)
  }).tags(['SHIP-22'])

  test('say when the next call may go, and let it go then', ({ assert }) => {
    for (const lane of LANES) {
      let state = EMPTY
      for (let now = 0, count = 0; count < 60; count++) {
        const { wait, state: next } = admit(state, rateLimit, shares, lane, now)
        if (next) state = next
        else {
          assert.isNull(admit(state, rateLimit, shares, lane, now + wait - 1).state)
          now += Math.ceil(wait)
        }
      }
    }
  })

  test('wait while the provider blocks all calls', ({ assert }) => {
    const blocked = { ...EMPTY, blockedUntil: 5_000 }
    for (const lane of LANES)
      assert.equal(admit(blocked, rateLimit, shares, lane, 1_000).wait, 4_000)
  })
})
