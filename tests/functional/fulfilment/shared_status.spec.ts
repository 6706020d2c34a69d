import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { later } from '#tests/functional/checkout/checkout_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { good, scriptedPrintful, type Script } from './scripted_printful.js'

const stores = good([{ id: 1, name: 'Gigstall' }])
const tooMany = { status: 429, headers: { 'retry-after': '40' }, body: 'slowly' }
const isUp = { configured: true, connected: true, error: null }

const look = async (client: ApiClient, user: User, query = '') =>
  (await client.get(`/api/printful/status${query}`).loginAs(user)).body() as {
    connected: boolean
    suggestion: string | null
  }

test.group('The status of the connection', (group) => {
  group.each.setup(rollbackAfterEach)

  const given = async (script: Script, cleanup: (end: () => Promise<void>) => void) => {
    const { asked, end } = await scriptedPrintful(script)
    cleanup(end)
    const artist = await UserFactory.apply('artist').create()
    const admin = await UserFactory.apply('admin').create()
    return { asked, artist, admin }
  }

  test('is read once for all simultaneous requests, and again after five minutes', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { asked, artist, admin } = await given([stores], cleanup)
    await Promise.all([artist, admin, artist, admin, artist].map((user) => look(client, user)))
    for (let count = 0; count < 10; count++) assert.deepInclude(await look(client, artist), isUp)
    assert.lengthOf(asked, 1)
    await later(4, () => look(client, artist))
    assert.lengthOf(asked, 1)
    await later(6, () => look(client, artist))
    assert.lengthOf(asked, 2)
  }).tags(['LIMIT-1'])

  test('is read again for an admin’s refresh, at most every ten seconds, and never for an artist’s', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { asked, artist, admin } = await given([stores], cleanup)
    await look(client, artist)
    await look(client, admin, '?refresh=true')
    assert.lengthOf(asked, 1)
    await later(1, async () => {
      await look(client, artist, '?refresh=true')
      assert.lengthOf(asked, 1)
      await look(client, admin, '?refresh=true')
      await look(client, admin, '?refresh=true')
    })
    assert.lengthOf(asked, 2)
  }).tags(['LIMIT-1'])

  test('is never lost by a limit of calls, theirs or ours', async ({ assert, cleanup, client }) => {
    const { asked, artist } = await given([tooMany], cleanup)
    const printful = await app.container.make(PrintfulProducts)
    for (let count = 0; count < 3; count++) {
      const { suggestion, ...status } = await look(client, artist)
      assert.deepEqual(status, isUp as never)
      assert.match(suggestion!, /^Printful is limiting our calls\. Try again in \d+ seconds\.$/)
    }
    assert.lengthOf(asked, 1)
    await assert.rejects(() => printful.openStore({ queueTimeout: 10 }))
    assert.lengthOf(asked, 1)
  }).tags(['LIMIT-2'])

  test('of a failed connection is read again after half a minute', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { asked, artist } = await given([{ status: 500, body: 'no' }, stores], cleanup)
    assert.isFalse((await look(client, artist)).connected)
    assert.isFalse((await look(client, artist)).connected)
    assert.lengthOf(asked, 1)
    await later(1, async () => assert.isTrue((await look(client, artist)).connected))
  }).tags(['LIMIT-1'])
})
