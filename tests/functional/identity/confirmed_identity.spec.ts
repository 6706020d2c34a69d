import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { callsOf, givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'
import { FACTORY_PASSWORD } from '#tests/support/given'
import type { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'

const CONFIRM = '/api/account/confirm-identity'

/** An artist and an admin whose log-ins are eleven minutes old. */
async function givenOldLogIns(cleanup: (restore: () => void) => void) {
  let present = clock.now()
  cleanup(clock.set(() => present))
  const { artist, owner } = await givenReadyArtist()
  const fan = await UserFactory.create()
  const sessions = {
    owner: await signedIn(owner),
    admin: await signedIn(await UserFactory.apply('admin').create()),
  }
  present = present.plus({ minutes: 11 })
  return { artist, fan, ...sessions }
}

async function assertConfirmed(
  assert: { equal(actual: unknown, expected: unknown): void },
  browser: HttpSession,
  call: () => Promise<{ status: number; json(): { code?: string } }>
) {
  const refused = await call()
  assert.equal(refused.status, 403)
  assert.equal(refused.json().code, 'E_CONFIRM_IDENTITY')
  assert.equal((await browser.post(CONFIRM, { password: FACTORY_PASSWORD })).status, 204)
  assert.equal((await call()).status, 200)
}

test.group('A login of more than ten minutes ago', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('is confirmed before an artist sets up or opens the payout account')
    .tags(['MFA-9'])
    .with(['payout-account', 'payout-account/manage'])
    .run(async ({ assert, cleanup }, path) => {
      const { artist, owner } = await givenOldLogIns(cleanup)
      const before = callsOf('/v1/').length
      const call = () => owner.post(`/api/artists/${artist.id}/${path}`)
      assert.equal((await call()).status, 403)
      assert.lengthOf(callsOf('/v1/'), before, 'Stripe was not asked')
      await assertConfirmed(assert, owner, call)
    })

  test('is confirmed before an admin changes a role', async ({ assert, cleanup }) => {
    const { admin, fan } = await givenOldLogIns(cleanup)
    const call = () => admin.patch(`/api/admin/users/${fan.id}/role`, { userType: 'admin' })
    assert.equal((await call()).status, 403)
    assert.equal((await User.findOrFail(fan.id)).userType, 'fan')
    await assertConfirmed(assert, admin, call)
    assert.equal((await User.findOrFail(fan.id)).userType, 'admin')
  }).tags(['MFA-9'])

  test('is confirmed before an admin changes an artist’s share', async ({ assert, cleanup }) => {
    const { admin, artist } = await givenOldLogIns(cleanup)
    const path = `/api/admin/artists/${artist.id}/share`
    const call = () => admin.patch(path, { profitSharePercentage: 55 })
    const share = async () =>
      (await db.from('artists').where('id', artist.id).firstOrFail()).profit_share_percentage
    const before = await share()
    assert.equal((await call()).status, 403)
    assert.equal(await share(), before)
    await assertConfirmed(assert, admin, call)
    assert.equal(await share(), '55.00')
  }).tags(['MFA-9'])
})
