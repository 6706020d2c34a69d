import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import signoffsConfig from '#config/signoffs'
import { UserFactory } from '#database/factories/user_factory'
import { pence } from '#shared/money'
import { DecideSignoff, type SignoffShape } from '#signoffs/public'
import { payApprovedSignoffs } from '#signoffs/jobs'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  EARNED,
  givenEarned,
  givenReadyArtist,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'

/** The number of attempts that the client makes of one call. */
const ALL_TRIES = 3

/** A request to pay £69.00 now, which a release that knows no “Pay now” approved. */
async function givenApproved(client: ApiClient) {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  const { admin, call } = await givenAdminClient(client)
  const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
  signoffsConfig.payoutAbove = pence(EARNED - 1)
  const asked = await call('POST', `/api/admin/artists/${artist.id}/payouts`, {}, finance)
  asked.assertStatus(202)
  const { id } = asked.body() as SignoffShape
  const decide = await app.container.make(DecideSignoff)
  await decide.handle({
    signoffId: id,
    status: 'approved',
    refundId: null,
    actorUserId: admin.id,
    requestId: null,
  })
  return { id, artist, admin, call }
}

const isCarriedOut = async () => (await db.from('signoffs').firstOrFail()).carried_out_at !== null

test.group('A “Pay now” that was approved and not paid', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    const { payoutAbove } = signoffsConfig
    return () => {
      signoffsConfig.payoutAbove = payoutAbove
    }
  })

  test('is paid within minutes, once, in the name of who approved it', async ({
    assert,
    client,
  }) => {
    const { admin, artist } = await givenApproved(client)
    await payApprovedSignoffs()
    assert.deepEqual(await transferred(), [], 'the request may still be paying')
    await later(5, () => Promise.all([payApprovedSignoffs(), payApprovedSignoffs()]))
    assert.deepEqual(await transferred(), [EARNED])
    assert.isTrue(await isCarriedOut())
    const paid = (await auditEntries()).find(({ action }) => action === 'artist.pay_now')
    assert.equal(paid!.actor_user_id, admin.id)
    await givenEarned({ artist })
    await later(10, payApprovedSignoffs)
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['SIGN-9'])

  test('is tried again while Stripe is away, for three days', async ({ assert, client }) => {
    await givenApproved(client)
    stripeSandbox.faults.plan('server_error', ALL_TRIES)
    await assert.rejects(
      () => later(5, payApprovedSignoffs),
      '1 approved payouts could not be made'
    )
    assert.isFalse(await isCarriedOut())
    await later(10, payApprovedSignoffs)
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['SIGN-9'])

  test('waits for the payout run where more is due, or it is paused', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenApproved(client)
    await givenEarned({ artist })
    await later(5, payApprovedSignoffs)
    assert.isTrue(await isCarriedOut())
    await db.from('signoffs').update({ carried_out_at: null, amount: '500.00' })
    await db.from('payout_accounts').update({ payout_hold: true, payout_hold_reason: 'Odd sales' })
    await later(5, payApprovedSignoffs)
    assert.isTrue(await isCarriedOut())
    assert.deepEqual(await transferred(), [])
    const actions = (await auditEntries()).map(({ action }) => action)
    assert.notInclude(actions, 'artist.pay_now')
  }).tags(['SIGN-9'])

  test('is no more where the request has paid it', async ({ assert, client }) => {
    const { id, artist, admin, call } = await givenApproved(client)
    await db
      .from('signoffs')
      .update({ status: 'waiting', decided_by_user_id: null, decided_at: null })
    ;(await call('POST', `/api/admin/signoffs/${id}/approve`, {}, admin)).assertStatus(200)
    assert.isTrue(await isCarriedOut())
    await givenEarned({ artist })
    await later(5, payApprovedSignoffs)
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['SIGN-9', 'PAYO-19'])
})
