import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

type Listed = { id: string; isThisOne: boolean; device: string | null; network: string | null }

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const listOf = async (browser: HttpSession): Promise<Listed[]> =>
  (await browser.get('/api/account/sessions')).json()

async function signedInOnPhone({ email }: { email: string }) {
  const phone = new HttpSession()
  const body = { email, password: FACTORY_PASSWORD }
  await phone.post('/api/login', body, { 'user-agent': PHONE })
  return phone
}

test.group('The open sessions of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('are listed with device, network, log-in and last use, and never their own ids', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    await signedIn(await UserFactory.create())
    await signedInOnPhone(user)
    const here = await signedIn(user)
    const answer = await here.get('/api/account/sessions')
    const sessions: Record<string, unknown>[] = answer.json()
    assert.lengthOf(sessions, 2)
    const phone = sessions.find(({ isThisOne }) => !isThisOne)!
    assert.equal(phone.device, 'Firefox on Android')
    assert.equal(phone.network, '127.0.0.x')
    for (const field of ['beganAt', 'lastSeenAt', 'expiresAt'])
      assert.isFalse(Number.isNaN(Date.parse(String(phone[field]))), field)
    const rows = await db.from('sessions').where('user_id', String(user.id))
    assert.sameMembers(
      sessions.map(({ id }) => id),
      rows.map(({ id }) => hashToken(id))
    )
    for (const { id } of rows) assert.notInclude(answer.text, id)
  }).tags(['SESS-3'])

  test('end one at a time', async ({ assert }) => {
    const user = await UserFactory.create()
    const [here, phone, third] = [
      await signedIn(user),
      await signedInOnPhone(user),
      await signedIn(user),
    ]
    const named = (await listOf(here)).find(({ device }) => device !== null)!
    assert.equal((await here.delete(`/api/account/sessions/${named.id}`)).status, 204)
    assert.isFalse(await phone.isSignedIn())
    for (const browser of [here, third]) assert.isTrue(await browser.isSignedIn())
    assert.equal((await here.delete(`/api/account/sessions/${named.id}`)).status, 404)
  }).tags(['SESS-3'])

  test('of another account cannot be ended', async ({ assert }) => {
    const other = await signedIn(await UserFactory.create())
    const here = await signedIn(await UserFactory.create())
    const [foreign] = await listOf(other)
    assert.equal((await here.delete(`/api/account/sessions/${foreign!.id}`)).status, 404)
    assert.isTrue(await other.isSignedIn())
  }).tags(['SESS-3'])

  test('end all but this one', async ({ assert }) => {
    const user = await UserFactory.create()
    const [here, there, bystander] = [
      await signedIn(user),
      await signedIn(user),
      await signedIn(await UserFactory.create()),
    ]
    assert.equal((await here.delete('/api/account/sessions')).status, 204)
    assert.isFalse(await there.isSignedIn())
    for (const browser of [here, bystander]) assert.isTrue(await browser.isSignedIn())
    assert.lengthOf(await listOf(here), 1)
  }).tags(['SESS-3'])

  test('end with a changed role: an open session does not become an admin’s', async ({
    assert,
  }) => {
    const fan = await UserFactory.create()
    const open = await signedIn(fan)
    const admin = await signedIn(await UserFactory.apply('admin').create())
    const path = `/api/admin/users/${fan.id}/role`
    assert.equal((await admin.patch(path, { userType: 'admin' })).status, 200)
    assert.isFalse(await open.isSignedIn())
    assert.isTrue(await (await signedIn(fan)).isSignedIn())
    assert.isTrue(await admin.isSignedIn())
  }).tags(['SESS-5'])
})

test.group('A session ends by itself', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  const cases = [
    { who: 'fan', after: { days: 30 }, usedEvery: { days: 10 }, what: '30 days after the log-in' },
    { who: 'fan', after: { days: 14 }, usedEvery: null, what: '14 days without use' },
    { who: 'admin', after: { hours: 12 }, usedEvery: { minutes: 50 }, what: '12 hours after it' },
    { who: 'admin', after: { hours: 1 }, usedEvery: null, what: 'an hour without use' },
  ] as const

  test('of {who}: {what}, and not before')
    .tags(['SESS-4'])
    .with([...cases])
    .run(async ({ assert, cleanup }, { who, after, usedEvery }) => {
      const user = await UserFactory.merge({ userType: who }).create()
      const start = clock.now()
      let present = start
      cleanup(clock.set(() => present))
      const browser = await signedIn(user)
      const unused = await signedIn(user)
      const isOpenAt = (time: typeof start, ofBrowser = browser) => {
        present = time
        return ofBrowser.isSignedIn()
      }
      const end = start.plus(after)
      if (usedEvery)
        for (let time = start.plus(usedEvery); time < end; time = time.plus(usedEvery))
          assert.isTrue(await isOpenAt(time), time.toISO()!)
      assert.isTrue(await isOpenAt(end.minus({ seconds: 1 })))
      assert.equal(await isOpenAt(end.plus({ seconds: 1 })), usedEvery === null)
      assert.isFalse(await isOpenAt(end.plus({ seconds: 1 }), unused))
    })

  test('and is listed no more', async ({ assert, cleanup }) => {
    const admin = await UserFactory.apply('admin').create()
    let present = clock.now()
    cleanup(clock.set(() => present))
    await signedIn(admin)
    assert.lengthOf(await listOf(await signedIn(admin)), 2)
    present = present.plus({ hours: 1, seconds: 1 })
    assert.lengthOf(await listOf(await signedIn(admin)), 1)
  }).tags(['SESS-4'])
})
