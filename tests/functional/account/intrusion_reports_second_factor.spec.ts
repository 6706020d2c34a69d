import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import {
  givenTwoStepLogin,
  requireSecondFactor,
} from '#tests/functional/identity/second_factor_fixtures'
import { movableClock } from '#tests/functional/identity/passkey_fixtures'
import { clock } from '#shared/clock'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const DAY = 24 * 60
const NEW_PASSWORD = 'an even longer password'

type Account = { id: number; email: string; userType?: string }

/** The path of "This wasn’t me" in the notice of a changed password. */
async function givenNotice(user: Account) {
  const browser = await signedIn(user)
  await deliverEarlierMails()
  const [notice] = await mailsDuring(async () => {
    const change = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD }
    const { status } = await browser.put('/api/account/password', change)
    if (status !== 204) throw new Error(`Not changed: ${status}`)
  })
  const { pathname, search } = new URL(
    /https?:\/\/\S+\/account\/not-me\?\S+/.exec(notice!.text)![0]
  )
  return pathname + search
}

/** Presses the button. @returns the page, and the token of a mailed link where there is one */
async function press(path: string) {
  let text = ''
  await deliverEarlierMails()
  const mails = await mailsDuring(async () => {
    const answer = await new HttpSession().post(path)
    if (answer.status !== 200) throw new Error(`Not pressed: ${answer.status}`)
    text = answer.text
  })
  return { text, mails, token: mails.find((mail) => mail.token)?.token ?? null }
}

const deliverEarlierMails = () => mailsDuring(async () => {})

const logIn = ({ email }: Account, password: string) =>
  new HttpSession().post('/api/login', { email, password })

const hasApp = async ({ id }: Account) =>
  (await db.from('authenticators').where('user_id', id).first()) !== null

const addedAt = ({ id }: Account, days: number) =>
  db
    .from('authenticators')
    .where('user_id', id)
    .update({ created_at: clock.now().minus({ days }).toJSDate() })

test.group('“This wasn’t me” and second factors', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('does not open an account to who has the password: it ends, and a link for a new one is mailed', async ({
    assert,
    cleanup,
  }) => {
    const fan = await UserFactory.apply('verified').create()
    const admin = await UserFactory.apply('verified').apply('admin').create()
    for (const user of [admin, fan]) {
      const path = await givenNotice(user)
      cleanup(requireSecondFactor())
      await givenTwoStepLogin(user)
      const { text, mails, token } = await press(path)
      assert.include(text, 'your old password no longer works')
      assert.isFalse(await hasApp(user))
      const refused = await logIn(user, NEW_PASSWORD)
      assert.deepEqual([refused.status, refused.json().code], [401, 'E_INVALID_CREDENTIALS'])
      assert.deepEqual(
        mails.map(({ to }) => to),
        [user.email]
      )
      const reset = { token, password: 'a password of the owner' }
      assert.equal((await new HttpSession().post('/api/reset-password', reset)).status, 204)
      const answer = await logIn(user, reset.password)
      assert.equal(
        answer.json().code ?? answer.status,
        user.id === admin.id ? 'E_SECOND_FACTOR_SET_UP' : 200
      )
    }
  }).tags(['MFA-20'])

  test('leaves the password, and mails nothing, where it removes none', async ({ assert }) => {
    const [without, old] = await UserFactory.apply('verified').createMany(2)
    for (const user of [without!, old!]) {
      const path = await givenNotice(user)
      if (user === old) {
        await givenTwoStepLogin(user)
        await addedAt(user, 4)
      }
      const { text, mails } = await press(path)
      assert.notInclude(text, 'your old password no longer works')
      assert.lengthOf(mails, 0)
      const answer = await logIn(user, NEW_PASSWORD)
      assert.equal(answer.json().code ?? answer.status, user === old ? 'E_SECOND_FACTOR' : 200)
    }
    assert.isTrue(await hasApp(old!))
  }).tags(['MFA-20', 'SESS-6'])

  test('removes none that was set up after a report, by the same link', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.apply('verified').create()
    const pass = movableClock(cleanup)
    const path = await givenNotice(user)
    await givenTwoStepLogin(user)
    pass(10)
    const { token } = await press(path)
    const reset = { token, password: NEW_PASSWORD }
    assert.equal((await new HttpSession().post('/api/reset-password', reset)).status, 204)
    pass(10)
    await givenTwoStepLogin(user)
    const { text, mails } = await press(path)
    assert.include(text, 'Everyone is logged out')
    assert.lengthOf(mails, 0)
    assert.isTrue(await hasApp(user))
    assert.equal((await logIn(user, NEW_PASSWORD)).json().code, 'E_SECOND_FACTOR')
  }).tags(['MFA-20'])

  test('removes what was added before its notice or soon after, and not what was added days later', async ({
    assert,
    cleanup,
  }) => {
    const [before, after, later] = await UserFactory.apply('verified').createMany(3)
    const pass = movableClock(cleanup)
    const paths = []
    for (const user of [before!, after!, later!]) paths.push(await givenNotice(user))
    await givenTwoStepLogin(before!)
    await addedAt(before!, 1)
    pass(DAY)
    await givenTwoStepLogin(after!)
    await press(paths[0]!)
    await press(paths[1]!)
    pass(3 * DAY)
    await givenTwoStepLogin(later!)
    await press(paths[2]!)
    assert.deepEqual(await Promise.all([before!, after!, later!].map(hasApp)), [false, false, true])
  }).tags(['MFA-20'])
})
