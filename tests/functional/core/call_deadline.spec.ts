import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { afterResponse, afterResponseDone } from '#core/after_response'
import { callDeadline } from '#core/http/call_deadline'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { ProviderUnavailable } from '#fulfilment/errors'
import {
  scriptedPrintful,
  type ScriptedAnswer,
} from '#tests/functional/fulfilment/scripted_printful'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const secondsOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

/** An answer that never comes. */
const silence: ScriptedAnswer = () => undefined

test.group('A slow provider', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.timeout(30_000)

  test('holds a screen eight seconds at most, retries and waiting counted in', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { end } = await scriptedPrintful([silence])
    cleanup(end)
    const admin = await UserFactory.apply('admin').create()
    const seconds = await secondsOf(async () => {
      const answer = await client.get('/api/printful/catalog').loginAs(admin)
      answer.assertStatus(503)
    })
    assert.isAbove(seconds, 7)
    assert.isBelow(seconds, 8.6)
  }).tags(['LIMIT-12'])

  test('leaves the second of two calls for one screen the time that remains after the first', async ({
    assert,
    cleanup,
  }) => {
    const { end } = await scriptedPrintful([silence])
    cleanup(end)
    const printful = await app.container.make(PrintfulProducts)
    const seconds = await secondsOf(() =>
      callDeadline.within(1_000, async () => {
        for (let call = 0; call < 2; call++)
          await assert.rejects(() => printful.catalog(), ProviderUnavailable as never)
      })
    )
    assert.isBelow(seconds, 1.5)
  }).tags(['LIMIT-12'])

  test('does not limit work after the answer', async ({ assert }) => {
    let remaining = 0
    await callDeadline.within(10, async () => {
      afterResponse('a look at the deadline', async () => {
        await sleep(20)
        remaining = callDeadline.remaining()
      })
    })
    await afterResponseDone()
    assert.equal(remaining, Infinity)
  }).tags(['LIMIT-12'])
})
