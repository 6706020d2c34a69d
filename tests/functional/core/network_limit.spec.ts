import { mock } from 'node:test'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { errors, type Limiter } from '@adonisjs/limiter'
import { test } from '@japa/runner'
import { countOnBoth } from '#core/http/network_limit'

const CALLS = ['get', 'set', 'consume', 'increment', 'decrement', 'delete'] as const

const limitOf = (requests: number) => limiter.use({ requests, duration: '1 min' })

/** Counts a call of a visitor of the network `venue`; `limits` of both. @returns whether it was let through */
async function isLetThrough(visitor: string, limits: { own: Limiter; network: Limiter }) {
  try {
    await countOnBoth({
      own: { limit: limits.own, key: `own_${visitor}` },
      network: { limit: limits.network, key: 'venue' },
    })
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return false
    throw error
  }
}

const visitors = (count: number) => Array.from({ length: count }, (_, index) => `visitor ${index}`)

const passed = (answers: boolean[]) => answers.filter(Boolean).length

const ownCounters = () =>
  db.connection('limits').from('rate_limits').whereLike('key', '%own%').orderBy('key')

test.group('A call that counts for its visitor and for the network', (group) => {
  group.each.setup(async () => limiter.clear())
  group.each.teardown(async () => limiter.clear())

  test('is counted once on each of both limits', async ({ assert, cleanup }) => {
    const limits = { own: limitOf(7), network: limitOf(70) }
    const calls: string[] = []
    for (const limit of Object.values(limits))
      for (const name of CALLS) {
        const real = limit[name].bind(limit) as (...given: unknown[]) => unknown
        const counted = mock.method(limit, name, (...given: unknown[]) => {
          calls.push(name)
          return real(...given)
        })
        cleanup(() => counted.mock.restore())
      }
    assert.isTrue(await isLetThrough('fan', limits))
    assert.deepEqual(calls, ['consume', 'consume'])
    assert.equal(await limits.network.remaining('venue'), 69)
    assert.equal(await limits.own.remaining('own_fan'), 6)
  }).tags(['LIMIT-21'])

  test('of twenty at once of one visitor as many pass as the own limit allows, and only these count for the network', async ({
    assert,
  }) => {
    const limits = { own: limitOf(5), network: limitOf(100) }
    const answers = Array.from({ length: 20 }, () => isLetThrough('eager', limits))
    assert.equal(passed(await Promise.all(answers)), 5)
    assert.equal(await limits.network.remaining('venue'), 95)
  }).tags(['LIMIT-21'])

  test('refused by the own limit is not counted for a network that has one left, also of twenty at once', async ({
    assert,
  }) => {
    const limits = { own: limitOf(5), network: limitOf(6) }
    for (let count = 0; count < 5; count++) assert.isTrue(await isLetThrough('eager', limits))
    const answers = Array.from({ length: 20 }, () => isLetThrough('eager', limits))
    assert.equal(passed(await Promise.all(answers)), 0)
    assert.equal(await limits.network.remaining('venue'), 1)
    assert.isTrue(await isLetThrough('other', limits))
  }).tags(['LIMIT-21'])

  test('of twenty visitors at once as many pass as the network’s limit allows, and only these have counters', async ({
    assert,
  }) => {
    const limits = { own: limitOf(5), network: limitOf(6) }
    const answers = visitors(20).map((visitor) => isLetThrough(visitor, limits))
    assert.equal(passed(await Promise.all(answers)), 6)
    assert.equal(await limits.network.remaining('venue'), 0)
    const counters = await ownCounters()
    assert.deepEqual(
      counters.map(({ points }) => points),
      [1, 1, 1, 1, 1, 1]
    )
  }).tags(['LIMIT-21'])

  test('refused by a full network does not add to it', async ({ assert }) => {
    const limits = { own: limitOf(5), network: limitOf(6) }
    for (const visitor of visitors(30)) await isLetThrough(visitor, limits)
    const counted = await limits.network.get('venue')
    assert.equal(counted!.consumed, 6)
    assert.lengthOf(await ownCounters(), 6)
  }).tags(['LIMIT-21'])
})
