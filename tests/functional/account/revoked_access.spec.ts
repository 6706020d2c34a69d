import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import { SuspendAccounts } from '#identity/actions/suspend_accounts'
import { VerifyCredentials } from '#identity/actions/verify_credentials'
import type User from '#identity/models/user'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const NEW_PASSWORD = 'an even longer password'
const STRANGER = 'stranger@example.test'

/** Every way in which an owner puts others out of an account. */
const ENDINGS: Record<string, (user: User) => Promise<unknown>> = {
  'a new password': async (user) =>
    (await signedIn(user)).put('/api/account/password', {
      currentPassword: FACTORY_PASSWORD,
      password: NEW_PASSWORD,
    }),
  'a password set by a mailed link': async (user) =>
    new HttpSession().post('/api/reset-password', {
      token: await mailedToken(user.email),
      password: NEW_PASSWORD,
    }),
  'logging out everywhere': async (user) =>
    (await signedIn(user)).post('/api/account/sign-out-everywhere'),
}

/** The link that changes the account's email to the stranger's. */
async function emailChangeToken(user: User): Promise<string> {
  const session = await signedIn(user)
  const mails = await mailsDuring(() =>
    session.post('/api/account/email', { email: STRANGER, currentPassword: FACTORY_PASSWORD })
  )
  return mails.find(({ to }) => to === STRANGER)!.token!
}

test.group('Access that was revoked', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  for (const [name, end] of Object.entries(ENDINGS)) {
    test(`by ${name} takes every session and open link with it`, async ({ assert }) => {
      const user = await UserFactory.create()
      const stranger = await signedIn(user)
      const token = await emailChangeToken(user)
      const resetToken = name.includes('mailed') ? null : await mailedToken(user.email)
      await end(user)
      assert.isFalse(await stranger.isSignedIn())
      const { status, json } = await new HttpSession().post('/api/account/email/confirm', { token })
      assert.deepEqual([status, json().errors[0].rule], [422, 'expired'])
      if (resetToken) {
        const reset = { token: resetToken, password: 'the password of a stranger' }
        assert.equal(await new HttpSession().postStatus('/api/reset-password', reset), 422)
      }
      assert.notEqual((await user.refresh()).email, STRANGER)
    }).tags(['ACC-4'])

    test(`by ${name} ends a log-in that was under way`, async ({ assert }) => {
      const user = await UserFactory.create()
      const verify = await app.container.make(VerifyCredentials)
      const handle = verify.handle.bind(verify)
      // The password was right when it was checked; the account changes before the session begins.
      app.container.swap(
        VerifyCredentials,
        () =>
          ({
            handle: async (...given: Parameters<typeof handle>) => {
              const verified = await handle(...given)
              app.container.restore(VerifyCredentials)
              await end(user)
              return verified
            },
          }) as VerifyCredentials
      )
      const stranger = new HttpSession()
      await stranger.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
      assert.isFalse(await stranger.isSignedIn())
    }).tags(['ACC-4'])
  }

  test('comes back with no suspension that ends', async ({ assert }) => {
    const user = await UserFactory.create()
    const session = await signedIn(user)
    const suspend = await app.container.make(SuspendAccounts)
    for (const isSuspended of [true, false])
      await db.transaction((trx) => suspend.handle([user.id], isSuspended, trx))
    assert.isFalse(await session.isSignedIn())
    assert.isTrue(await (await signedIn(user)).isSignedIn())
  })

  test('could be prevented: the old email hears of a change as soon as it is asked for', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const session = await signedIn(user)
    const mails = await mailsDuring(() =>
      session.post('/api/account/email', { email: STRANGER, currentPassword: FACTORY_PASSWORD })
    )
    const notice = mails.find(({ to }) => to === user.email)!
    assert.include(notice.text, 's…@example.test')
    assert.notInclude(notice.text, STRANGER)
    assert.notMatch(notice.text, /token=/)
  })
})
