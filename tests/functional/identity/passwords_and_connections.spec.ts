import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { hashOnce, verifyPassword } from '#identity/passwords'
import { hashToken } from '#shared/ids'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { watchPasswords } from '#tests/support/watch_passwords'

const NEW_PASSWORD = 'an even longer password'
const NEWCOMER = { email: 'newcomer@example.test', password: NEW_PASSWORD }
const RESET = { token: 'the-token', password: NEW_PASSWORD }
const CHANGE = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD }

const register = () => new HttpSession().post('/api/register', NEWCOMER)
const reset = () => new HttpSession().post('/api/reset-password', RESET)

const otherHash = hashOnce('the password of another request')

/** How many connections of the pool are taken. */
const connectionsInUse = (): number => db.connection().getReadClient().client.pool.numUsed()

async function givenResetLink() {
  const user = await UserFactory.create()
  await PasswordResetFactory.merge({
    userId: user.id,
    tokenHash: hashToken(RESET.token),
  }).create()
  return user
}

const CALLS: Record<string, { status: number; prepare: () => Promise<() => Promise<unknown>> }> = {
  'a sign-up': { status: 201, prepare: async () => register },
  'a new password by a mailed link': {
    status: 204,
    prepare: async () => {
      await givenResetLink()
      return reset
    },
  },
  'a change of the password': {
    status: 204,
    prepare: async () => {
      const here = await signedIn(await UserFactory.create())
      return () => here.put('/api/account/password', CHANGE)
    },
  },
}

test.group('The hash of a new password', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)
  group.each.setup(() => useRealSessions())

  for (const [name, { status, prepare }] of Object.entries(CALLS))
    test(`is made for ${name} while no database connection is held`, async ({
      assert,
      cleanup,
    }) => {
      const call = await prepare()
      const held: number[] = []
      const seen = watchPasswords(cleanup, () => held.push(connectionsInUse()))
      assert.propertyVal(await call(), 'status', status)
      assert.deepEqual(seen.hashed, [NEW_PASSWORD])
      assert.deepEqual(
        held,
        held.map(() => 0)
      )
    }).tags(['LIMIT-22'])

  test('is not made for an email that is taken', async ({ assert, cleanup }) => {
    await UserFactory.merge({ email: NEWCOMER.email }).create()
    const seen = watchPasswords(cleanup)
    assert.equal((await register()).status, 422)
    assert.isEmpty(seen.begun)
  }).tags(['LIMIT-22'])

  test('is not made for a link that was used or has expired', async ({ assert, cleanup }) => {
    const user = await givenResetLink()
    await db.from('password_resets').where('user_id', user.id).update({ used_at: new Date() })
    const seen = watchPasswords(cleanup)
    assert.equal((await reset()).status, 422)
    assert.isEmpty(seen.begun)
  }).tags(['LIMIT-22'])

  test('is not stored where the email was taken meanwhile', async ({ assert, cleanup }) => {
    const password = await otherHash()
    watchPasswords(cleanup, () => User.create({ email: NEWCOMER.email, userType: 'fan', password }))
    const answer = await register()
    assert.equal(answer.status, 422)
    assert.equal(answer.json().errors[0].field, 'email')
    const users = await User.all()
    assert.deepEqual(
      users.map((user) => user.password),
      [password]
    )
  })

  test('is not stored where the link was used meanwhile', async ({ assert, cleanup }) => {
    const user = await givenResetLink()
    const resets = db.from('password_resets').where('user_id', user.id)
    watchPasswords(cleanup, () => resets.update({ used_at: new Date() }))
    assert.equal((await reset()).status, 422)
    await user.refresh()
    assert.isTrue(await verifyPassword(user.password!, FACTORY_PASSWORD, { name: 'test' }))
  })

  test('is not stored where the current one was replaced meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const here = await signedIn(user)
    const password = await otherHash()
    watchPasswords(cleanup, (work) => work === 'hash' && user.merge({ password }).save())
    const answer = await here.put('/api/account/password', CHANGE)
    assert.equal(answer.status, 422)
    assert.equal(answer.json().errors[0].field, 'currentPassword')
    assert.equal((await User.findOrFail(user.id)).password, password)
  })

  test('is not stored where the account was suspended meanwhile', async ({ assert, cleanup }) => {
    const user = await UserFactory.create()
    const here = await signedIn(user)
    const { password } = user
    const suspend = () => db.from('users').where('id', user.id).update({ suspended_at: new Date() })
    watchPasswords(cleanup, (work) => work === 'hash' && suspend())
    assert.equal((await here.put('/api/account/password', CHANGE)).status, 401)
    assert.equal((await User.findOrFail(user.id)).password, password)
  })
})
