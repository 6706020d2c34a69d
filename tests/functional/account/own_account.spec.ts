import { test } from '@japa/runner'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { UserFactory } from '#database/factories/user_factory'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

test.group('The account page', (group) => {
  group.each.setup(rollbackAfterEach)

  test('asks a visitor to sign in', async ({ client }) => {
    const answer = await client.get('/account').redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', '/login')
  })

  test('is there for every kind of account', async ({ client }) => {
    for (const userType of ['fan', 'artist', 'admin'] as const) {
      const user = await UserFactory.merge({ userType }).create()
      const page = await client.get('/account').withInertia().loginAs(user)
      page.assertInertiaComponent('account/account')
      page.assertInertiaPropsContains({ account: { hasPassword: true, socialAccounts: [] } })
    }
  })

  test('shows the ways to sign in, and never the password’s hash', async ({ assert, client }) => {
    const user = await UserFactory.merge({ password: null }).create()
    await SocialIdentityFactory.merge({ userId: user.id }).create()
    const page = await client.get('/account').withInertia().loginAs(user)
    page.assertInertiaPropsContains({
      account: { hasPassword: false, socialAccounts: [{ provider: 'github', label: 'GitHub' }] },
    })
    const html = (await client.get('/account').loginAs(await UserFactory.create())).text()
    assert.include(html, 'Log out everywhere')
    assert.notInclude(html, '$argon2')
  })
})

test.group('One’s name', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is changed, trimmed, or removed', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const change = (body: object) =>
      client.patch('/api/account').json(body).loginAs(user).withCsrfToken()
    const answer = await change({ firstName: ' Nia ', lastName: '' })
    answer.assertStatus(200)
    answer.assertBodyContains({ id: user.id, firstName: 'Nia', lastName: null })
    await change({ lastName: 'Front-Row' })
    await user.refresh()
    assert.equal(user.firstName, 'Nia')
    assert.equal(user.lastName, 'Front-Row')
  }).tags(['ACC-1'])

  test('is the only thing that the call changes', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { email } = user
    await client
      .patch('/api/account')
      .json({ firstName: 'Nia', userType: 'admin', email: 'x@example.test', id: 1 })
      .loginAs(user)
      .withCsrfToken()
    await user.refresh()
    assert.equal(user.userType, 'fan')
    assert.equal(user.email, email)
    const long = await client
      .patch('/api/account')
      .json({ firstName: 'x'.repeat(101) })
      .loginAs(user)
      .withCsrfToken()
    long.assertStatus(422)
    assert.equal((await user.refresh()).firstName, 'Nia')
  })

  test('cannot be changed by a visitor', async ({ client }) => {
    ;(await client.patch('/api/account').json({ firstName: 'Nia' }).withCsrfToken()).assertStatus(
      401
    )
  })
})

test.group('Signing out everywhere', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('ends every session of the account, this one too, and none of another account', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const [here, there, bystander] = [
      await signedIn(user),
      await signedIn(user),
      await signedIn(await UserFactory.create()),
    ]
    const stolen = here.clone()
    assert.equal(await here.postStatus('/api/account/sign-out-everywhere'), 204)
    for (const browser of [here, there, stolen]) assert.isFalse(await browser.isSignedIn())
    assert.isTrue(await bystander.isSignedIn())
    assert.equal(await here.postStatus('/api/account/sign-out-everywhere'), 401)
  }).tags(['ACC-1'])
})
