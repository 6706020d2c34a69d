import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const LOGIN_PORTALS = { fan: '/api/login', artist: '/api/login/artist' } as const

test.group('The login portals', (group) => {
  group.each.setup(rollbackAfterEach)

  test('a fan signs in at the fan login page and gets their account', async ({
    client,
    assert,
  }) => {
    const user = await UserFactory.create()
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: FACTORY_PASSWORD })
      .withCsrfToken()
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      id: user.id,
      firstName: 'Sam',
      lastName: 'Soundcheck',
      email: user.email,
      profileImageUrl: null,
      userType: 'fan',
      adminRole: null,
      artist: null,
      bands: [],
    })
    assert.equal(response.session('auth_web'), user.id)
  })

  test('the email is taken as typed: in capitals and with spaces around', async ({ client }) => {
    const user = await UserFactory.create()
    const email = `  ${user.email.toUpperCase()} `
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email, password: FACTORY_PASSWORD })
      .withCsrfToken()
    response.assertStatus(200)
  })

  test('an artist signs in at the artist login page', async ({ client }) => {
    const user = await UserFactory.apply('artist').create()
    const response = await client
      .post(LOGIN_PORTALS.artist)
      .json({ email: user.email, password: FACTORY_PASSWORD })
      .withCsrfToken()
    response.assertStatus(200)
    response.assertBodyContains({ userType: 'artist' })
  })

  test('an admin may use either login page')
    .with(['fan', 'artist'] as const)
    .run(async ({ client, assert }, portal) => {
      const user = await UserFactory.apply('admin').create()
      const response = await client
        .post(LOGIN_PORTALS[portal])
        .json({ email: user.email, password: FACTORY_PASSWORD })
        .withCsrfToken()
      response.assertStatus(200)
      assert.equal(response.session('auth_web'), user.id)
    })

  test('an account of the other kind gets an error and is not signed in')
    .with([
      { portal: 'fan', userType: 'artist' },
      { portal: 'artist', userType: 'fan' },
    ] as const)
    .run(async ({ client, assert }, { portal, userType }) => {
      const user = await UserFactory.merge({ userType }).create()
      const response = await client
        .post(LOGIN_PORTALS[portal])
        .json({ email: user.email, password: FACTORY_PASSWORD })
        .withCsrfToken()
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_ROLE_MISMATCH', requested: portal, actual: userType })
      assert.isUndefined(response.session('auth_web'))
    })

  test('a wrong password and an unknown account get the same answer', async ({
    client,
    assert,
  }) => {
    const user = await UserFactory.create()
    const wrong = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: 'not the password' })
      .withCsrfToken()
    const unknown = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: 'nobody@example.test', password: 'not the password' })
      .withCsrfToken()
    wrong.assertStatus(401)
    unknown.assertStatus(401)
    assert.deepEqual(wrong.body(), unknown.body())
    assert.equal(wrong.body().code, 'E_INVALID_CREDENTIALS')
  })

  test('one password is hashed, at the same cost, whether or not there is an account', async ({
    client,
    assert,
    cleanup,
  }) => {
    const verify = hash.verify
    const costs: string[] = []
    hash.verify = (stored, plain) => {
      costs.push(stored.split('$').slice(0, 3).join('$'))
      return verify.call(hash, stored, plain)
    }
    cleanup(() => {
      hash.verify = verify
    })
    const known = await UserFactory.create()
    const social = await UserFactory.merge({ password: undefined }).create()
    for (const email of [known.email, social.email, 'nobody@example.test']) {
      const json = { email, password: 'not the password' }
      ;(await client.post(LOGIN_PORTALS.fan).json(json).withCsrfToken()).assertStatus(401)
    }
    assert.lengthOf(costs, 3)
    assert.match(costs[0], /^\$argon2id\$v=19/)
    assert.lengthOf(new Set(costs), 1)
  })

  test('an account without a password (social sign-in only) cannot be entered with any', async ({
    client,
  }) => {
    const user = await UserFactory.merge({ password: undefined }).create()
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: FACTORY_PASSWORD })
      .withCsrfToken()
    response.assertStatus(401)
  })

  test('the kind of an account and its suspension are revealed only after the right password')
    .with(['artist', 'suspended'] as const)
    .run(async ({ client }, state) => {
      const user = await UserFactory.apply(state).create()
      const response = await client
        .post(LOGIN_PORTALS.fan)
        .json({ email: user.email, password: 'not the password' })
        .withCsrfToken()
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_INVALID_CREDENTIALS' })
    })

  test('a suspended account is refused, whatever its kind', async ({ client, assert }) => {
    const user = await UserFactory.apply('artist').apply('suspended').create()
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: FACTORY_PASSWORD })
      .withCsrfToken()
    response.assertStatus(403)
    response.assertBodyContains({ code: 'E_SUSPENDED' })
    assert.isUndefined(response.session('auth_web'))
  })

  test('what cannot be an email and password is 422, field by field', async ({
    client,
    assert,
  }) => {
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: 'no-at-sign' })
      .withCsrfToken()
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, [
      { field: 'email', rule: 'email', message: 'This does not look like an email address' },
      { field: 'password', rule: 'required', message: 'Enter a password' },
    ])
  })

  test('a call without the XSRF token is refused', async ({ client }) => {
    const user = await UserFactory.create()
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: FACTORY_PASSWORD })
    response.assertStatus(403)
    response.assertBodyContains({ code: 'E_BAD_CSRF_TOKEN' })
  })

  test('signing in forgets where the visitor was on the way to', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const response = await client
      .post(LOGIN_PORTALS.fan)
      .json({ email: user.email, password: FACTORY_PASSWORD })
      .withSession({ intended: '/wishlist' })
      .withCsrfToken()
    response.assertStatus(200)
    assert.isUndefined(response.session('intended'))
  })
})
