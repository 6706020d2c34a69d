import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { PrepareDemoAccount } from '#identity/actions/prepare_demo_account'
import { SetUpAuthenticator } from '#identity/actions/set_up_authenticator'
import { DEMO_PASSWORD } from '#identity/demo_accounts'
import { newTotpSecret } from '#identity/second_factor/totp'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  codeOf,
  firstStep,
  givenTwoStepLogin,
  halfLoggedIn,
  loggedInByCode,
  requireSecondFactor,
} from '#tests/functional/identity/second_factor_fixtures'
import { addPasskey, logInByPasskey } from '#tests/functional/identity/passkey_fixtures'
import { callsOf } from '#tests/functional/payouts/payout_fixtures'
import { givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { PasskeyDevice } from '#tests/support/passkey_device'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const SET_UP = '/api/login/authenticator'
const NEW_PASSKEY = '/api/login/new-passkey'

test.group('An admin where two-step login is required', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.setup(requireSecondFactor)

  test('sets it up during the first login, and can do nothing else before', async ({ assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const browser = new HttpSession()
    const first = await firstStep(browser, admin)
    assert.equal(first.status, 401)
    assert.equal(first.json().code, 'E_SECOND_FACTOR_SET_UP')
    assert.isFalse(await browser.isSignedIn())
    assert.equal(await browser.getStatus('/admin'), 302)
    assert.include((await browser.get('/login')).text, 'Set up two-step login')
    const { secret } = (await browser.post(SET_UP)).json()
    assert.equal((await browser.put(SET_UP, { code: '000000' })).status, 422)
    assert.isFalse(await browser.isSignedIn())
    const mails = await mailsDuring(async () => {
      const done = await browser.put(SET_UP, { code: codeOf(secret) })
      assert.equal(done.status, 201)
      assert.lengthOf(done.json().recoveryCodes, 10)
    })
    assert.equal(mails[0]!.subject, 'Two-step login was turned on for your Gigstall account')
    assert.equal(await browser.getStatus('/admin'), 200)
    assert.equal((await firstStep(new HttpSession(), admin)).json().code, 'E_SECOND_FACTOR')
  }).tags(['MFA-13'])

  test('sets it up no more once the password has changed since the first step', async ({
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const setUp = await app.container.make(SetUpAuthenticator)
    const secret = newTotpSecret()
    const { id: actorUserId } = admin
    const late = { actorUserId, requestId: null, secret, code: codeOf(secret), accessVersion: 7 }
    await assert.rejects(() => setUp.handle(late), 'That took too long. Please log in again.')
    assert.lengthOf(await db.from('authenticators').where('user_id', admin.id), 0)
  }).tags(['MFA-13'])

  test('sets it up with a passkey as well, once, and only for the challenge of this login', async ({
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const device = new PasskeyDevice()
    const stranger = new HttpSession()
    assert.equal((await stranger.post(`${NEW_PASSKEY}/options`)).status, 401)
    const browser = await halfLoggedIn(admin)
    const options = (await browser.post(`${NEW_PASSKEY}/options`)).json()
    const passkey = device.create(options)
    assert.equal((await stranger.post(NEW_PASSKEY, { passkey })).status, 401)
    assert.isFalse(await browser.isSignedIn())
    const other = await halfLoggedIn(admin)
    const foreign = await other.post(NEW_PASSKEY, { passkey })
    assert.equal(foreign.json().code, 'E_PASSKEY_EXPIRED')
    const mails = await mailsDuring(async () => {
      const done = await browser.post(NEW_PASSKEY, { passkey })
      assert.equal(done.status, 201)
      assert.lengthOf(done.json().recoveryCodes, 10)
    })
    assert.equal(mails[0]!.subject, 'A passkey was added to your Gigstall account')
    assert.equal(await browser.getStatus('/admin'), 200)
    assert.equal(
      (await other.post(`${NEW_PASSKEY}/options`)).json().code,
      'E_SECOND_FACTOR_EXPIRED'
    )
    assert.lengthOf(await db.from('passkeys').where('user_id', admin.id), 1)
    const { answer } = await logInByPasskey(device)
    assert.equal(answer.status, 200)
  }).tags(['MFA-13'])

  test('sets it up only after the password, and only without a second factor', async ({
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    assert.equal((await new HttpSession().post(SET_UP)).status, 401)
    await givenTwoStepLogin(admin)
    const stranger = await halfLoggedIn(admin)
    assert.equal((await stranger.post(SET_UP)).json().code, 'E_SECOND_FACTOR_EXPIRED')
    assert.equal((await stranger.put(SET_UP, { code: '123456' })).status, 401)
    const fan = await UserFactory.create()
    assert.equal((await firstStep(new HttpSession(), fan)).status, 200)
  }).tags(['MFA-13'])

  test('keeps a last second factor', async ({ assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const { code } = await givenTwoStepLogin(admin)
    const browser = await loggedInByCode(admin, code())
    const refused = await browser.delete('/api/account/authenticator')
    assert.equal(refused.status, 403)
    assert.equal(refused.json().code, 'E_SECOND_FACTOR_MISSING')
    assert.lengthOf(await db.from('authenticators').where('user_id', admin.id), 1)
    assert.lengthOf(await db.from('recovery_codes').where('user_id', admin.id), 10)
    const { id } = await addPasskey(browser)
    assert.equal((await browser.delete('/api/account/authenticator')).status, 204)
    assert.equal((await browser.delete(`/api/account/passkeys/${id}`)).status, 403)
  }).tags(['MFA-13'])

  test('of the demo is let in by the password', async ({ assert }) => {
    const { email } = await new PrepareDemoAccount().handle('admin')
    const browser = new HttpSession()
    assert.equal(await browser.postStatus('/api/login', { email, password: DEMO_PASSWORD }), 200)
  }).tags(['MFA-13'])
})

test.group('Where two-step login is optional', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('an admin logs in without it, and sets up none during a login', async ({ assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const browser = new HttpSession()
    assert.equal((await firstStep(browser, admin)).status, 200)
    assert.equal((await browser.post(SET_UP)).status, 401)
  }).tags(['MFA-13'])
})

test.group('An artist where two-step login is required', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())
  group.each.setup(requireSecondFactor)

  test('turns it on before opening the payout account, and logs in without it')
    .tags(['MFA-14'])
    .with(['payout-account', 'payout-account/manage'])
    .run(async ({ assert }, path) => {
      const { artist, owner } = await givenArtist({})
      const before = callsOf('/v1/').length
      const browser = await signedIn(owner)
      const refused = await browser.post(`/api/artists/${artist.id}/${path}`)
      assert.equal(refused.status, 403)
      assert.equal(refused.json().code, 'E_SECOND_FACTOR_MISSING')
      assert.lengthOf(callsOf('/v1/'), before, 'Stripe was not asked')
      await addPasskey(browser)
      const next = await browser.post(`/api/artists/${artist.id}/payout-account`)
      assert.equal(next.status, 200)
    })
})
