import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const NEW_PASSWORD = 'an even longer password'

test.group('A new password', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is set with the current one; other sessions and open links end, this one goes on', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    await PasswordResetFactory.merge({ userId: user.id }).create()
    const here = await signedIn(user)
    const elsewhere = await signedIn(user)
    const body = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD }
    assert.equal((await here.put('/api/account/password', body)).status, 204)
    assert.isTrue(await here.isSignedIn())
    assert.isFalse(await elsewhere.isSignedIn())
    assert.lengthOf(await db.from('password_resets').where('user_id', user.id), 0)
    await signedIn(user, NEW_PASSWORD)
    assert.equal(
      await new HttpSession().postStatus('/api/login', {
        email: user.email,
        password: FACTORY_PASSWORD,
      }),
      401
    )
  }).tags(['ACC-1'])

  test('is told to the owner by mail, however it was set', async ({ assert }) => {
    const user = await UserFactory.create()
    const here = await signedIn(user)
    const token = await mailedToken(user.email)
    const reset = { token, password: NEW_PASSWORD }
    const change = { currentPassword: NEW_PASSWORD, password: 'one more long password' }
    const noticesDuring = async (work: () => Promise<{ status: number }>) => {
      const mails = await mailsDuring(async () => assert.equal((await work()).status, 204))
      return mails.map(({ to, subject }) => ({ to, subject }))
    }
    const subject = 'The password of your Gigstall account was changed'
    const notice = [{ to: user.email, subject }]
    assert.deepEqual(await noticesDuring(() => here.post('/api/reset-password', reset)), notice)
    const again = await signedIn(user, NEW_PASSWORD)
    assert.deepEqual(await noticesDuring(() => again.put('/api/account/password', change)), notice)
  }).tags(['PASS-3'])

  test('changes nothing and ends no session where it is refused')
    .with([
      { currentPassword: 'not the password', password: NEW_PASSWORD, field: 'currentPassword' },
      { currentPassword: '', password: NEW_PASSWORD, field: 'currentPassword' },
      { currentPassword: FACTORY_PASSWORD, password: 'short', field: 'password' },
    ])
    .run(async ({ assert }, { field, ...body }) => {
      const user = await UserFactory.create()
      const here = await signedIn(user)
      const elsewhere = await signedIn(user)
      const mails = await mailsDuring(async () => {
        const answer = await here.put('/api/account/password', body)
        assert.equal(answer.status, 422)
        assert.equal(answer.json().errors[0].field, field)
      })
      assert.lengthOf(mails, 0)
      assert.isTrue(await elsewhere.isSignedIn())
      await signedIn(user)
    })

  test('the current one cannot be guessed at will in a browser that was left open', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const here = await signedIn(user)
    const guess = (currentPassword: string) =>
      here.put('/api/account/password', { currentPassword, password: NEW_PASSWORD })
    for (let tries = 0; tries < 5; tries++)
      assert.equal((await guess(`guess number ${tries}`)).status, 422)
    assert.equal((await guess(FACTORY_PASSWORD)).status, 429)
    await signedIn(user)
  })

  test('asks a visitor to sign in', async ({ assert }) => {
    const body = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD }
    assert.equal((await new HttpSession().put('/api/account/password', body)).status, 401)
  })
})
