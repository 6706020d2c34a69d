import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { mailsDuring } from '#tests/functional/account/account_fixtures'
import {
  firstStep,
  givenTwoStepLogin,
  halfLoggedIn,
  loggedInByCode,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

test.group('A login with a second factor', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('asks for a code after the right password, and logs in with the code alone')
    .tags(['MFA-2'])
    .with(['fan', 'artist', 'admin'] as const)
    .run(async ({ assert }, userType) => {
      const user = await UserFactory.merge({ userType }).create()
      const { code } = await givenTwoStepLogin(user)
      const browser = new HttpSession()
      const first = await firstStep(browser, user)
      assert.equal(first.status, 401)
      assert.containSubset(first.json(), {
        code: 'E_SECOND_FACTOR',
        methods: ['authenticator', 'recovery-code'],
      })
      assert.isFalse(await browser.isSignedIn())
      assert.equal(await browser.getStatus('/account'), 302)
      const second = await secondStep(browser, code())
      assert.equal(second.status, 200)
      assert.containSubset(second.json(), { id: user.id, userType })
      assert.isTrue(await browser.isSignedIn())
    })

  test('says nothing of the second factor where the password is wrong', async ({ assert }) => {
    const user = await UserFactory.create()
    await givenTwoStepLogin(user)
    const browser = new HttpSession()
    const wrong = await browser.post('/api/login', { email: user.email, password: 'not it at all' })
    assert.equal(wrong.json().code, 'E_INVALID_CREDENTIALS')
    assert.equal((await secondStep(browser, '123456')).json().code, 'E_SECOND_FACTOR_EXPIRED')
  }).tags(['MFA-2'])

  test('is finished in the browser that began it, within ten minutes', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    let present = clock.now()
    cleanup(clock.set(() => present))
    const browser = await halfLoggedIn(user)
    assert.equal((await secondStep(new HttpSession(), code())).status, 401)
    present = present.plus({ minutes: 10, seconds: 1 })
    const late = await secondStep(browser, code())
    assert.equal(late.status, 401)
    assert.equal(late.json().code, 'E_SECOND_FACTOR_EXPIRED')
    assert.isFalse(await browser.isSignedIn())
    assert.equal((await firstStep(browser, user)).json().code, 'E_SECOND_FACTOR')
    assert.equal((await secondStep(browser, code())).status, 200)
  }).tags(['MFA-2'])

  test('ends with a new password in the meantime', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    const owner = await loggedInByCode(user, code())
    const stranger = await halfLoggedIn(user)
    const change = { currentPassword: FACTORY_PASSWORD, password: 'an even longer password' }
    assert.equal((await owner.put('/api/account/password', change)).status, 204)
    const refused = await secondStep(stranger, code(1))
    assert.equal(refused.json().code, 'E_SECOND_FACTOR_EXPIRED')
    assert.isFalse(await stranger.isSignedIn())
  }).tags(['MFA-2'])

  test('of a suspended account is refused as before', async ({ assert }) => {
    const user = await UserFactory.apply('suspended').create()
    await givenTwoStepLogin(user)
    assert.equal((await firstStep(new HttpSession(), user)).json().code, 'E_SUSPENDED')
  }).tags(['MFA-2'])

  test('takes the code that the app shows once, and none of an earlier step after it', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    const shown = code()
    await loggedInByCode(user, shown)
    const again = await secondStep(await halfLoggedIn(user), shown)
    assert.equal(again.status, 422)
    assert.equal(again.json().errors[0].field, 'code')
    assert.equal((await secondStep(await halfLoggedIn(user), code(-1))).status, 422, 'earlier')
    assert.equal((await secondStep(await halfLoggedIn(user), code(1))).status, 200, 'the next')
  }).tags(['MFA-3'])

  test('takes a recovery code once, however it is typed, and mails the owner', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { recoveryCodes } = await givenTwoStepLogin(user)
    const typed = ` ${recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')} `
    const mails = await mailsDuring(async () => {
      assert.equal((await secondStep(await halfLoggedIn(user), typed)).status, 200)
    })
    assert.deepEqual(
      mails.map(({ to, subject }) => ({ to, subject })),
      [{ to: user.email, subject: 'A recovery code of your Gigstall account was used' }]
    )
    assert.include(mails[0]!.text, 'You have 9 more.')
    assert.equal((await secondStep(await halfLoggedIn(user), recoveryCodes[0]!)).status, 422)
    const other = await UserFactory.create()
    await givenTwoStepLogin(other)
    const foreign = await secondStep(await halfLoggedIn(other), recoveryCodes[1]!)
    assert.equal(foreign.status, 422, 'of another account')
  }).tags(['MFA-3'])

  test('no longer offers recovery codes once all are used', async ({ assert }) => {
    const user = await UserFactory.create()
    const { recoveryCodes } = await givenTwoStepLogin(user)
    for (const code of recoveryCodes) await loggedInByCode(user, code)
    const first = await firstStep(new HttpSession(), user)
    assert.deepEqual(first.json().methods, ['authenticator'])
  }).tags(['MFA-2'])
})

test.group('Guessing codes', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  const guess = async (browser: HttpSession, times: number) => {
    const statuses = []
    for (let tries = 0; tries < times; tries++)
      statuses.push((await secondStep(browser, `00000${tries}`)).status)
    return statuses
  }

  test('ends after five tries on unknown devices, also with the right code, and not on the owner’s', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    const owner = await loggedInByCode(user, code())
    const stranger = await halfLoggedIn(user)
    const elsewhere = await halfLoggedIn(user)
    assert.deepEqual(await guess(stranger, 3), [422, 422, 422])
    assert.deepEqual(await guess(elsewhere, 3), [422, 422, 429])
    assert.equal((await secondStep(stranger, code(1))).status, 429)
    await owner.post('/api/logout')
    assert.equal((await firstStep(owner, user)).status, 401)
    assert.equal((await secondStep(owner, code(1))).status, 200)
  }).tags(['MFA-4'])

  test('a right code starts the count again', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code, recoveryCodes } = await givenTwoStepLogin(user)
    const browser = await halfLoggedIn(user)
    await guess(browser, 4)
    assert.equal((await secondStep(browser, code())).status, 200)
    const next = await halfLoggedIn(user)
    assert.deepEqual(await guess(next, 4), [422, 422, 422, 422])
    assert.equal((await secondStep(next, recoveryCodes[0]!)).status, 200)
  }).tags(['MFA-4'])
})
