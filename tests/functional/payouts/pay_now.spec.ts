import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import signoffsConfig from '#config/signoffs'
import { UserFactory } from '#database/factories/user_factory'
import type Artist from '#artists/models/artist'
import { pence } from '#shared/money'
import type { SignoffShape } from '#signoffs/public'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenBought } from '#tests/functional/payouts/fraud_fixtures'
import {
  EARNED,
  accountIdOf,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
} from '#tests/functional/payouts/payout_fixtures'

const pathOf = ({ id }: Artist) => `/api/admin/artists/${id}/payouts`

/** An artist to whom £69.00 is due, and £69.00 are on their way. */
async function givenDue(client: ApiClient) {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  await givenEarned({ artist, shippedDaysAgo: 2 })
  const { admin, call } = await givenAdminClient(client)
  const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
  return {
    artist,
    admin,
    finance,
    call,
    pay: (account = finance) => call('POST', pathOf(artist), {}, account),
  }
}

const transferred = async () => {
  const transfers = await stripeSandbox.connect.transfers.all()
  return transfers.map(({ amount }) => amount)
}

const paidNow = async () =>
  (await auditEntries()).filter(({ action }) => action === 'artist.pay_now')

test.group('Paying an artist now', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    const { payoutAbove } = signoffsConfig
    return () => {
      signoffsConfig.payoutAbove = payoutAbove
    }
  })

  test('sends what is due and nothing that is not due yet, with a note of who', async ({
    assert,
    client,
  }) => {
    const { artist, finance, pay } = await givenDue(client)
    const answer = await pay()
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { made: 1, failed: 0 })
    assert.deepEqual(await transferred(), [EARNED])
    const entries = await paidNow()
    assert.lengthOf(entries, 1)
    assert.containSubset(entries[0], {
      actor_user_id: finance.id,
      subject_type: 'artist',
      subject_id: artist.id,
    })
    const again = await pay()
    again.assertStatus(409)
    assert.equal(again.body().code, 'E_NOTHING_TO_PAY')
    assert.deepEqual(await transferred(), [EARNED])
    assert.lengthOf(await paidNow(), 1)
  }).tags(['PAYO-19'])

  test('pays once when three admins press at the same moment', async ({ assert, client }) => {
    const { admin, pay } = await givenDue(client)
    const answers = await Promise.all([pay(), pay(admin), pay()])
    assert.isTrue(answers.every((answer) => [200, 409].includes(answer.status())))
    const made = answers.map((answer) => Number(answer.body().made ?? 0))
    assert.equal(
      made.reduce((sum, count) => sum + count, 0),
      1
    )
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['PAYO-19'])

  test('deducts what the artist owes, and sends nothing below the minimum', async ({
    assert,
    client,
  }) => {
    const { artist, pay } = await givenDue(client)
    await givenDebt(artist.id, EARNED - 2400)
    const refused = await pay()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_NOTHING_TO_PAY')
    await givenEarned({ artist, quantity: 1 })
    ;(await pay()).assertStatus(200)
    assert.deepEqual(await transferred(), [2400 + EARNED / 10])
  }).tags(['PAYO-19'])

  test('is refused while payouts are paused, or Stripe does not pay the artist', async ({
    assert,
    client,
  }) => {
    const { artist, pay } = await givenDue(client)
    const code = async () => {
      const answer = await pay()
      answer.assertStatus(409)
      return answer.body().code
    }
    await db
      .from('payout_accounts')
      .update({ payout_hold: true, payout_hold_reason: 'Many returns at once' })
    assert.equal(await code(), 'E_PAYOUTS_PAUSED')
    await db.from('payout_accounts').update({ payout_hold: false, payout_hold_reason: null })
    await stripeSandbox.connect.change(await accountIdOf(artist.id), (account) => ({
      ...account,
      payouts_enabled: false,
    }))
    await stripeSandbox.deliveriesDone()
    assert.equal(await code(), 'E_ARTIST_NOT_PAYABLE')
    assert.deepEqual(await transferred(), [])
    assert.lengthOf(await paidNow(), 0)
    assert.lengthOf(await payoutStatuses(), 0)
  }).tags(['PAYO-19'])

  test('above the limit waits for a second admin, who pays it once', async ({ assert, client }) => {
    const { artist, admin, finance, call, pay } = await givenDue(client)
    // What is on its way is owed as well.
    signoffsConfig.payoutAbove = pence(2 * EARNED - 1)
    const answer = await pay()
    answer.assertStatus(202)
    const asked = answer.body() as SignoffShape
    assert.containSubset(asked, { kind: 'pay_now', artist: { id: artist.id } })
    assert.equal((await pay()).body().id, asked.id)
    assert.deepEqual(await transferred(), [])
    assert.lengthOf(await paidNow(), 0)
    const approve = (account = admin) =>
      call('POST', `/api/admin/signoffs/${asked.id}/approve`, {}, account)
    ;(await approve(finance)).assertStatus(403)
    ;(await approve()).assertStatus(200)
    ;(await approve()).assertStatus(200)
    assert.deepEqual(await transferred(), [EARNED])
    const [entry] = await paidNow()
    assert.equal(entry!.actor_user_id, admin.id)
  }).tags(['PAYO-19', 'SIGN-7'])

  test('is approved by a second admin up to the amount of the request', async ({
    assert,
    client,
  }) => {
    const { artist, admin, call, pay } = await givenDue(client)
    signoffsConfig.payoutAbove = pence(2 * EARNED - 1)
    const { id, total } = (await pay()).body() as SignoffShape
    assert.equal(total, (2 * EARNED) / 100)
    const approve = () => call('POST', `/api/admin/signoffs/${id}/approve`, {}, admin)
    await givenEarned({ artist })
    const more = await givenEarned({ artist })
    const refused = await approve()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.deepEqual(await transferred(), [])
    assert.lengthOf(await paidNow(), 0)
    assert.deepEqual(await db.from('signoffs').select('status'), [{ status: 'waiting' }])
    // As much as was asked for may be paid.
    await db.from('checkouts').where('id', more.checkoutId).update({ production_hold: true })
    ;(await approve()).assertStatus(200)
    assert.deepEqual(await transferred(), [2 * EARNED])
  }).tags(['PAYO-19', 'SIGN-7'])

  test('needs the role for payouts and a log-in of the last ten minutes', async ({
    assert,
    client,
  }) => {
    const { artist, finance, pay } = await givenDue(client)
    for (const adminRole of ['operations', 'catalogue', 'support'] as const)
      (await pay(await UserFactory.merge({ userType: 'admin', adminRole }).create())).assertStatus(
        403
      )
    const old = await client.post(pathOf(artist)).loginAs(finance).withCsrfToken().json({})
    old.assertStatus(403)
    assert.equal(old.body().code, 'E_CONFIRM_IDENTITY')
    assert.deepEqual(await transferred(), [])
    assert.lengthOf(await paidNow(), 0)
  }).tags(['PAYO-19'])

  test('is refused where a fraud rule hits, which holds the payouts', async ({
    assert,
    client,
  }) => {
    const { artist, pay } = await givenDue(client)
    for (const card of ['card a', 'card b', 'card c'])
      await givenBought({ artist, card, email: 'robin@example.com' })
    const answer = await pay()
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_PAYOUTS_PAUSED')
    assert.deepEqual(await transferred(), [])
    assert.lengthOf(await db.from('fraud_checks').where('artist_id', artist.id), 1)
    assert.deepEqual(await paidNow(), [])
  }).tags(['FRAUD-5', 'PAYO-19'])
})
