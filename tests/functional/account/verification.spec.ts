import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { EmailVerification } from '#identity/account_links/email_verification'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const NEW = { email: 'newcomer@example.test', password: 'a long enough password' }

async function registered() {
  const browser = new HttpSession()
  const mails = await mailsDuring(() => browser.post('/api/register', NEW))
  const user = await User.findByOrFail('email', NEW.email)
  return { browser, mails, user, token: mails[0]!.token! }
}

const confirm = (browser: HttpSession, token: string) =>
  browser.postStatus('/api/account/verification/confirm', { token })

test.group('The email of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is confirmed by the link emailed to a new account; until then the account page says that it is not', async ({
    assert,
  }) => {
    const { browser, mails, user, token } = await registered()
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!, { to: NEW.email, subject: 'Confirm your email for Gigstall' })
    assert.isNull(user.emailVerifiedAt)
    const [link] = await db.from('account_links').where('user_id', user.id)
    assert.equal(link.token_hash, hashToken(token))
    assert.equal(await confirm(browser, token), 204)
    assert.isNotNull((await user.refresh()).emailVerifiedAt)
    assert.equal(await confirm(browser, token), 422)
  }).tags(['MAIL-5'])

  test('is confirmed only while signed in to that account: its owner never confirms it for another account', async ({
    assert,
  }) => {
    const { user, token } = await registered()
    const stranger = await UserFactory.create()
    assert.equal(await confirm(await signedIn(stranger), token), 422)
    assert.equal(await confirm(new HttpSession(), token), 401)
    assert.isNull((await user.refresh()).emailVerifiedAt)
    assert.equal(await confirm(await signedIn({ ...NEW }, NEW.password), token), 204)
  }).tags(['MAIL-5'])

  test('has its link sent again, which ends the one before', async ({ assert }) => {
    const { browser, token } = await registered()
    const [again] = await mailsDuring(() => browser.post('/api/account/verification', {}))
    assert.notEqual(again!.token, token)
    assert.equal(await confirm(browser, token), 422)
    assert.equal(await confirm(browser, again!.token!), 204)
    assert.isEmpty(await mailsDuring(() => browser.post('/api/account/verification', {})))
  }).tags(['MAIL-5'])

  test('needs its link within 24 hours', async ({ assert, cleanup }) => {
    const { browser, token } = await registered()
    const later = clock.now().plus({ hours: 24, minutes: 1 })
    cleanup(clock.set(() => later))
    assert.equal(await confirm(browser, token), 422)
  }).tags(['MAIL-5'])

  test('gets no confirmation mail that was still queued when it was confirmed', async ({
    assert,
  }) => {
    const browser = new HttpSession()
    const mails = await mailsDuring(async () => {
      await browser.post('/api/register', NEW)
      await User.query().where('email', NEW.email).update({ emailVerifiedAt: new Date() })
    })
    assert.isEmpty(mails)
  }).tags(['MAIL-5'])
})

test.group('The page of that link', (group) => {
  group.each.setup(rollbackAfterEach)

  test('asks for a press, and shows nothing to another account', async ({ assert, client }) => {
    const user = await UserFactory.merge({ emailVerifiedAt: null }).create()
    const verification = await app.container.make(EmailVerification)
    const [mail] = await mailsDuring(() => verification.request(user.id))
    const opened = (reader: User) =>
      client.get(`/account/verify?token=${mail!.token}`).loginAs(reader).withInertia()
    const page = await opened(user)
    page.assertInertiaComponent('account/verify_email')
    page.assertInertiaPropsContains({ token: mail!.token, email: user.email })
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.isNull((await user.refresh()).emailVerifiedAt, 'opening it proves nothing')
    const foreign = await opened(await UserFactory.create())
    foreign.assertInertiaPropsContains({ token: null })
  }).tags(['MAIL-5'])
})
