import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import {
  firstStep,
  givenTwoStepLogin,
  loggedInByCode,
} from '#tests/functional/identity/second_factor_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { startSignInProvider } from '#tests/support/sign_in_provider'

const NEW = 'new-address@example.test'

/** An account with two-step login that has asked for a new email, and the link's token. */
async function givenAskedChange(user: User) {
  const { code } = await givenTwoStepLogin(user)
  const browser = await loggedInByCode(user, code())
  const mails = await mailsDuring(async () => {
    const change = { email: NEW, currentPassword: FACTORY_PASSWORD }
    const { status } = await browser.post('/api/account/email', change)
    if (status !== 202) throw new Error(`Not asked for: ${status}`)
  })
  return { browser, token: mails.find((mail) => mail.token)!.token! }
}

const confirm = (token: string, browser = new HttpSession()) =>
  browser.post('/api/account/email/confirm', { token })

const factorsOf = (user: User) => db.from('authenticators').where('user_id', user.id)

test.group('A new email of an account with two-step login', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is confirmed only while the account itself is logged in; the link goes on working', async ({
    assert,
  }) => {
    const user = await UserFactory.apply('verified').create()
    const { email, emailVerifiedAt } = user
    const { browser, token } = await givenAskedChange(user)
    const other = await signedIn(await UserFactory.create())
    const mails = await mailsDuring(async () => {
      for (const elsewhere of [new HttpSession(), other]) {
        const refused = await confirm(token, elsewhere)
        assert.deepEqual([refused.status, refused.json().code], [401, 'E_UNAUTHORIZED'])
      }
    })
    assert.lengthOf(mails, 0)
    await user.refresh()
    assert.equal(user.email, email)
    assert.equal(user.emailVerifiedAt?.toMillis(), emailVerifiedAt!.toMillis())

    await mailsDuring(async () => assert.equal((await confirm(token, browser)).status, 204))
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.isNotNull(user.emailVerifiedAt)
    // Whoever reads the new mailbox still lacks the second factor.
    const reset = { token: await mailedToken(NEW), password: 'an even longer password' }
    assert.equal((await new HttpSession().post('/api/reset-password', reset)).status, 204)
    const login = { email: NEW, password: reset.password }
    const answer = await new HttpSession().post('/api/login', login)
    assert.equal(answer.json().code, 'E_SECOND_FACTOR')
    assert.lengthOf(await factorsOf(user), 1)
  }).tags(['MFA-19', 'MFA-2'])

  test('is not confirmed by a log-in that has done only its first step', async ({ assert }) => {
    const user = await UserFactory.apply('verified').create()
    const { token } = await givenAskedChange(user)
    const half = new HttpSession()
    assert.equal((await firstStep(half, user)).status, 401)
    assert.equal((await confirm(token, half)).status, 401)
    assert.notEqual((await user.refresh()).email, NEW)
  }).tags(['MFA-19'])

  test('its page asks a visitor and another account to log in, and the account itself to confirm', async ({
    assert,
  }) => {
    const user = await UserFactory.apply('artist').create()
    const { browser, token } = await givenAskedChange(user)
    const path = `/account/email?token=${token}`
    const visitor = await new HttpSession().get(path)
    assert.include(visitor.text, 'Log in to confirm your new email')
    assert.include(visitor.text, `/login/artist?to=${encodeURIComponent(path)}`)
    const other = await (await signedIn(await UserFactory.create())).get(path)
    assert.include(other.text, 'This is for another account')
    assert.include((await browser.get(path)).text, 'Confirm this email')
  }).tags(['MFA-19'])

  test('does not give the account to who logs in with Google by that email', async ({
    assert,
    cleanup,
  }) => {
    const google = await startSignInProvider('google')
    cleanup(() => google.stop())
    const user = await UserFactory.apply('verified').create()
    const { token } = await givenAskedChange(user)
    assert.equal((await confirm(token)).status, 401)
    google.says({ sub: 'google-1', name: 'Gus van Gig', email_verified: true, email: NEW })
    const stranger = new HttpSession()
    const toProvider = await stranger.get('/oauth/google/redirect?portal=fan')
    const back = await stranger.get(toProvider.location!)
    await stranger.get(back.location!)
    assert.notEqual((await stranger.account()).id, user.id)
    assert.lengthOf(await factorsOf(user), 1)
  }).tags(['MFA-19'])
})
