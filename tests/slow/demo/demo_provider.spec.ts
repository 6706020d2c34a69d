import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ProviderLinkQueries } from '#catalog/public'
import { connectDemoProvider } from '#database/demo/provider'
import User from '#identity/models/user'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'

test.group('The demo shop, as npm start fills it', (group) => {
  group.each.setup(async () => {
    await printfulSandbox.forgetEverything()
    return resetDatabase
  })
  group.each.timeout(90_000)

  test('is connected with the Printful sandbox; its artist sees goods; an admin can end that for good', async ({
    assert,
    client,
  }) => {
    ace.ui.switchMode('raw')
    await ace.exec('testdata:populate', ['--if-empty'])
    const [admin, artist] = await Promise.all(
      [DEMO_ACCOUNTS.admin, DEMO_ACCOUNTS.artist].map(({ email }) => User.findByOrFail({ email }))
    )
    const status = () => client.get('/api/printful/status').loginAs(admin!)
    assert.containSubset((await status()).body(), { connected: true, error: null })
    const goods = await client.get('/api/printful/products').loginAs(artist!)
    goods.assertStatus(200)
    assert.isAtLeast(goods.body().length, 3)
    const links = await (await app.container.make(ProviderLinkQueries)).storeProductsOf(1)
    for (const { id } of goods.body()) assert.isTrue(links.has(id))

    const end = () =>
      client
        .delete('/api/printful/connection')
        .loginAs(admin!)
        .withSession(justLoggedIn(admin!))
        .withCsrfToken()
    ;(await end()).assertStatus(204)
    ;(await end()).assertStatus(409)
    assert.lengthOf(await db.from('oauth_tokens'), 0)
    const [noted] = await db.from('audit_entries').where('action', 'provider.disconnect')
    assert.equal(noted.actor_user_id, admin!.id)
    assert.isFalse(await connectDemoProvider(), 'the next start leaves it as the admin wants it')
    ;(
      await client.get('/api/printful/auth-url').loginAs(admin!).withSession(justLoggedIn(admin!))
    ).assertStatus(200)
  }).tags(['ODD-5'])
})
