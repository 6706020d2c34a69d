import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { givenTwoStepLogin } from '#tests/functional/identity/second_factor_fixtures'
import { givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const NEW_PASSWORD = 'an even longer password'

/** The path of "This wasn’t me" in a mail. */
function notMePath({ text }: { text: string }): string {
  const address = /https?:\/\/\S+\/account\/not-me\?\S+/.exec(text)![0]
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** An account whose password was changed, by whom one cannot tell, and the link of the notice. */
async function givenChangedPassword(user: { email: string; userType?: string }) {
  const browser = await signedIn(user)
  const mails = await mailsDuring(async () => {
    const change = { currentPassword: FACTORY_PASSWORD, password: NEW_PASSWORD }
    const { status } = await browser.put('/api/account/password', change)
    if (status !== 204) throw new Error(`Not changed: ${status}`)
  })
  const notice = mails.find(({ to, text }) => to === user.email && text.includes('/not-me'))
  return { browser, path: notMePath(notice!) }
}

const heldReason = async (artistId: number) =>
  (await db.from('payout_accounts').where('artist_id', artistId).first())?.payout_hold_reason ??
  null

test.group('“This wasn’t me”', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('logs everyone out by its button, and not by being opened', async ({ assert }) => {
    const user = await UserFactory.create()
    const { browser, path } = await givenChangedPassword(user)
    const owner = new HttpSession()
    const page = await owner.get(path)
    assert.equal(page.status, 200)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.include(page.text, 'Log everyone out')
    assert.isTrue(await browser.isSignedIn(), 'opened')
    // Browsers send the origin of a form as null from a page without a referrer.
    const headers = { 'origin': 'null', 'sec-fetch-site': 'same-origin' }
    const pressed = await owner.send(path, { method: 'POST', headers })
    assert.equal(pressed.status, 200)
    assert.include(pressed.text, 'Everyone is logged out')
    assert.isFalse(await browser.isSignedIn(), 'pressed')
    assert.equal((await owner.post(path)).status, 200, 'once more')
    const actions = await db.from('audit_entries').where('actor_user_id', user.id)
    assert.include(
      actions.map(({ action }) => action),
      'user.intrusion'
    )
  }).tags(['SESS-6'])

  test('holds the payouts of the band, and ends open links that change whose account it is', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { browser, path } = await givenChangedPassword(owner)
    const asked = await browser.post('/api/account/email', {
      email: 'thief@example.com',
      currentPassword: NEW_PASSWORD,
    })
    assert.equal(asked.status, 202)
    assert.isNull(await heldReason(artist.id))
    const pressed = await new HttpSession().post(path)
    assert.include(pressed.text, artist.bandName)
    assert.equal(
      await heldReason(artist.id),
      'The owner reported that someone else was in the account'
    )
    assert.lengthOf(
      await db.from('account_links').where({ user_id: owner.id, purpose: 'email' }),
      0
    )
  }).tags(['SESS-6'])

  test('stands in the notices about two-step login as well', async ({ assert }) => {
    const user = await UserFactory.create()
    const browser = await signedIn(user)
    await givenTwoStepLogin(user)
    const [notice] = await mailsDuring(() => browser.post('/api/account/recovery-codes'))
    assert.equal((await new HttpSession().post(notMePath(notice!))).status, 200)
    assert.isFalse(await browser.isSignedIn())
  }).tags(['SESS-6'])

  test('ends two-step login of the last three days, and leaves what is older', async ({
    assert,
  }) => {
    const [young, old] = await UserFactory.createMany(2)
    for (const [user, days] of [
      [young!, 2],
      [old!, 4],
    ] as const) {
      const { path } = await givenChangedPassword(user)
      await givenTwoStepLogin(user)
      const at = clock.now().minus({ days }).toJSDate()
      await db.from('authenticators').where('user_id', user.id).update({ created_at: at })
      assert.equal((await new HttpSession().post(path)).status, 200)
    }
    const left = async (table: string) =>
      (await db.from(table).distinct('user_id')).map(({ user_id: id }) => id)
    assert.deepEqual(await left('authenticators'), [old!.id])
    assert.deepEqual(await left('recovery_codes'), [old!.id])
  }).tags(['SESS-6'])

  test('does nothing with a forged link, or one for another account', async ({ assert }) => {
    const [user, other] = await UserFactory.createMany(2)
    const { path } = await givenChangedPassword(user!)
    const victim = await signedIn(other!)
    const forged = path.replace(`account=${user!.id}`, `account=${other!.id}`)
    assert.notEqual(forged, path)
    for (const wrong of [forged, `/account/not-me?account=${other!.id}`, '/account/not-me']) {
      assert.equal(await new HttpSession().getStatus(wrong), 404)
      assert.equal((await new HttpSession().post(wrong)).status, 404)
    }
    assert.isTrue(await victim.isSignedIn())
  }).tags(['SESS-6'])
})
