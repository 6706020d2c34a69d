import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import signoffsConfig from '#config/signoffs'
import { UserFactory } from '#database/factories/user_factory'
import { PayoutHold } from '#payouts/public'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { pence } from '#shared/money'
import type { SignoffShape } from '#signoffs/public'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  EARNED,
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  retryOpenPayouts,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'

const reason = 'Many returns at once'

/** An artist to whom £69.00 is owed, and two admins who may approve. */
async function givenArtist(client: ApiClient) {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  const adminClient = await givenAdminClient(client)
  const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
  const hold = (isHeld: boolean) =>
    adminClient.call('PATCH', `/api/admin/artists/${artist.id}/payouts`, { isHeld, reason })
  const approve = (id: number, account = finance) =>
    adminClient.call('POST', `/api/admin/signoffs/${id}/approve`, {}, account)
  return { ...adminClient, artist, finance, hold, approve }
}

const states = async () => (await payoutStatuses()).map((words) => words.split(' ')[0])

const isHeld = async (artistId: number): Promise<boolean> =>
  (await db.from('payout_accounts').where('artist_id', artistId).firstOrFail()).payout_hold

/** As if an admin had resumed the payouts while less was owed. */
const endPause = () =>
  db.from('payout_accounts').update({ payout_hold: false, payout_hold_reason: null })

const INTRUSION = 'The owner reported that someone else was in the account'

test.group('Payouts above the limit', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    const { payoutAbove } = signoffsConfig
    return () => {
      signoffsConfig.payoutAbove = payoutAbove
    }
  })

  test('that were paused again since they were to be resumed stay paused', async ({
    assert,
    client,
  }) => {
    const { artist, call, hold, approve } = await givenArtist(client)
    signoffsConfig.payoutAbove = pence(EARNED - 1)
    ;(await hold(true)).assertStatus(200)
    const asked = (await hold(false)).body() as SignoffShape
    assert.equal(asked.reason, reason)
    const payoutHold = await app.container.make(PayoutHold)
    await db.transaction((trx) => payoutHold.add({ artistId: artist.id, reason: INTRUSION }, trx))
    const answer = await approve(asked.id)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.isTrue(await isHeld(artist.id))

    // An old tab shows the first reason alone; pausing once more keeps both.
    signoffsConfig.payoutAbove = pence(EARNED)
    ;(await hold(false)).assertStatus(409)
    ;(await hold(true)).assertStatus(200)
    const row = await db.from('payout_accounts').where('artist_id', artist.id).firstOrFail()
    assert.equal(row.payout_hold_reason, `${INTRUSION}; ${reason}`)
    const path = `/api/admin/artists/${artist.id}/payouts`
    const seen = { isHeld: false, reason: row.payout_hold_reason }
    ;(await call('PATCH', path, seen)).assertStatus(200)
    assert.isFalse(await isHeld(artist.id))
  }).tags(['SIGN-7'])

  test('are paused for a reason whose words are part of another one', async ({
    assert,
    client,
  }) => {
    const { artist, call } = await givenArtist(client)
    const path = `/api/admin/artists/${artist.id}/payouts`
    for (const words of ['Fraud check: many risky payments', 'risky payments'])
      (await call('PATCH', path, { isHeld: true, reason: words })).assertStatus(200)
    const row = await db.from('payout_accounts').where('artist_id', artist.id).firstOrFail()
    assert.equal(row.payout_hold_reason, 'risky payments; Fraud check: many risky payments')
  }).tags(['SIGN-7'])

  test('that are paused are resumed by a second admin; up to the limit by one', async ({
    assert,
    client,
  }) => {
    const { admin, artist, finance, hold, approve } = await givenArtist(client)
    signoffsConfig.payoutAbove = pence(EARNED)
    ;(await hold(true)).assertStatus(200)
    ;(await hold(false)).assertStatus(200)
    assert.isFalse(await isHeld(artist.id))

    signoffsConfig.payoutAbove = pence(EARNED - 1)
    ;(await hold(true)).assertStatus(200)
    const answer = await hold(false)
    answer.assertStatus(202)
    const asked = answer.body() as SignoffShape
    assert.containSubset(asked, {
      kind: 'resume_payouts',
      artist: { id: artist.id },
      total: EARNED / 100,
    })
    assert.isTrue(await isHeld(artist.id))
    assert.equal((await hold(false)).body().id, asked.id)
    ;(await approve(asked.id, admin)).assertStatus(403)
    assert.isTrue(await isHeld(artist.id))

    ;(await approve(asked.id)).assertStatus(200)
    assert.isFalse(await isHeld(artist.id))
    ;(await approve(asked.id)).assertStatus(200)
    // Nothing keeps them any more, so there is nothing to ask for.
    ;(await hold(false)).assertStatus(200)
    assert.lengthOf(await db.from('signoffs'), 1)
    const entries = await auditEntries()
    assert.deepEqual(
      entries.slice(-3).map(({ action, actor_user_id }) => [action, actor_user_id]),
      [
        ['signoff.request_resume_payouts', admin.id],
        ['signoff.approve_resume_payouts', finance.id],
        ['artist.release_payouts', finance.id],
      ]
    )
  }).tags(['SIGN-7'])

  test('that Stripe refused are tried again by a second admin, once they are not paused', async ({
    assert,
    client,
  }) => {
    const { artist, call, hold, approve } = await givenArtist(client)
    signoffsConfig.payoutAbove = pence(EARNED - 1)
    const reserve = await app.container.make(ReservePayout)
    const id = (await reserve.handle(artist.id))!
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await retryOpenPayouts()
    const retry = () => call('POST', `/api/admin/payouts/${id}/retry`, {})
    await hold(true)
    ;(await retry()).assertStatus(409)
    assert.deepEqual(await db.from('signoffs'), [])
    await endPause()

    const answer = await retry()
    answer.assertStatus(202)
    assert.containSubset(answer.body(), { kind: 'retry_payout', payoutId: id })
    assert.deepEqual(await states(), ['failed'])
    await hold(true)
    const paused = await approve(answer.body().id)
    paused.assertStatus(409)
    paused.assertBodyContains({ code: 'E_PAYOUTS_PAUSED' })
    assert.deepEqual(await db.from('signoffs').select('status'), [{ status: 'waiting' }])
    await endPause()

    const presses = await Promise.all([1, 2].map(() => approve(answer.body().id)))
    for (const press of presses) press.assertStatus(200)
    assert.deepEqual(await states(), ['failed', 'paid'])
  }).tags(['SIGN-3', 'SIGN-4', 'SIGN-7'])

  test('go out by themselves as before', async ({ assert, client }) => {
    await givenArtist(client)
    signoffsConfig.payoutAbove = pence(0)
    await runPayouts()
    assert.deepEqual(await states(), ['paid'])
    assert.deepEqual(await db.from('signoffs'), [])
  }).tags(['SIGN-7'])
})
