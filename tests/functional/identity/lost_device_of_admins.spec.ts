import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { RemoveSecondFactorNow } from '#identity/second_factor_removal/remove_second_factor_now'
import type { AdminRole } from '#shared/admin_role'
import { mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import {
  carryOut,
  givenLostDevice,
  hasFactor,
  removalsOf,
  standOf,
} from '#tests/functional/identity/lost_device_fixtures'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { movableClock } from '#tests/functional/identity/passkey_fixtures'
import {
  firstStep,
  givenTwoStepLogin,
  requireSecondFactor,
} from '#tests/functional/identity/second_factor_fixtures'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const DAY = 24 * 60

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.apply('admin').merge({ adminRole }).create()

const pathOf = ({ id }: { id: number }, act: 'cancel' | 'confirm') =>
  `/api/admin/users/${id}/second-factor-removal/${act}`

test.group('The lost device of an admin', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is told to the owners, one of whom confirms it, and waits all the same', async ({
    assert,
    cleanup,
  }) => {
    const [owner, finance] = [await givenAdmin('owner'), await givenAdmin('finance')]
    await givenTwoStepLogin(finance)
    const pass = movableClock(cleanup)
    const mails = await mailsDuring(() => givenLostDevice(finance))
    assert.sameDeepMembers(
      mails.map(({ subject, to }) => [subject, to]),
      [
        ['Someone asked to remove two-step login from your Gigstall account', finance.email],
        ['An admin lost the device for two-step login', owner.email],
      ]
    )
    const browser = await signedIn(owner)
    const [row] = await removalsOf(finance)
    const confirm = (removalId: number) => browser.post(pathOf(finance, 'confirm'), { removalId })
    assert.equal((await confirm(row!.id + 1)).json().code, 'E_CONCURRENT_MODIFICATION')
    assert.isNull((await removalsOf(finance))[0]!.confirmed_by)
    const confirmation = await mailsDuring(async () => {
      assert.equal((await confirm(row!.id)).status, 204)
      assert.equal((await confirm(row!.id)).status, 204, 'once more')
    })
    assert.deepEqual(
      confirmation.map(({ subject, to }) => [subject, to]),
      [['Soon we’ll remove two-step login from your Gigstall account', finance.email]]
    )
    pass(2 * DAY + 1)
    await carryOut()
    assert.isTrue(await hasFactor(finance))
    pass(DAY)
    const undo = requireSecondFactor()
    cleanup(undo)
    const [notice] = await mailsDuring(carryOut)
    assert.include(notice!.text, '/forgot-password')
    assert.isFalse(await hasFactor(finance))
    const old = await firstStep(new HttpSession(), finance)
    assert.equal(old.json().code, 'E_INVALID_CREDENTIALS', 'the password has ended')
    const token = await mailedToken(finance.email)
    const password = 'another long enough one'
    assert.equal(
      (await new HttpSession().post('/api/reset-password', { token, password })).status,
      204
    )
    const next = await new HttpSession().post('/api/login', { email: finance.email, password })
    assert.equal(next.json().code, 'E_SECOND_FACTOR_SET_UP')
    const confirmed = await db
      .from('audit_entries')
      .where({ action: 'user.second_factor_removal_confirm', actor_user_id: owner.id })
    assert.lengthOf(confirmed, 1)
  }).tags(['MFA-17'])

  test('is confirmed late, and the admin has a day to object', async ({ assert, cleanup }) => {
    const [owner, support] = [await givenAdmin('owner'), await givenAdmin('support')]
    await givenTwoStepLogin(support)
    const pass = movableClock(cleanup)
    await givenLostDevice(support)
    pass(2 * DAY + 1)
    await carryOut()
    pass(4 * DAY)
    const [row] = await removalsOf(support)
    const browser = await signedIn(owner)
    const confirmed = await browser.post(pathOf(support, 'confirm'), { removalId: row!.id })
    assert.equal(confirmed.status, 204)
    await carryOut()
    pass(DAY - 1)
    await carryOut()
    assert.isTrue(await hasFactor(support))
    pass(1)
    await carryOut()
    assert.isFalse(await hasFactor(support))
  }).tags(['MFA-17'])

  test('changes nothing unless an owner confirms it, and the request ends after a week', async ({
    assert,
    cleanup,
  }) => {
    const [, support] = [await givenAdmin('owner'), await givenAdmin('support')]
    await givenTwoStepLogin(support)
    const pass = movableClock(cleanup)
    await givenLostDevice(support)
    for (const days of [2, 1, 6]) {
      pass(days * DAY + 1)
      await carryOut()
      assert.deepEqual(await standOf(support), ['open', null])
    }
    pass(DAY)
    await carryOut()
    assert.deepEqual(await standOf(support), ['cancelled', 'time'])
    assert.isTrue(await hasFactor(support))
  }).tags(['MFA-17'])

  test('is confirmed by no other role, not by themselves, and not without confirming who it is', async ({
    assert,
    cleanup,
  }) => {
    const [owner, support] = [await givenAdmin('owner'), await givenAdmin('support')]
    const fan = await UserFactory.create()
    for (const user of [support, fan]) {
      await givenTwoStepLogin(user)
      await givenLostDevice(user)
    }
    const [supports, fans] = [(await removalsOf(support))[0]!, (await removalsOf(fan))[0]!]
    const confirm = (by: HttpSession, { id: removalId }: { id: number }, of = support) =>
      by.post(pathOf(of, 'confirm'), { removalId })
    const others = [await givenAdmin('finance'), await givenAdmin('support')]
    for (const other of others)
      assert.equal((await confirm(await signedIn(other), supports)).status, 403)
    assert.equal((await confirm(new HttpSession(), supports)).status, 401)
    const browser = await signedIn(owner)
    assert.equal((await confirm(browser, supports, owner)).status, 409)
    assert.equal((await confirm(browser, fans, fan)).status, 404, 'needs none')
    movableClock(cleanup)(11)
    const late = await confirm(browser, supports)
    assert.equal(late.json().code, 'E_CONFIRM_IDENTITY')
    const [row] = await removalsOf(support)
    assert.isNull(row!.confirmed_by)
  }).tags(['MFA-17'])
})

test.group('Admins and the lost device of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('owners and support see it, and cancel it with a reason that the owner is mailed', async ({
    assert,
  }) => {
    const [fan, support] = [await UserFactory.create(), await givenAdmin('support')]
    await givenTwoStepLogin(fan)
    await givenLostDevice(fan)
    const browser = await signedIn(support)
    const security = (await browser.get(`/api/admin/users/${fan.id}/security`)).json()
    assert.containSubset(security, {
      hasSecondFactor: true,
      holdsPayouts: true,
      removal: { needsConfirmation: false },
    })
    assert.equal((await browser.post(pathOf(fan, 'cancel'), { reason: ' ' })).status, 422)
    assert.deepEqual(await standOf(fan), ['open', null])
    const mails = await mailsDuring(async () => {
      const reason = 'You rang us: it was not you'
      assert.equal((await browser.post(pathOf(fan, 'cancel'), { reason })).status, 204)
    })
    assert.include(mails.at(-1)!.text, 'You rang us: it was not you')
    assert.deepEqual(await standOf(fan), ['cancelled', 'admin'])
    const again = await browser.post(pathOf(fan, 'cancel'), { reason: 'Again' })
    assert.equal(again.status, 404)
    const [entry] = await db
      .from('audit_entries')
      .where({ action: 'user.second_factor_removal_cancel', subject_id: fan.id })
    assert.equal(entry.actor_user_id, support.id)
  }).tags(['MFA-16'])

  test('nobody else sees or cancels it', async ({ assert }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    await givenLostDevice(fan)
    const reason = { reason: 'Because' }
    const outsiders = [new HttpSession(), await signedIn(await UserFactory.create())]
    const roles = ['operations', 'catalogue', 'finance'] as const
    for (const role of roles) outsiders.push(await signedIn(await givenAdmin(role)))
    for (const [index, browser] of outsiders.entries()) {
      const status = index === 0 ? 401 : 403
      assert.equal(await browser.getStatus(`/api/admin/users/${fan.id}/security`), status)
      assert.equal((await browser.post(pathOf(fan, 'cancel'), reason)).status, status)
    }
    assert.deepEqual(await standOf(fan), ['open', null])
    assert.lengthOf(await db.from('audit_entries').where('action', 'user.security_read'), 0)
  }).tags(['MFA-16'])

  test('owners and support read the log-ins of others, and the audit log says so', async ({
    assert,
  }) => {
    const [fan, owner] = [await UserFactory.create(), await givenAdmin('owner')]
    await new HttpSession().post('/api/login', { email: fan.email, password: 'not it at all' })
    await signedIn(fan)
    const browser = await signedIn(owner)
    const { events } = (await browser.get(`/api/admin/users/${fan.id}/security`)).json()
    assert.sameMembers(
      events.map(({ kind }: { kind: string }) => kind),
      ['log-in', 'wrong-password']
    )
    assert.isString(events[0].network)
    const [read] = await db.from('audit_entries').where('action', 'user.security_read')
    assert.containSubset(read, { actor_user_id: owner.id, subject_id: String(fan.id) })
    assert.equal(await browser.getStatus('/api/admin/users/999999/security'), 404)
  }).tags(['ACC-11'])
})

test.group('The lost device of the last owner', (group) => {
  group.each.setup(() => resetDatabase)

  test('is removed by a command, which says so to the owner', async ({ assert }) => {
    const owner = await givenAdmin('owner')
    await givenTwoStepLogin(owner)
    const args = [`--import=${TYPESCRIPT_LOADER}`, 'bin/console.ts', 'second-factor:remove']
    const { stdout } = await promisify(execFile)(process.execPath, [...args, owner.email], {
      cwd: app.makePath(),
      env: process.env,
    })
    assert.include(stdout, `${owner.email} is logged out everywhere`)
    assert.isFalse(await hasFactor(owner))
    assert.deepEqual(await standOf(owner), ['removed', null])
    const mails = await db.from('outgoing_mails').where('mail', 'second-factor-removal')
    assert.lengthOf(mails, 1)
  }).tags(['MFA-17'])

  test('carries out an open request, and does nothing without a second factor', async ({
    assert,
  }) => {
    const remove = await app.container.make(RemoveSecondFactorNow)
    const fan = await UserFactory.create()
    assert.isFalse(await remove.handle(fan.email))
    await assert.rejects(() => remove.handle('nobody@example.com'))
    await givenTwoStepLogin(fan)
    await givenLostDevice(fan)
    assert.isTrue(await remove.handle(fan.email))
    assert.lengthOf(await removalsOf(fan), 1)
    assert.deepEqual(await standOf(fan), ['removed', null])
  }).tags(['MFA-17'])
})
