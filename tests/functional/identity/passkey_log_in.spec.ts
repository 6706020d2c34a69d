import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import {
  givenPasskey,
  LOG_IN,
  logInByPasskey,
  movableClock,
} from '#tests/functional/identity/passkey_fixtures'
import {
  firstStep,
  halfLoggedIn,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { PasskeyDevice } from '#tests/support/passkey_device'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

test.group('A login with a passkey', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('needs no email and no password at the page of its role')
    .tags(['MFA-11'])
    .with([
      { userType: 'fan', path: LOG_IN },
      { userType: 'artist', path: '/api/login/artist/passkey' },
      { userType: 'admin', path: LOG_IN },
      { userType: 'admin', path: '/api/login/artist/passkey' },
    ] as const)
    .run(async ({ assert }, { userType, path }) => {
      const user = await UserFactory.merge({ userType }).create()
      const { device } = await givenPasskey(user)
      const { browser, options, answer } = await logInByPasskey(device, { path })
      assert.equal(options.userVerification, 'required')
      assert.isEmpty(options.allowCredentials ?? [])
      assert.equal(answer.status, 200)
      assert.containSubset(answer.json(), { id: user.id, userType })
      assert.isTrue(await browser.isSignedIn())
    })

  test('is refused at the other role’s page, and for a suspended account', async ({ assert }) => {
    const [artist, fan] = [await UserFactory.apply('artist').create(), await UserFactory.create()]
    const { device } = await givenPasskey(artist)
    const wrong = await logInByPasskey(device)
    assert.equal(wrong.answer.status, 403)
    assert.equal(wrong.answer.json().code, 'E_ROLE_MISMATCH')
    assert.isFalse(await wrong.browser.isSignedIn())
    const suspended = await givenPasskey(fan)
    await fan.merge({ suspendedAt: fan.createdAt }).save()
    const barred = await logInByPasskey(suspended.device)
    assert.equal(barred.answer.json().code, 'E_SUSPENDED')
  }).tags(['MFA-11'])

  test('finishes a login that began with the password, in place of a code', async ({ assert }) => {
    const user = await UserFactory.create()
    const { device, recoveryCodes } = await givenPasskey(user)
    const first = await firstStep(new HttpSession(), user)
    assert.equal(first.status, 401)
    assert.containSubset(first.json(), {
      code: 'E_SECOND_FACTOR',
      methods: ['passkey', 'recovery-code'],
      message: 'Use your passkey to finish logging in.',
    })
    const { options, answer } = await logInByPasskey(device, { browser: await halfLoggedIn(user) })
    assert.deepEqual(
      options.allowCredentials.map(({ id }: { id: string }) => id),
      [device.id]
    )
    assert.equal(answer.status, 200)
    const byCode = await secondStep(await halfLoggedIn(user), recoveryCodes![0]!)
    assert.equal(byCode.status, 200)
  }).tags(['MFA-11'])
})

test.group('The answer of a passkey', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('logs in once, also where the cookie of its challenge is sent again', async ({ assert }) => {
    const { device } = await givenPasskey(await UserFactory.create())
    const browser = new HttpSession()
    const options = (await browser.post('/api/login/passkey-options')).json()
    const [thief, late] = [browser.clone(), browser.clone()]
    const passkey = device.get(options)
    assert.equal((await browser.post(LOG_IN, { passkey })).status, 200)
    assert.equal((await thief.post(LOG_IN, { passkey })).json().code, 'E_PASSKEY_EXPIRED')
    const next = await late.post(LOG_IN, { passkey: device.get(options) })
    assert.equal(next.json().code, 'E_PASSKEY_EXPIRED')
    assert.isFalse(await thief.isSignedIn())
  }).tags(['MFA-12'])

  test('counts in the browser that asked, for ten minutes', async ({ assert, cleanup }) => {
    const { device } = await givenPasskey(await UserFactory.create())
    const pass = movableClock(cleanup)
    const browser = new HttpSession()
    const options = (await browser.post('/api/login/passkey-options')).json()
    const elsewhere = await new HttpSession().post(LOG_IN, { passkey: device.get(options) })
    assert.equal(elsewhere.status, 409)
    pass(11)
    const late = await browser.post(LOG_IN, { passkey: device.get(options) })
    assert.equal(late.json().code, 'E_PASSKEY_EXPIRED')
    assert.isFalse(await browser.isSignedIn())
  }).tags(['MFA-12'])

  test('is refused {title}')
    .tags(['MFA-12'])
    .with([
      { title: 'for another site', answering: { origin: 'https://gigstall.example.evil' } },
      { title: 'without PIN, finger or face', answering: { isUnverified: true } },
      {
        title: 'with a count that falls behind, as a copy of the key would',
        answering: { count: 1 },
      },
    ])
    .run(async ({ assert }, { answering }) => {
      const { device } = await givenPasskey(await UserFactory.create())
      assert.equal((await logInByPasskey(device)).answer.status, 200)
      const { browser, answer } = await logInByPasskey(device, { answering })
      assert.equal(answer.status, 422)
      assert.equal(answer.json().code, 'E_PASSKEY')
      assert.isFalse(await browser.isSignedIn())
    })

  test('is refused from a key that the shop does not know, or that signs as another', async ({
    assert,
  }) => {
    const { device } = await givenPasskey(await UserFactory.create())
    const stranger = new PasskeyDevice()
    assert.equal((await logInByPasskey(stranger)).answer.json().code, 'E_PASSKEY')
    const browser = new HttpSession()
    const options = (await browser.post('/api/login/passkey-options')).json()
    const forged = { ...stranger.get(options), id: device.id, rawId: device.id }
    assert.equal((await browser.post(LOG_IN, { passkey: forged })).json().code, 'E_PASSKEY')
    assert.isFalse(await browser.isSignedIn())
  }).tags(['MFA-12'])

  test('of a device that does not count is accepted each time', async ({ assert }) => {
    const { device } = await givenPasskey(await UserFactory.create())
    for (let times = 0; times < 2; times++) {
      const { answer } = await logInByPasskey(device, { answering: { count: 0 } })
      assert.equal(answer.status, 200)
    }
  }).tags(['MFA-12'])
})
