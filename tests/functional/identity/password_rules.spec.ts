import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { CreateAdmin } from '#identity/actions/create_admin'
import User from '#identity/models/user'
import type { PasswordHash } from '#identity/passwords'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const WEAK = [
  '1234567890',
  'aaaaaaaaaa',
  'password12',
  'P4ssword12',
  'gigstall123',
  'qwertyuiop',
  'iloveyou123',
  'nia@example.test',
  'NiaNoise2026',
  'a'.repeat(128),
  'abcabcabcabcabc',
]
const STRONG = 'last tram out of Leeds'

test.group('A new password', (group) => {
  group.each.setup(rollbackAfterEach)

  const register = (password: string) => ({
    email: 'nia@example.test',
    firstName: 'Nia',
    lastName: 'Noise',
    password,
  })

  test('that is easy to guess is refused: {$self}')
    .tags(['PASS-1'])
    .with(WEAK)
    .run(async ({ client, assert }, password) => {
      const response = await client.post('/api/register').json(register(password)).withCsrfToken()
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field: 'password', rule: 'weakPassword' }])
      assert.isNull(await User.findByEmail('nia@example.test'))
    })

  test('of several words is accepted', async ({ client }) => {
    const response = await client.post('/api/register').json(register(STRONG)).withCsrfToken()
    response.assertStatus(201)
  }).tags(['PASS-1'])

  test('is checked against the account’s own words when it is changed', async ({ client }) => {
    const user = await UserFactory.merge({ firstName: 'Bartholomew', lastName: 'Quay' }).create()
    const change = (password: string) =>
      client
        .put('/api/account/password')
        .json({ currentPassword: FACTORY_PASSWORD, password })
        .loginAs(user)
        .withCsrfToken()
    ;(await change('Bartholomew1')).assertStatus(422)
    ;(await change(STRONG)).assertStatus(204)
  }).tags(['PASS-1'])

  test('of an admin is checked as well', async ({ assert }) => {
    const create = await import('@adonisjs/core/services/app').then(({ default: app }) =>
      app.container.make(CreateAdmin)
    )
    const account = { email: 'first-admin@example.test', password: 'gigstall123' }
    await assert.rejects(() => create.handle(account), /easy to guess/)
  }).tags(['PASS-1'])
})

test.group('The hash of a password', (group) => {
  group.each.setup(rollbackAfterEach)

  test('made before Argon2id is replaced when its owner logs in', async ({ client, assert }) => {
    const old = (await hash.use('scrypt').make(FACTORY_PASSWORD)) as PasswordHash
    const user = await UserFactory.merge({ password: old }).create()
    const logIn = (password: string) =>
      client.post('/api/login').json({ email: user.email, password }).withCsrfToken()
    ;(await logIn('not the password')).assertStatus(401)
    assert.equal((await user.refresh()).password, old)
    ;(await logIn(FACTORY_PASSWORD)).assertStatus(200)
    const renewed = (await user.refresh()).password
    assert.match(renewed!, /^\$argon2id\$/)
    ;(await logIn(FACTORY_PASSWORD)).assertStatus(200)
    assert.equal((await user.refresh()).password, renewed)
  }).tags(['PASS-2'])
})
