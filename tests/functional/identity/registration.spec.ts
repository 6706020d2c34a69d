import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { mailsDuring } from '#tests/support/mails_during'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const NEW_FAN = {
  email: 'New.Fan@Example.test',
  password: 'long enough it is',
  firstName: 'Nia',
  lastName: 'Noise',
}

test.group('Registration', (group) => {
  group.each.setup(rollbackAfterEach)

  test('a visitor becomes a fan and is signed in', async ({ client, assert }) => {
    const response = await client.post('/api/register').json(NEW_FAN).withCsrfToken()
    response.assertStatus(201)
    response.assertBodyContains({
      email: 'new.fan@example.test',
      firstName: 'Nia',
      userType: 'fan',
      artist: null,
    })
    const user = await User.findByOrFail('email', 'new.fan@example.test')
    assert.equal(response.session('auth_web'), user.id)
    assert.isNull(user.emailVerifiedAt)
    assert.notInclude(String(user.password), NEW_FAN.password)
    assert.notProperty(response.body(), 'password')
  })

  test('an account made at the artist sign-up is an artist from the start', async ({ client }) => {
    const response = await client
      .post('/api/register')
      .json({ ...NEW_FAN, userType: 'artist' })
      .withCsrfToken()
    response.assertStatus(201)
    response.assertBodyContains({ userType: 'artist' })
  })

  test('names may be left out', async ({ client }) => {
    const response = await client
      .post('/api/register')
      .json({ email: NEW_FAN.email, password: NEW_FAN.password, firstName: '', lastName: null })
      .withCsrfToken()
    response.assertStatus(201)
    response.assertBodyContains({ firstName: null, lastName: null })
  })

  test('an admin cannot be registered', async ({ client, assert }) => {
    const response = await client
      .post('/api/register')
      .json({ ...NEW_FAN, userType: 'admin' })
      .withCsrfToken()
    response.assertStatus(422)
    assert.isNull(await User.findBy('email', 'new.fan@example.test'))
  })

  test('an account cannot set its privileged fields', async ({ client, assert }) => {
    const response = await client
      .post('/api/register')
      .json({
        ...NEW_FAN,
        id: 1,
        emailVerifiedAt: '2026-01-01',
        suspendedAt: '2026-01-01',
        isVerified: true,
      })
      .withCsrfToken()
    response.assertStatus(201)
    const user = await User.findByOrFail('email', 'new.fan@example.test')
    assert.isNull(user.emailVerifiedAt)
    assert.isNull(user.suspendedAt)
  })

  test('a taken email is refused under its field, in upper and lower case', async ({
    client,
    assert,
  }) => {
    await UserFactory.merge({ email: 'taken@example.test' }).create()
    const response = await client
      .post('/api/register')
      .json({ ...NEW_FAN, email: 'TAKEN@example.test' })
      .withCsrfToken()
    response.assertStatus(422)
    assert.deepInclude(response.body().errors[0], { field: 'email', rule: 'unique' })
    assert.lengthOf(await User.query().where('email', 'taken@example.test'), 1)
  })

  test('the owner of a taken email is mailed, once a day', async ({ client, assert, cleanup }) => {
    let present = clock.now().startOf('day')
    cleanup(clock.set(() => present))
    const owner = await UserFactory.create()
    const again = () =>
      client
        .post('/api/register')
        .json({ ...NEW_FAN, email: owner.email })
        .withCsrfToken()
    const mails = await mailsDuring(async () => {
      for (let tries = 0; tries < 3; tries++) (await again()).assertStatus(422)
    })
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [[owner.email, 'You already have a Gigstall account']]
    )
    present = present.plus({ days: 1 })
    assert.lengthOf(await mailsDuring(again), 1)
  }).tags(['ACC-10'])

  test('unfit values are refused: {field} {rule}')
    .with([
      { field: 'password', rule: 'minLength', value: 'too short' },
      { field: 'password', rule: 'maxLength', value: 'x'.repeat(129) },
      { field: 'password', rule: 'string', value: { $ne: '' } },
      { field: 'email', rule: 'email', value: 'nobody' },
      { field: 'email', rule: 'maxLength', value: `${'a'.repeat(250)}@example.test` },
      { field: 'firstName', rule: 'maxLength', value: 'a'.repeat(101) },
    ])
    .run(async ({ client, assert }, { field, rule, value }) => {
      const response = await client
        .post('/api/register')
        .json({ ...NEW_FAN, [field]: value })
        .withCsrfToken()
      response.assertStatus(422)
      assert.deepInclude(response.body().errors[0], { field, rule })
      assert.isNull(await User.findBy('email', 'new.fan@example.test'))
    })
})
