import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import type { Lane } from '#fulfilment/provider'
import { RateLimiter } from '#fulfilment/printful/rate_limiter'
import { recordSentStatements } from '#tests/support/record_sent_statements'
import { resetDatabase } from '#tests/support/reset_database'

const { limit, burst, perMilliseconds } = printfulConfig.rateLimits.calls
const INTERVAL = perMilliseconds / (limit - burst)
const LANES = Object.keys(printfulConfig.lanes) as Lane[]

async function counted(): Promise<number> {
  const { due } = await db
    .from('provider_rate_limits')
    .select(db.raw('(extract(epoch FROM due_at) * 1000)::float8 AS due'))
    .firstOrFail()
  return Number(due)
}

test.group('The rate limit', (group) => {
  group.each.setup(() => resetDatabase)

  test('counts each call that may go, whatever comes at once', async ({ assert }) => {
    const limiter = new RateLimiter()
    const begun = Date.now()
    // One call a lane is under way in a process at a time; each lane is like a process of its own.
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        LANES.map((lane) => limiter.acquire('token', lane, 1_000))
      ).flat()
    )
    const admitted = answers.filter((wait) => wait === null).length
    assert.isAbove(admitted, LANES.length)
    // The first call begins at now, and each pushes the next one back by an interval.
    assert.isAtLeast(await counted(), begun + admitted * INTERVAL - 1)
  }).tags(['LIMIT-3'])

  test('counts a second call of the same process in one statement, and notices what others changed', async ({
    assert,
  }) => {
    const limiter = new RateLimiter()
    const acquire = () => limiter.acquire('token', 'submission', 0)
    assert.isNull(await acquire())
    const before = await counted()
    assert.lengthOf(await recordSentStatements(acquire), 1)
    assert.isAtLeast(await counted(), before + INTERVAL - 1)

    const blocked = "due_at = due_at, blocked_until = clock_timestamp() + interval '1 minute'"
    await db.rawQuery(`UPDATE provider_rate_limits SET ${blocked}`)
    assert.isAbove((await acquire())!, 50_000)
    await db.rawQuery(`UPDATE provider_rate_limits SET blocked_until = '-infinity'`)
    assert.isNull(await acquire())
  }).tags(['LIMIT-3'])
})
