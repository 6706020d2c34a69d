import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#identity/demo_accounts'
import { PrepareDemoAccount } from '#identity/actions/prepare_demo_account'
import { runAceInProduction } from '#tests/support/ace_process'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import UserSetRole from '../../../commands/user_set_role.js'

async function prepareDemoAccount(role: 'fan' | 'artist') {
  const action = await app.container.make(PrepareDemoAccount)
  return action.handle(role)
}

test.group('Switching roles in development', (group) => {
  group.each.setup(rollbackAfterEach)

  test('a signed-in account takes the role {$self}')
    .tags(['CALL-23'])
    .with(['fan', 'artist', 'admin'] as const)
    .run(async ({ client, assert }, role) => {
      const user = await UserFactory.create()
      const response = await client
        .post('/api/dev/set-role')
        .json({ role })
        .loginAs(user)
        .withCsrfToken()
      response.assertStatus(200)
      response.assertBodyContains({ id: user.id, userType: role })
      await user.refresh()
      assert.equal(user.userType, role)
    })

  test('signed out it signs in as the demo account of that role')
    .with(['fan', 'artist', 'admin'] as const)
    .run(async ({ client, assert }, role) => {
      const response = await client.post('/api/dev/set-role').json({ role }).withCsrfToken()
      response.assertStatus(200)
      response.assertBodyContains({ email: DEMO_ACCOUNTS[role].email, userType: role })
      const user = await User.findByOrFail('email', DEMO_ACCOUNTS[role].email)
      assert.equal(response.session('auth_web'), user.id)
    })

  test('a role that is none is 422 and changes nothing', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const response = await client
      .post('/api/dev/set-role')
      .json({ role: 'owner' })
      .loginAs(user)
      .withCsrfToken()
    response.assertStatus(422)
    await user.refresh()
    assert.equal(user.userType, 'fan')
  })

  test('signing in as a demo account gives it its role back', async ({ client, assert }) => {
    const demo = await prepareDemoAccount('fan')
    await demo.merge({ userType: 'admin' }).save()
    const response = await client.post('/api/dev/sign-in').json({ role: 'fan' }).withCsrfToken()
    response.assertStatus(200)
    response.assertBodyContains({ id: demo.id, userType: 'fan' })
    assert.equal(response.session('auth_web'), demo.id)
  })

  test('a demo account signs in with its published password too', async ({ client }) => {
    await prepareDemoAccount('artist')
    const response = await client
      .post('/api/login/artist')
      .json({ email: DEMO_ACCOUNTS.artist.email, password: DEMO_PASSWORD })
      .withCsrfToken()
    response.assertStatus(200)
  })

  test('the page is there for everyone', async ({ client }) => {
    const response = await client.get('/dev/roles').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('identity/dev_roles')
  })
})

test.group('node ace user:set-role', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('gives an account another role', async ({ assert }) => {
    const user = await UserFactory.create()
    const command = await ace.create(UserSetRole, [user.email.toUpperCase(), 'admin'])
    await command.exec()
    command.assertSucceeded()
    await user.refresh()
    assert.equal(user.userType, 'admin')
  })

  test('refuses a role that is none and an account that is not there')
    .with([
      ['nobody@example.test', 'admin'],
      ['nobody@example.test', 'owner'],
    ])
    .run(async (_, args) => {
      const command = await ace.create(UserSetRole, args)
      await command.exec()
      command.assertFailed()
    })

  test('does nothing in production', async ({ assert }) => {
    const run = () => runAceInProduction('user:set-role', 'fan@gigstall.test', 'admin')
    await assert.rejects(run, /does not exist in production/)
  }).timeout(60_000)
})
