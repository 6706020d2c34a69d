import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { signedIn } from '#tests/functional/account/account_fixtures'
import {
  givenPlacedOrder,
  paid,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { VENUE } from '#tests/functional/insights/settlement_fixtures'
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

  test('is confirmed before an admin suspends an account, alone or with others')
    .tags(['MFA-9'])
    .with(['one', 'several'] as const)
    .run(async ({ assert, cleanup }, many) => {
      const { admin, fan } = await givenOldLogIns(cleanup)
      const call = () =>
        many === 'one'
          ? admin.patch(`/api/admin/users/${fan.id}/suspension`, { isSuspended: true })
          : admin.patch('/api/admin/users/suspension', { ids: [fan.id], isSuspended: true })
      assert.equal((await call()).status, 403)
      assert.isFalse((await User.findOrFail(fan.id)).isSuspended)
      await assertConfirmed(assert, admin, call)
      assert.isTrue((await User.findOrFail(fan.id)).isSuspended)
    })

  test('is confirmed before an artist changes the shares of a gig or the defaults of a tour', async ({
    assert,
    cleanup,
  }) => {
    const { artist, owner } = await givenOldLogIns(cleanup)
    const gig = await GigFactory.merge({ artistId: artist.id }).create()
    const shares = [VENUE]
    const call = () => owner.put(`/api/gigs/${gig.id}/shares`, { shares })
    const agreed = () => db.from('gig_shares').where('gig_id', gig.id)
    assert.equal((await call()).status, 403)
    assert.lengthOf(await agreed(), 0)
    const made = await owner.post('/api/tours', { name: 'Early Closing Tour', gigIds: [] })
    const defaults = () => owner.put(`/api/tours/${made.json().id}/defaults`, { shares })
    assert.equal((await defaults()).json().code, 'E_CONFIRM_IDENTITY')
    await assertConfirmed(assert, owner, call)
    assert.lengthOf(await agreed(), 1)
    assert.equal((await defaults()).status, 200)
  }).tags(['MFA-9'])

  test('is confirmed before an admin refunds more than £100, and not before a smaller refund', async ({
    assert,
    cleanup,
  }) => {
    let present = clock.now()
    cleanup(clock.set(() => present))
    const { order, sessionId } = await givenPlacedOrder({ sellingPrice: '60.00' })
    await paid(sessionId, typed())
    const admin = await signedIn(await UserFactory.apply('admin').create())
    present = present.plus({ minutes: 11 })
    const refund = (body: object) =>
      admin.post(`/api/admin/orders/${order.id}/refund`, { reason: 'Torn', ...body })
    for (const large of [{}, { amount: 100.01 }, { amount: 99, shippingAmount: 1.01 }])
      assert.equal((await refund(large)).json().code, 'E_CONFIRM_IDENTITY')
    assert.equal((await refund({ amount: 10 })).status, 201)
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
