import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import OauthToken from '#fulfilment/models/oauth_token'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import type { ProviderHealth } from '#fulfilment/provider'
import { clock } from '#shared/clock'
import { good, scriptedPrintful } from '../fulfilment/scripted_printful.js'

const OAUTH = { token: null, clientId: 'client', clientSecret: 'secret' }

async function healthFor(client: ApiClient) {
  const admin = await UserFactory.apply('admin').create()
  const page = await client.get('/admin?tab=printful').withInertia().loginAs(admin)
  page.assertStatus(200)
  return {
    health: (page.inertiaProps as unknown as { health: ProviderHealth }).health,
    text: page.text(),
  }
}

test.group('The health of the connection to Printful', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown for a private token, which itself never reaches the page', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { end } = await scriptedPrintful([good([])], { token: 'very-private' })
    cleanup(end)
    const { health, text } = await healthFor(client)
    assert.deepEqual(health.access, {
      kind: 'token',
      mode: printfulConfig.mode === 'printful' ? 'live' : printfulConfig.mode,
      expiresAt: null,
      renewedAt: null,
      connectedAt: null,
    })
    assert.notInclude(text, 'very-private')
  }).tags(['PROV-12'])

  test('is shown for an authorization: when it was made, renewed and expires', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { asked, end } = await scriptedPrintful([good([])], OAUTH)
    cleanup(end)
    assert.equal((await healthFor(client)).health.access.kind, 'none')
    const row = await OauthToken.create({
      provider: 'printful',
      accessToken: 'concealed-access',
      refreshToken: 'concealed-refresh',
      expiresAt: clock.now().plus({ minutes: 40 }),
      tokenType: 'bearer',
    })
    const { health, text } = await healthFor(client)
    assert.equal(health.access.kind, 'oauth')
    const moments = [health.access.connectedAt, health.access.renewedAt, health.access.expiresAt]
    assert.deepEqual(
      moments.map((time) => DateTime.fromISO(time!).toMillis()),
      [row.createdAt, row.updatedAt, row.expiresAt!].map((time) => time.toMillis())
    )
    assert.notInclude(text, 'concealed')
    assert.lengthOf(asked, 0)
  }).tags(['PROV-12'])

  test('shows how many calls are left, and how long Printful blocks the next one', async ({
    assert,
    cleanup,
    client,
  }) => {
    const stop = { status: 429, headers: { 'retry-after': '30' }, body: 'slowly' }
    const { end } = await scriptedPrintful([good([]), good([]), stop])
    cleanup(end)
    const calls = async () => (await healthFor(client)).health.calls
    assert.deepEqual(await calls(), { free: 20, burst: 20, perMinute: 120, waitSeconds: 0 })
    const printful = await app.container.make(PrintfulProducts)
    await printful.openStore()
    await printful.openStore()
    const { free } = await calls()
    assert.isAtLeast(free, 18)
    assert.isBelow(free, 20)
    await assert.rejects(() => printful.openStore({ isTriedOnce: true }))
    const blocked = await calls()
    assert.equal(blocked.free, 0)
    assert.isAtLeast(blocked.waitSeconds, 28)
    assert.isAtMost(blocked.waitSeconds, 30)
  }).tags(['PROV-12'])
})
