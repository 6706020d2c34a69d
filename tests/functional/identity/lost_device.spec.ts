import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { SetSuspension } from '#identity/actions/set_suspension'
import { mailsDuring } from '#tests/functional/account/account_fixtures'
import {
  carryOut,
  givenLostDevice,
  hasFactor,
  REMOVAL,
  removalsOf,
  standOf,
} from '#tests/functional/identity/lost_device_fixtures'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { movableClock } from '#tests/functional/identity/passkey_fixtures'
import {
  codeOf,
  firstStep,
  givenTwoStepLogin,
  halfLoggedIn,
  loggedInByCode,
} from '#tests/functional/identity/second_factor_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const DAY = 24 * 60

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)

test.group('Somebody who has lost the second factor', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('asks for its removal, which follows after 72 hours and three mails', async ({
    assert,
    cleanup,
  }) => {
    const fan = await UserFactory.create()
    const { code } = await givenTwoStepLogin(fan)
    const pass = movableClock(cleanup)
    const open = await loggedInByCode(fan, code())
    pass(1)
    const asked = await mailsDuring(async () => {
      const browser = await givenLostDevice(fan)
      assert.isFalse(await browser.isSignedIn())
      assert.include((await browser.get('/login')).text, 'Removal under way')
    })
    assert.deepEqual(subjects(asked), [
      'Someone asked to remove two-step login from your Gigstall account',
    ])
    assert.include(asked[0]!.text, '/account/not-me?')
    assert.deepEqual(await mailsDuring(carryOut), [])
    pass(2 * DAY - 30)
    assert.deepEqual(await mailsDuring(carryOut), [], 'more than a day before')
    pass(35)
    const tomorrow = await mailsDuring(async () => {
      await carryOut()
      await carryOut()
    })
    assert.deepEqual(subjects(tomorrow), [
      'We’ll remove two-step login from your Gigstall account tomorrow',
    ])
    assert.isTrue(await hasFactor(fan))
    assert.isTrue(await open.isSignedIn())
    pass(DAY)
    const done = await mailsDuring(async () => {
      await carryOut()
      await carryOut()
    })
    assert.deepEqual(subjects(done), ['Two-step login was removed from your Gigstall account'])
    assert.isFalse(await hasFactor(fan))
    assert.lengthOf(await db.from('recovery_codes').where('user_id', fan.id), 0)
    assert.isFalse(await open.isSignedIn(), 'logged out everywhere')
    assert.equal((await firstStep(new HttpSession(), fan)).status, 200)
    assert.deepEqual(await standOf(fan), ['removed', null])
    const log = await db.from('audit_entries').where('subject_id', fan.id).orderBy('id')
    const acts = log.map(({ action, actor_user_id: actor }) => [action, actor])
    assert.deepEqual(acts.slice(-2), [
      ['user.second_factor_removal_request', fan.id],
      ['user.second_factor_removal', null],
    ])
  }).tags(['MFA-15'])

  test('has a whole day after a notice that went out late', async ({ assert, cleanup }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    const pass = movableClock(cleanup)
    await mailsDuring(() => givenLostDevice(fan))
    pass(5 * DAY)
    assert.lengthOf(await mailsDuring(carryOut), 1, 'the notice of the day before')
    assert.isTrue(await hasFactor(fan))
    pass(DAY - 1)
    await carryOut()
    assert.isTrue(await hasFactor(fan))
    pass(1)
    await carryOut()
    assert.isFalse(await hasFactor(fan))
  }).tags(['MFA-15'])

  test('asks only after the first step, and is told nothing without it', async ({ assert }) => {
    const fan = await UserFactory.create()
    const stranger = new HttpSession()
    const wrong = await stranger.post('/api/login', { email: fan.email, password: 'not it at all' })
    assert.equal(wrong.status, 401)
    for (const call of [() => stranger.post(REMOVAL), () => stranger.delete(REMOVAL)]) {
      const refused = await call()
      assert.equal(refused.status, 401)
      assert.equal(refused.json().code, 'E_SECOND_FACTOR_EXPIRED')
    }
    assert.deepEqual(await removalsOf(fan), [])
  }).tags(['MFA-15'])

  test('has one request, however often they ask, and five a day', async ({ assert }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    const browser = await halfLoggedIn(fan)
    const mails = await mailsDuring(async () => {
      const answers = await Promise.all([browser.post(REMOVAL), browser.post(REMOVAL)])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [202, 202]
      )
      assert.equal(answers[0]!.json().dueAt, answers[1]!.json().dueAt)
    })
    assert.lengthOf(mails, 1)
    assert.lengthOf(await removalsOf(fan), 1)
    for (let times = 0; times < 4; times += 1) {
      assert.equal((await browser.post(REMOVAL)).status, 202, 'what changes nothing is not counted')
    }
    const cancelled = await mailsDuring(async () => {
      for (let times = 1; times < 5; times += 1) {
        await browser.delete(REMOVAL)
        await browser.post(REMOVAL)
      }
    })
    assert.lengthOf(cancelled, 8)
    assert.equal((await browser.post(REMOVAL)).status, 202)
    await mailsDuring(() => browser.delete(REMOVAL))
    assert.equal((await browser.post(REMOVAL)).status, 429)
    await db.from('users').where('id', fan.id).update({ email_verified_at: new Date() })
    const token = await mailedToken(fan.email)
    const password = 'another long enough one'
    await new HttpSession().post('/api/reset-password', { token, password })
    const other = new HttpSession()
    await other.post('/api/login', { email: fan.email, password })
    assert.equal((await other.post(REMOVAL)).status, 202, 'a new password begins anew')
  }).tags(['MFA-15'])
})

test.group('The request to remove a lost second factor', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  const stays = 'The request to remove two-step login from your Gigstall account was cancelled'

  test('is cancelled by a log-in with the factor', async ({ assert, cleanup }) => {
    const fan = await UserFactory.create()
    const { code } = await givenTwoStepLogin(fan)
    const pass = movableClock(cleanup)
    await givenLostDevice(fan)
    const mails = await mailsDuring(() => loggedInByCode(fan, code()))
    assert.include(subjects(mails), stays)
    assert.deepEqual(await standOf(fan), ['cancelled', 'log-in'])
    pass(5 * DAY)
    await carryOut()
    pass(DAY)
    await carryOut()
    assert.isTrue(await hasFactor(fan))
  }).tags(['MFA-16'])

  test('is cancelled by a code or a new second factor in a session that is open', async ({
    assert,
  }) => {
    const fan = await UserFactory.create()
    const { code, recoveryCodes } = await givenTwoStepLogin(fan)
    const open = await loggedInByCode(fan, code())
    const confirm = (proof: object) => open.post('/api/account/confirm-identity', proof)
    await givenLostDevice(fan)
    assert.equal((await confirm({ code: '000000' })).status, 422)
    assert.equal((await confirm({ password: FACTORY_PASSWORD })).status, 204)
    assert.deepEqual(await standOf(fan), ['open', null], 'the password alone')
    assert.equal((await confirm({ code: recoveryCodes[0]! })).status, 204)
    assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
    await givenLostDevice(fan)
    assert.equal((await open.post('/api/account/recovery-codes')).status, 201)
    assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
    await givenLostDevice(fan)
    await db.from('authenticators').where('user_id', fan.id).delete()
    const { secret } = (await open.post('/api/account/authenticator')).json()
    const setUp = await open.put('/api/account/authenticator', { code: codeOf(secret) })
    assert.equal(setUp.status, 201)
    assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
  }).tags(['MFA-16'])

  test('is cancelled by a suspension, of which the audit log names the admin', async ({
    assert,
  }) => {
    const [fan, admin] = [await UserFactory.create(), await UserFactory.apply('admin').create()]
    await givenTwoStepLogin(fan)
    await givenLostDevice(fan)
    const suspend = await app.container.make(SetSuspension)
    await suspend.handle({
      ids: [fan.id],
      isSuspended: true,
      actorUserId: admin.id,
      requestId: null,
    })
    assert.deepEqual(await standOf(fan), ['cancelled', 'access'])
    const [entry] = await db
      .from('audit_entries')
      .where({ action: 'user.second_factor_removal_cancel', subject_id: fan.id })
    assert.equal(entry.actor_user_id, admin.id)
  }).tags(['MFA-16'])

  test('is cancelled at the login page, and not by a browser whose first step has ended', async ({
    assert,
  }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    const browser = await givenLostDevice(fan)
    await db.from('users').where('id', fan.id).increment('access_version')
    assert.equal((await browser.delete(REMOVAL)).status, 401)
    assert.equal((await browser.post(REMOVAL)).status, 401)
    assert.deepEqual(await standOf(fan), ['open', null])
    const again = await halfLoggedIn(fan)
    assert.equal((await again.delete(REMOVAL)).status, 204)
    assert.equal((await again.delete(REMOVAL)).status, 204, 'once more')
    assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
  }).tags(['MFA-16'])

  test('is shown to a session that is open, which cancels it', async ({ assert }) => {
    const [fan, other] = await UserFactory.createMany(2)
    const { code } = await givenTwoStepLogin(fan!)
    const open = await loggedInByCode(fan!, code())
    const stranger = new HttpSession()
    await firstStep(stranger, other!)
    await givenLostDevice(fan!)
    assert.include((await open.get('/account')).text, 'Someone told us on')
    assert.equal((await stranger.delete('/api/account/second-factor-removal')).status, 204)
    assert.deepEqual(await standOf(fan!), ['open', null], 'of another account')
    assert.equal((await open.delete('/api/account/second-factor-removal')).status, 204)
    assert.deepEqual(await standOf(fan!), ['cancelled', 'owner'])
    assert.notInclude((await open.get('/account')).text, 'Someone told us on')
  }).tags(['MFA-16'])

  test('is cancelled by a new password, and by “This wasn’t me”', async ({ assert }) => {
    const [changing, reporting] = await UserFactory.createMany(2)
    for (const user of [changing!, reporting!]) await givenTwoStepLogin(user)
    await mailsDuring(() => givenLostDevice(changing!))
    const token = await mailedToken(changing!.email)
    const password = 'another long enough one'
    const reset = await new HttpSession().post('/api/reset-password', { token, password })
    assert.equal(reset.status, 204)
    assert.deepEqual(await standOf(changing!), ['cancelled', 'access'])

    const mails = await mailsDuring(() => givenLostDevice(reporting!))
    const notice = mails.find(({ to }) => to === reporting!.email)
    const { pathname, search } = new URL(
      /https?:\/\/\S+\/account\/not-me\?\S+/.exec(notice!.text)![0]
    )
    assert.equal(await new HttpSession().getStatus(pathname + search), 200)
    assert.deepEqual(await standOf(reporting!), ['open', null], 'opened')
    assert.equal((await new HttpSession().post(pathname + search)).status, 200)
    assert.deepEqual(await standOf(reporting!), ['cancelled', 'access'])
  }).tags(['MFA-16'])

  test('is in the log of the account and in its export', async ({ assert }) => {
    const fan = await UserFactory.create()
    const { code } = await givenTwoStepLogin(fan)
    await givenLostDevice(fan)
    const browser = await loggedInByCode(fan, code())
    const page = (await browser.get('/account')).text
    assert.include(page, 'Told us that the device for two-step login is lost')
    assert.include(page, 'Request about a lost device cancelled')
    const { secondFactorRemovals } = (await browser.get('/api/account/export')).json()
    assert.containSubset(secondFactorRemovals, [{ status: 'cancelled', cancelledBy: 'log-in' }])
  }).tags(['MFA-16'])
})
