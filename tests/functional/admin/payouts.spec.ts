import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  EARNED,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  retryOpenPayouts,
  payoutStatuses,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'

type Props = { rows: ListedPayout[]; total: { count: number } }

/** A payout that Stripe has refused. */
async function givenFailed() {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  const reserve = await app.container.make(ReservePayout)
  const id = (await reserve.handle(artist.id))!
  stripeSandbox.faults.plan('balance_insufficient', 1)
  await retryOpenPayouts()
  return { artist, id }
}

test.group('The payouts of all artists', (group) => {
  group.each.setup(setupCheckout)

  test('are found by state and artist, with what went wrong', async ({ assert, client }) => {
    const { artist, id } = await givenFailed()
    const { artist: other } = await givenReadyArtist()
    await givenEarned({ artist: other })
    await runPayouts()
    const adminClient = await givenAdminClient(client)
    const failed = await adminClient.open<Props>('/admin/payouts?status=failed')
    assert.deepEqual(
      failed.rows.map((row) => [row.id, row.status, row.failure, row.artist.id]),
      [[id, 'failed', 'balance_insufficient', artist.id]]
    )
    const ofOther = await adminClient.open<Props>(
      `/admin/payouts?search=${other.bandName.slice(0, 6)}`
    )
    assert.include(
      ofOther.rows.map((row) => row.artist.id),
      other.id
    )
    const none = await adminClient.open<Props>('/admin/payouts?search=no+such+band&status=nonsense')
    assert.lengthOf(none.rows, 0)
  }).tags(['PAYO-17'])

  test('that failed are unresolved until a later one follows', async ({ assert, client }) => {
    const { id } = await givenFailed()
    const adminClient = await givenAdminClient(client)
    const shown = async () => {
      const { overview } = await adminClient.open<{ overview: { failedPayouts: number } }>('/admin')
      const { rows, total } = await adminClient.open<Props>('/admin/payouts?status=unresolved')
      assert.equal(total.count, rows.length)
      return [overview.failedPayouts, rows.map((row) => row.id)]
    }
    assert.deepEqual(await shown(), [1, [id]])

    // Another artist's payout does not follow this one.
    const { artist: other } = await givenReadyArtist()
    await givenEarned({ artist: other })
    const reserve = await app.container.make(ReservePayout)
    await reserve.handle(other.id)
    assert.deepEqual(await shown(), [1, [id]])

    // A later payout of the same artist does.
    await adminClient.call('POST', `/api/admin/payouts/${id}/retry`, {})
    assert.deepEqual(await shown(), [0, []])
  }).tags(['OPS-5'])

  test('that were refused are retried by another one, audited and paid once', async ({
    assert,
    client,
  }) => {
    const { id } = await givenFailed()
    const { admin, call } = await givenAdminClient(client)
    const again = () => call('POST', `/api/admin/payouts/${id}/retry`, {})
    const [first, second] = await Promise.all([again(), again()])
    first.assertStatus(200)
    second.assertStatus(200)
    assert.deepEqual(await payoutStatuses(), ['failed 69.00', 'paid 69.00'])
    assert.deepEqual(await transferred(), [EARNED])
    const [entry] = await auditEntries()
    assert.deepInclude(entry, {
      actor_user_id: admin.id,
      action: 'payout.retry',
      subject_type: 'payout',
      subject_id: id,
      before: { status: 'failed' },
    })
  }).tags(['PAYO-8'])

  test('say whether a retry can succeed, and which payout has their orders now', async ({
    assert,
    client,
  }) => {
    const { artist, id } = await givenFailed()
    const { call, open } = await givenAdminClient(client)
    const shown = async () => {
      const { rows } = await open<Props>('/admin/payouts?status=failed')
      return rows.map(({ retry, followedBy }) => [retry, followedBy])[0]
    }
    const again = () => call('POST', `/api/admin/payouts/${id}/retry`, {})
    const hold = (isHeld: boolean) =>
      call('PATCH', `/api/admin/artists/${artist.id}/payouts`, { isHeld, reason: 'Returns' })
    const { rows } = await open<Props>('/admin/payouts')
    assert.deepInclude(rows[0], { retry: 'possible', followedBy: null })
    assert.isNotNull(rows[0]!.triedAt)

    await hold(true)
    assert.deepEqual(await shown(), ['paused', null])
    const refused = await again()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_PAYOUTS_PAUSED')
    await hold(false)

    await stripeSandbox.connect.change(await accountIdOf(artist.id), (account) => ({
      ...account,
      payouts_enabled: false,
    }))
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await shown(), ['account', null])
    await stripeSandbox.connect.onboard(await accountIdOf(artist.id), 'complete')
    await stripeSandbox.deliveriesDone()

    await runPayouts()
    const { rows: all } = await open<Props>('/admin/payouts')
    const [paid] = all
    assert.deepInclude(paid, { status: 'paid', retry: null, triedAt: null })
    assert.deepEqual(await shown(), ['followed', paid!.id])
    const next = () => db.from('payouts').where('id', paid!.id)
    const { status, paid_at: paidAt, stripe_transfer_id: transferId } = await next().firstOrFail()
    await next().update({ status: 'cancelled', paid_at: null, stripe_transfer_id: null })
    assert.deepEqual(await shown(), ['possible', null])
    await next().update({ status, paid_at: paidAt, stripe_transfer_id: transferId })
    const entries = (await auditEntries()).length
    const needless = await again()
    needless.assertStatus(200)
    assert.lengthOf(await auditEntries(), entries)
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['DESK-2'])

  test('that got no answer are asked for again under the same key', async ({ assert, client }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    const reserve = await app.container.make(ReservePayout)
    const id = (await reserve.handle(artist.id))!
    stripeSandbox.faults.plan('drop_answer', 3)
    await retryOpenPayouts()
    const { call } = await givenAdminClient(client)
    const answer = await call('POST', `/api/admin/payouts/${id}/retry`, {})
    assert.equal(answer.body().status, 'paid')
    assert.deepEqual(await transferred(), [EARNED])
    const ended = await call('POST', `/api/admin/payouts/${id}/retry`, {})
    ended.assertStatus(409)
    assert.equal(ended.body().code, 'E_INVALID_STATUS_TRANSITION')
    assert.lengthOf(await auditEntries(), 1)
  }).tags(['PAYO-8'])

  test('are paused for an artist and resumed, each audited once, and the artist does not see the reason', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist })
    const { call } = await givenAdminClient(client)
    const path = `/api/admin/artists/${artist.id}/payouts`
    const unsaid = await call('PATCH', path, { isHeld: true })
    unsaid.assertStatus(422)
    const hold = { isHeld: true, reason: 'Many returns at once' }
    for (const body of [hold, hold]) (await call('PATCH', path, body)).assertStatus(200)
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    const page = await client.get('/dashboard?tab=payouts').withInertia().loginAs(owner)
    assert.notInclude(JSON.stringify(page.body()), hold.reason)
    assert.include(JSON.stringify(page.body()), '"isHeld":true')
    ;(await call('PATCH', path, { isHeld: false })).assertStatus(422)
    const release = await call('PATCH', path, { isHeld: false, reason: hold.reason })
    release.assertStatus(200)
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    const entries = await auditEntries()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['artist.hold_payouts', 'artist.release_payouts']
    )
  }).tags(['PAYO-17'])

  test('can be paused before an artist has set anything up', async ({ assert, client }) => {
    const { artist } = await givenReadyArtist()
    await db.from('payout_accounts').delete()
    const { call } = await givenAdminClient(client)
    const path = `/api/admin/artists/${artist.id}/payouts`
    const answer = await call('PATCH', path, { isHeld: true, reason: 'Two accounts, one band' })
    answer.assertStatus(200)
    const [row] = await db.from('payout_accounts').select('payout_hold', 'stripe_account_id')
    assert.deepEqual(row, { payout_hold: true, stripe_account_id: null })
  }).tags(['PAYO-17'])
})
