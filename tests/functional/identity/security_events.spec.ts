import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { afterResponseDone } from '#core/after_response'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import {
  givenTwoStepLogin,
  halfLoggedIn,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const NOTICE = 'New login to your Gigstall account'

/** An account that is two hours old. */
const givenAccount = (values: Partial<User> = {}) =>
  UserFactory.merge({ createdAt: clock.now().minus({ hours: 2 }), ...values }).create()

async function logIn({ email }: User, browser = new HttpSession(), device = PHONE) {
  const body = { email, password: FACTORY_PASSWORD }
  const { status } = await browser.post('/api/login', body, { 'user-agent': device })
  if (status !== 200) throw new Error(`Not logged in: ${status}`)
  return browser
}

async function wrongPassword({ email }: { email: string }) {
  const status = await new HttpSession().postStatus('/api/login', {
    email,
    password: 'wrong guess',
  })
  await afterResponseDone()
  return status
}

/** The subjects of the notices that are mailed meanwhile. */
const noticesDuring = async (work: () => Promise<unknown>) =>
  (await mailsDuring(work)).map(({ subject }) => subject)

/** The entries of the audit log about an account. */
async function auditOf({ id }: User): Promise<string[]> {
  const rows = await db
    .from('audit_entries')
    .where({ subject_type: 'user', subject_id: id })
    .orderBy('id')
  return rows.map(({ action }) => action)
}

test.group('A log-in from a new device', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is mailed to the owner with device, network and “This wasn’t me”', async ({ assert }) => {
    const user = await givenAccount()
    const [notice, ...others] = await mailsDuring(() => logIn(user))
    assert.isEmpty(others)
    assert.equal(notice!.to, user.email)
    assert.equal(notice!.subject, NOTICE)
    for (const part of ['Firefox on Android', '127.0.0.x', '/account/not-me?'])
      assert.include(notice!.text, part)
  }).tags(['SESS-7'])

  test('is not mailed again for the same browser, nor for its kind on the same network', async ({
    assert,
  }) => {
    const user = await givenAccount()
    const browser = await logIn(user)
    await mailsDuring(async () => {})
    assert.isEmpty(await noticesDuring(() => logIn(user, browser)), 'the same browser')
    assert.isEmpty(await noticesDuring(() => logIn(user)), 'a private window of it')
    assert.isEmpty(await noticesDuring(() => logIn(user, browser, LAPTOP)), 'the cookie')
    const other = await givenAccount()
    await logIn(other)
    await mailsDuring(async () => {})
    assert.deepEqual(await noticesDuring(() => logIn(other, new HttpSession(), LAPTOP)), [NOTICE])
  }).tags(['SESS-7'])

  test('is mailed again after “This wasn’t me”, also for a device that was known', async ({
    assert,
  }) => {
    const user = await givenAccount()
    const intruder = new HttpSession()
    const [notice] = await mailsDuring(() => logIn(user, intruder))
    const { pathname, search } = new URL(
      /https?:\/\/\S+\/account\/not-me\?\S+/.exec(notice!.text)![0]
    )
    assert.equal((await new HttpSession().post(pathname + search)).status, 200)
    await mailsDuring(async () => {})
    // As if the intruder learnt the new password as well.
    assert.deepEqual(await noticesDuring(() => logIn(user, intruder)), [NOTICE])
    assert.isEmpty(await noticesDuring(() => logIn(user, intruder)))
  }).tags(['SESS-7'])

  test('is not mailed for the account that was just created there', async ({ assert }) => {
    const visitor = new HttpSession()
    const body = { email: 'new-fan@example.com', password: 'crowd surfing badger' }
    const subjects = await noticesDuring(() => visitor.post('/api/register', body))
    assert.isTrue(await visitor.isSignedIn())
    assert.notInclude(subjects, NOTICE)
    const elsewhere = () => new HttpSession().post('/api/login', body, { 'user-agent': LAPTOP })
    assert.deepEqual(await noticesDuring(elsewhere), [NOTICE], 'a stranger minutes later')
  }).tags(['SESS-7'])
})

test.group('Log-ins and failures of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('are shown to their owner with the changes of the account', async ({ assert }) => {
    const user = await givenAccount()
    await wrongPassword(user)
    await wrongPassword(user)
    const browser = await signedIn(user)
    const change = { currentPassword: FACTORY_PASSWORD, password: 'an even longer password' }
    await browser.put('/api/account/password', change)
    const bystander = await givenAccount()
    await wrongPassword(bystander)
    const { text } = await browser.get('/account')
    for (const words of ['Wrong password, 2 times within an hour', 'Logged in', 'Password changed'])
      assert.include(text, words)
    const { logIns } = (await browser.get('/api/account/export')).json()
    assert.deepEqual(
      logIns.map(({ kind, times }: { kind: string; times: number }) => [kind, times]),
      [
        ['wrong-password', 2],
        ['log-in', 1],
      ]
    )
  }).tags(['ACC-9'])

  test('tell a right password with a wrong code apart', async ({ assert }) => {
    const user = await givenAccount()
    await givenTwoStepLogin(user)
    const thief = await halfLoggedIn(user)
    assert.equal((await secondStep(thief, '000000')).status, 422)
    await afterResponseDone()
    const kinds = await db.from('log_in_events').where('user_id', user.id).select('kind')
    assert.deepEqual(kinds, [{ kind: 'wrong-code' }])
  }).tags(['ACC-9'])

  test('are a row an hour, however many there are, and keep no password', async ({
    assert,
    cleanup,
  }) => {
    const user = await givenAccount()
    let present = clock.now().startOf('hour').plus({ minutes: 5 })
    cleanup(clock.set(() => present))
    for (let tries = 0; tries < 4; tries++) assert.equal(await wrongPassword(user), 401)
    for (let logIns = 0; logIns < 3; logIns++) await logIn(user)
    present = present.plus({ hours: 1 })
    await wrongPassword(user)
    const rows = await db.from('log_in_events').where('user_id', user.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ kind, times }) => [kind, times]),
      [
        ['wrong-password', 4],
        ['log-in', 3],
        ['wrong-password', 1],
      ]
    )
    assert.notInclude(JSON.stringify(rows), 'wrong guess')
  }).tags(['ACC-9'])

  test('of an email without an account leave nothing', async ({ assert }) => {
    assert.equal(await wrongPassword({ email: 'nobody@example.com' }), 401)
    assert.isEmpty(await db.from('log_in_events'))
  }).tags(['ACC-9'])

  test('of admins are in the audit log, failures once an hour', async ({ assert }) => {
    const admin = await givenAccount({ userType: 'admin' })
    for (let tries = 0; tries < 3; tries++) await wrongPassword(admin)
    await logIn(admin)
    assert.deepEqual(await auditOf(admin), ['user.log_in_fail', 'user.log_in'])
    const fan = await givenAccount()
    await wrongPassword(fan)
    await logIn(fan)
    assert.isEmpty(await auditOf(fan))
    const page = await (await signedIn(admin)).get('/admin/audit')
    for (const words of ['Failed to log in', 'Logged in']) assert.include(page.text, words)
  }).tags(['ACC-9'])

  test('a new email and a reset password are in the audit log', async ({ assert }) => {
    const user = await givenAccount()
    const browser = await signedIn(user)
    const change = { email: 'moved@example.com', currentPassword: FACTORY_PASSWORD }
    const mails = await mailsDuring(() => browser.post('/api/account/email', change))
    const { token } = mails.find(({ to }) => to === change.email)!
    assert.equal(await browser.postStatus('/api/account/email/confirm', { token }), 204)
    const reset = await mailsDuring(async () => {
      await browser.post('/api/forgot-password', { email: change.email })
      await afterResponseDone()
    })
    const body = {
      token: reset.find((mail) => mail.token)!.token,
      password: 'crowd surfing badger',
    }
    assert.equal(await browser.postStatus('/api/reset-password', body), 204)
    assert.deepEqual(await auditOf(user), ['user.email', 'user.password'])
  }).tags(['ACC-9'])

  test('go with the account', async ({ assert }) => {
    const user = await givenAccount()
    const browser = await logIn(user)
    assert.lengthOf(await db.from('log_in_events'), 1)
    const gone = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(gone.status, 204)
    assert.isEmpty(await db.from('log_in_events'))
  }).tags(['ACC-9'])
})
