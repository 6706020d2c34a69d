import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import {
  addPasskey,
  givenPasskey,
  logInByPasskey,
  movableClock,
  PASSKEYS,
} from '#tests/functional/identity/passkey_fixtures'
import {
  codeOf,
  firstStep,
  givenTwoStepLogin,
  halfLoggedIn,
  loggedInByCode,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { PasskeyDevice } from '#tests/support/passkey_device'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const APP = '/api/account/authenticator'
const CONFIRM = '/api/account/confirm-identity'

const auditOf = async (userId: number) =>
  (await db.from('audit_entries').where({ actor_user_id: userId }).orderBy('id')).map(
    ({ action }) => action
  )

const stored = (userId: number) => db.from('passkeys').where('user_id', userId).orderBy('id')

test.group('Passkeys of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('are added under the name of the device; the first brings recovery codes, and each a mail', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const browser = await signedIn(user)
    const mails = await mailsDuring(async () => {
      const first = await addPasskey(browser)
      assert.lengthOf(first.recoveryCodes!, 10)
      assert.isNull((await addPasskey(browser)).recoveryCodes)
    })
    assert.deepEqual(
      mails.map(({ to, subject }) => ({ to, subject })),
      Array(2).fill({ to: user.email, subject: 'A passkey was added to your Gigstall account' })
    )
    assert.deepEqual(await auditOf(user.id), ['user.passkey_add', 'user.passkey_add'])
    assert.lengthOf(await stored(user.id), 2)
    const { account } = (await browser.get('/api/account/export')).json()
    assert.lengthOf(account.secondFactor.passkeys, 2)
    assert.equal(account.secondFactor.passkeys[0].name, 'Passkey')
    assert.equal((await firstStep(new HttpSession(), user)).json().code, 'E_SECOND_FACTOR')
  }).tags(['MFA-10', 'MFA-7'])

  test('are not added twice, for another challenge, without PIN, or beyond ten', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { browser, device } = await givenPasskey(user)
    const ask = async () => (await browser.post(`${PASSKEYS}/options`)).json()
    const options = await ask()
    assert.equal(options.excludeCredentials[0].id, device.id)
    const send = (passkey: object) => browser.post(PASSKEYS, { passkey })
    assert.equal((await send(device.create(options))).json().code, 'E_PASSKEY', 'twice')
    const other = new PasskeyDevice()
    assert.equal((await send(other.create(options))).status, 409, 'a used challenge')
    await ask()
    assert.equal((await send(other.create(options))).status, 422, 'an earlier challenge')
    const unverified = other.create(await ask(), { isUnverified: true })
    assert.equal((await send(unverified)).status, 422, 'without PIN')
    for (let count = 1; count < 10; count++) await addPasskey(browser)
    const eleventh = await send(new PasskeyDevice().create(await ask()))
    assert.equal(eleventh.json().code, 'E_TOO_MANY_PASSKEYS')
    assert.lengthOf(await stored(user.id), 10)
  }).tags(['MFA-10', 'MFA-12'])

  test('are renamed and removed by their owner alone; the last one ends two-step login', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { browser, device, id } = await givenPasskey(user)
    const second = await addPasskey(browser)
    const stranger = await signedIn(await UserFactory.create())
    await mailsDuring(async () => {})
    const path = `${PASSKEYS}/${id}`
    assert.equal((await stranger.patch(path, { name: 'Mine' })).status, 404)
    assert.equal((await stranger.delete(path)).status, 404)
    assert.equal((await browser.patch(path, { name: '  ' })).status, 422)
    assert.equal((await browser.patch(path, { name: 'Tour phone' })).status, 204)
    assert.equal((await stored(user.id))[0].name, 'Tour phone')
    const mails = await mailsDuring(async () => {
      assert.equal((await browser.delete(path)).status, 204)
      assert.equal((await logInByPasskey(device)).answer.status, 422)
      assert.equal((await browser.delete(`${PASSKEYS}/${second.id}`)).status, 204)
    })
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [
        'A passkey was removed from your Gigstall account',
        'Two-step login was turned off for your Gigstall account',
      ]
    )
    assert.lengthOf(await db.from('recovery_codes').where('user_id', user.id), 0)
    assert.equal((await firstStep(new HttpSession(), user)).status, 200)
  }).tags(['MFA-10', 'MFA-7'])

  test('let an authenticator app be added beside them, which keeps the recovery codes', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { browser, recoveryCodes } = await givenPasskey(user)
    const { secret } = (await browser.post(APP)).json()
    const mails = await mailsDuring(async () => {
      const added = await browser.put(APP, { code: codeOf(secret) })
      assert.equal(added.status, 201)
      assert.isNull(added.json().recoveryCodes)
    })
    assert.equal(mails.at(-1)!.subject, 'An authenticator app was added to your Gigstall account')
    assert.deepEqual(await auditOf(user.id), ['user.passkey_add', 'user.app_add'])
    const half = await halfLoggedIn(user)
    assert.equal((await secondStep(half, recoveryCodes![0]!)).status, 200)
  }).tags(['MFA-1', 'MFA-10'])

  test('stay when the authenticator app is removed, with the recovery codes', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    const browser = await loggedInByCode(user, code())
    await mailsDuring(async () => assert.isNull((await addPasskey(browser)).recoveryCodes))
    const mails = await mailsDuring(async () =>
      assert.equal((await browser.delete(APP)).status, 204)
    )
    assert.equal(mails[0]!.subject, 'The authenticator app was removed from your Gigstall account')
    const first = await firstStep(new HttpSession(), user)
    assert.deepEqual(first.json().methods, ['passkey', 'recovery-code'])
  }).tags(['MFA-10'])

  test('change only within ten minutes of a login or a confirmation, which a passkey is too', async ({
    assert,
    cleanup,
  }) => {
    const pass = movableClock(cleanup)
    const user = await UserFactory.create()
    const { browser, device, id } = await givenPasskey(user)
    const foreign = await givenPasskey(await UserFactory.create())
    pass(11)
    for (const refused of [
      await browser.post(`${PASSKEYS}/options`),
      await browser.patch(`${PASSKEYS}/${id}`, { name: 'Phone' }),
      await browser.delete(`${PASSKEYS}/${id}`),
    ]) {
      assert.equal(refused.json().code, 'E_CONFIRM_IDENTITY')
      assert.deepEqual(refused.json().methods, ['password', 'passkey', 'recovery-code'])
    }
    const ask = async () => (await browser.post(`${CONFIRM}/passkey-options`)).json()
    const confirm = (passkey: object) => browser.post(CONFIRM, { passkey })
    const other = await confirm(foreign.device.get(await ask()))
    assert.equal(other.json().code, 'E_PASSKEY')
    const forLogIn = (await browser.post('/api/login/passkey-options')).json()
    assert.equal((await confirm(device.get(forLogIn))).json().code, 'E_PASSKEY_EXPIRED')
    assert.equal((await browser.delete(`${PASSKEYS}/${id}`)).status, 403)
    assert.equal((await confirm(device.get(await ask()))).status, 204)
    assert.equal((await browser.delete(`${PASSKEYS}/${id}`)).status, 204)
  }).tags(['MFA-6', 'MFA-12'])

  test('are deleted with the account', async ({ assert }) => {
    const user = await UserFactory.create()
    const { browser } = await givenPasskey(user)
    const gone = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(gone.status, 204)
    assert.lengthOf(await stored(user.id), 0)
  }).tags(['MFA-8'])
})
