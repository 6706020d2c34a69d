import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { decryptSecret } from '#identity/second_factor/secret_encryption'
import { clock } from '#shared/clock'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
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
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const APP = '/api/account/authenticator'
const CODES = '/api/account/recovery-codes'

const auditOf = async (userId: number) =>
  (await db.from('audit_entries').where({ actor_user_id: userId, subject_id: userId })).map(
    ({ action }) => action
  )

test.group('Turning on two-step login', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('shows a secret, and is on once the app’s code confirms it; the owner is mailed', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const browser = await signedIn(user)
    const shown = await browser.post(APP)
    assert.equal(shown.status, 200)
    const { secret, address, qrCode } = shown.json()
    assert.include(address, secret)
    assert.match(qrCode, /^<svg /)
    assert.equal((await firstStep(new HttpSession(), user)).status, 200, 'not on yet')
    assert.equal((await browser.put(APP, { code: '000000' })).status, 422)
    assert.lengthOf(await db.from('authenticators').where('user_id', user.id), 0)

    const mails = await mailsDuring(async () => {
      const on = await browser.put(APP, { code: codeOf(secret) })
      assert.equal(on.status, 201)
      const codes: string[] = on.json().recoveryCodes
      assert.equal(new Set(codes).size, 10)
      for (const code of codes) assert.match(code, /^(\w{4}-){3}\w{4}$/)
    })
    assert.deepEqual(
      mails.map(({ to, subject }) => ({ to, subject })),
      [{ to: user.email, subject: 'Two-step login was turned on for your Gigstall account' }]
    )
    assert.deepEqual(await auditOf(user.id), ['user.two_step_on'])
    assert.equal((await firstStep(new HttpSession(), user)).json().code, 'E_SECOND_FACTOR')
    assert.equal((await secondStep(await halfLoggedIn(user), codeOf(secret))).status, 422, 'used')
    await loggedInByCode(user, codeOf(secret, 1))
  }).tags(['MFA-1', 'MFA-3', 'MFA-7'])

  test('stores the secret encrypted and the recovery codes as hashes, and shows both once', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const browser = await signedIn(user)
    const { secret } = (await browser.post(APP)).json()
    const [session] = await db.from('sessions').where('user_id', String(user.id))
    assert.notInclude(session.data, secret)
    const { recoveryCodes } = (await browser.put(APP, { code: codeOf(secret) })).json()
    const stored = await db.from('authenticators').where('user_id', user.id).firstOrFail()
    assert.notInclude(stored.secret, secret)
    assert.equal(decryptSecret(stored.secret), secret)
    const hashes = JSON.stringify(await db.from('recovery_codes').where('user_id', user.id))
    const exported = (await browser.get('/api/account/export')).text
    for (const text of [hashes, exported])
      for (const code of recoveryCodes) assert.notInclude(text, code.replaceAll('-', ''))
    assert.notInclude(exported, secret)
    assert.containSubset(JSON.parse(exported).account, { secondFactor: { recoveryCodesLeft: 10 } })
    assert.equal((await browser.post(APP)).json().code, 'E_SECOND_FACTOR_ON')
    assert.equal((await browser.put(APP, { code: codeOf(secret, 1) })).status, 409)
  }).tags(['MFA-1', 'MFA-5'])

  test('has to begin in the same session, and to end within half an hour', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    let present = clock.now()
    cleanup(clock.set(() => present))
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const { secret } = (await here.post(APP)).json()
    assert.equal((await there.put(APP, { code: codeOf(secret) })).json().code, 'E_SET_UP_EXPIRED')
    present = present.plus({ minutes: 31 })
    await here.post('/api/account/confirm-identity', { password: FACTORY_PASSWORD })
    assert.equal((await here.put(APP, { code: codeOf(secret) })).json().code, 'E_SET_UP_EXPIRED')
    assert.lengthOf(await db.from('authenticators').where('user_id', user.id), 0)
  }).tags(['MFA-1'])
})

test.group('Two-step login that is on', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is turned off by its owner, who is mailed; the recovery codes end', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code, recoveryCodes } = await givenTwoStepLogin(user)
    const browser = await loggedInByCode(user, code())
    const mails = await mailsDuring(async () =>
      assert.equal((await browser.delete(APP)).status, 204)
    )
    assert.equal(mails[0]!.subject, 'Two-step login was turned off for your Gigstall account')
    assert.deepEqual(await auditOf(user.id), ['user.two_step_off'])
    assert.equal((await firstStep(new HttpSession(), user)).status, 200)
    assert.lengthOf(await db.from('recovery_codes').where('user_id', user.id), 0)
    assert.lengthOf(recoveryCodes, 10)
    assert.equal((await browser.delete(APP)).status, 404)
    assert.equal((await browser.post(CODES)).status, 404)
  }).tags(['MFA-6', 'MFA-7'])

  test('gets new recovery codes, which end the earlier ones', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code, recoveryCodes: earlier } = await givenTwoStepLogin(user)
    const browser = await loggedInByCode(user, code())
    const answer = await browser.post(CODES)
    assert.equal(answer.status, 201)
    const renewed: string[] = answer.json().recoveryCodes
    assert.lengthOf(renewed, 10)
    assert.deepEqual(await auditOf(user.id), ['user.recovery_codes'])
    assert.equal((await secondStep(await halfLoggedIn(user), earlier[0]!)).status, 422)
    await loggedInByCode(user, renewed[0]!)
  }).tags(['MFA-6', 'MFA-7'])

  test('changes only within ten minutes of a login or a confirmation', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    let present = clock.now()
    cleanup(clock.set(() => present))
    const browser = await loggedInByCode(user, code())
    const confirm = (proof: object) => browser.post('/api/account/confirm-identity', proof)
    present = present.plus({ minutes: 10, seconds: 1 })
    for (const refused of [
      await browser.delete(APP),
      await browser.post(CODES),
      await browser.post(APP),
      await browser.put(APP, { code: code() }),
    ]) {
      assert.equal(refused.status, 403)
      assert.containSubset(refused.json(), {
        code: 'E_CONFIRM_IDENTITY',
        methods: ['password', 'authenticator', 'recovery-code'],
      })
    }
    assert.equal((await confirm({ password: 'not the password' })).status, 422)
    assert.equal((await confirm({ code: '000000' })).status, 422)
    assert.equal((await confirm({})).status, 422)
    assert.equal((await browser.post(CODES)).status, 403)
    assert.equal((await confirm({ password: FACTORY_PASSWORD })).status, 204)
    assert.equal((await browser.post(CODES)).status, 201)
    present = present.plus({ minutes: 10, seconds: 1 })
    assert.equal((await browser.post(CODES)).status, 403)
    assert.equal((await confirm({ code: code() })).status, 204)
    assert.equal((await browser.delete(APP)).status, 204)
  }).tags(['MFA-6'])

  test('is deleted with the account', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    const browser = await loggedInByCode(user, code())
    const gone = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(gone.status, 204)
    for (const table of ['authenticators', 'recovery_codes'])
      assert.lengthOf(await db.from(table).where('user_id', user.id), 0)
  }).tags(['MFA-8'])
})

test.group('An account without password and second factor', (group) => {
  group.each.setup(rollbackAfterEach)

  test('confirms its identity by another login alone', async ({ assert, client }) => {
    const user = await UserFactory.merge({ password: null }).create()
    const refused = await client.post(APP).loginAs(user).withCsrfToken()
    refused.assertStatus(403)
    assert.deepEqual(refused.body().methods, [])
    const confirm = client.post('/api/account/confirm-identity').loginAs(user).withCsrfToken()
    ;(await confirm.json({ password: '' })).assertStatus(422)
  }).tags(['MFA-6'])
})
