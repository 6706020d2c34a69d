import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import signoffsConfig from '#config/signoffs'
import { UserFactory } from '#database/factories/user_factory'
import type { FraudCheck, FraudRule } from '#payouts/public'
import type { AdminRole } from '#shared/admin_role'
import { pence } from '#shared/money'
import type { SignoffShape } from '#signoffs/public'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  checkRows,
  givenBought,
  holdOf,
  holdSuspicious,
} from '#tests/functional/payouts/fraud_fixtures'
import {
  EARNED,
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { mailsDuring } from '#tests/support/mails_during'
import { deliverMails } from '#tests/support/outgoing_mails'

const street = '7 Harbour Lane'
const CARDS = ['card a', 'card b', 'card c']
const HOLD = 'Fraud check: several cards for one buyer or address'
const reason = 'A family with three cards'

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

/** An artist to whom £69.00 is owed and whose payouts a rule holds, and an admin of the role Finance. */
async function givenCheck(client: ApiClient) {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  const orders = []
  for (const card of CARDS) orders.push(await givenBought({ artist, card, street }))
  await holdSuspicious()
  const [{ id }] = await checkRows()
  const adminClient = await givenAdminClient(client)
  const finance = await givenAdmin('finance')
  const decide = async (what: 'release' | 'keep', body: object = { reason }, account = finance) => {
    const { latest_order_id: latestOrderId, evidence } = (await checkRows()).find(
      (row) => row.id === id
    )
    const seen = what === 'release' ? { latestOrderId, orders: evidence.orders } : {}
    const path = `/api/admin/fraud-checks/${id}/${what}`
    return adminClient.call('POST', path, { ...seen, ...body }, account)
  }
  const listed = async (view: string) =>
    (await adminClient.open<{ rows: FraudCheck[] }>(`/admin/fraud-checks?view=${view}`)).rows
  return { ...adminClient, artist, orders, id, finance, decide, listed }
}

const actions = async () => (await auditEntries()).map(({ action }) => action)

test.group('A fraud check', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    const { payoutAbove } = signoffsConfig
    return () => {
      signoffsConfig.payoutAbove = payoutAbove
    }
  })

  test('is listed with its evidence, and released: payouts resume, and the same orders hold no more', async ({
    assert,
    client,
  }) => {
    const { artist, orders, decide, listed, open } = await givenCheck(client)
    const [check] = await listed('waiting')
    assert.containSubset(check, {
      artist: { id: artist.id, bandName: artist.bandName },
      rule: 'many_cards',
      orders: 3,
      amount: 72,
      figure: 3,
      orderNumbers: orders.map(({ orderNumber }) => orderNumber).toReversed(),
    })
    const overview = async () =>
      (await open<{ overview: { fraudChecks: number } }>('/admin')).overview.fraudChecks
    assert.equal(await overview(), 1)

    const answer = await decide('release')
    answer.assertStatus(200)
    assert.containSubset(answer.body(), { status: 'released', reason })
    assert.equal(await overview(), 0)
    assert.isNull(await holdOf(artist.id))
    assert.deepEqual(await actions(), [
      'artist.hold_payouts',
      'artist.release_fraud_check',
      'artist.release_payouts',
    ])
    assert.containSubset(await listed('released'), [{ status: 'released', reason }])
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.lengthOf(await checkRows(), 1)

    await givenBought({ artist, card: 'card d', street })
    await holdSuspicious()
    assert.isNull(await holdOf(artist.id))
    for (const card of CARDS) await givenBought({ artist, card, street })
    await holdSuspicious()
    assert.equal(await holdOf(artist.id), HOLD)
    assert.lengthOf(await checkRows(), 2)
  }).tags(['FRAUD-7'])

  test('is told to the artist by the dashboard alone, its end too, and the payout by mail', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist })
    for (const card of CARDS) await givenBought({ artist, card, street })
    const finance = await givenAdmin('finance')
    const { call } = await givenAdminClient(client)
    const holdReason = async () => {
      const path = `/api/artists/${artist.id}/payout-account`
      return (await client.get(path).loginAs(owner)).body().holdReason
    }
    const mailedToOwner = async (work: () => Promise<unknown>) =>
      (await mailsDuring(work)).filter(({ to }) => to === owner.email).map(({ subject }) => subject)
    await deliverMails()
    assert.deepEqual(await mailedToOwner(runPayouts), [])
    assert.equal(await holdReason(), 'shop')
    const [{ id, latest_order_id: latestOrderId, evidence }] = await checkRows()
    const release = () =>
      call(
        'POST',
        `/api/admin/fraud-checks/${id}/release`,
        { reason, latestOrderId, orders: evidence.orders },
        finance
      )
    assert.deepEqual(await mailedToOwner(release), [])
    assert.isNull(await holdReason())
    assert.deepEqual(await mailedToOwner(runPayouts), ['£69.00 from your merch is on its way'])
  }).tags(['FRAUD-8'])

  test('is kept paused, and released later', async ({ assert, client }) => {
    const { artist, decide, listed } = await givenCheck(client)
    ;(await decide('keep')).assertStatus(200)
    assert.equal(await holdOf(artist.id), HOLD)
    assert.containSubset(await listed('kept'), [{ status: 'kept', reason }])
    const again = await decide('keep')
    again.assertStatus(409)
    await runPayouts()
    assert.deepEqual([await payoutStatuses(), (await checkRows()).length], [[], 1])
    ;(await decide('release', { reason: 'The bank has confirmed it' })).assertStatus(200)
    assert.isNull(await holdOf(artist.id))
  }).tags(['FRAUD-7'])

  test('leaves another reason of the pause; payouts do not resume around an open check', async ({
    assert,
    client,
  }) => {
    const { artist, call, decide } = await givenCheck(client)
    const path = `/api/admin/artists/${artist.id}/payouts`
    const refused = await call('PATCH', path, { isHeld: false, reason: HOLD })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_FRAUD_CHECK')
    assert.equal(await holdOf(artist.id), HOLD)
    ;(await call('PATCH', path, { isHeld: true, reason: 'Many returns' })).assertStatus(200)
    ;(await decide('release')).assertStatus(200)
    assert.equal(await holdOf(artist.id), 'Many returns')
    ;(await call('PATCH', path, { isHeld: false, reason: 'Many returns' })).assertStatus(200)
    assert.isNull(await holdOf(artist.id))
  }).tags(['FRAUD-7'])

  test('that holds more than the limit is released, and a second admin resumes the payouts', async ({
    assert,
    client,
  }) => {
    const { artist, admin, call, decide } = await givenCheck(client)
    signoffsConfig.payoutAbove = pence(EARNED - 1)
    const asked = await decide('release')
    asked.assertStatus(202)
    const { id, kind } = asked.body() as SignoffShape
    assert.equal(kind, 'resume_payouts')
    assert.equal(await holdOf(artist.id), HOLD)
    assert.equal((await checkRows())[0].status, 'released')
    ;(await call('POST', `/api/admin/signoffs/${id}/approve`, {}, admin)).assertStatus(200)
    assert.isNull(await holdOf(artist.id))
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
  }).tags(['FRAUD-7'])

  test('is not released where its payouts need a second admin and another request waits', async ({
    assert,
    client,
  }) => {
    const { artist, admin, decide } = await givenCheck(client)
    signoffsConfig.payoutAbove = pence(EARNED - 1)
    await db.table('signoffs').insert({
      kind: 'pay_now',
      artist_id: artist.id,
      amount: '69.00',
      shipping_amount: '0.00',
      requested_by_user_id: admin.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    const before = await actions()
    const answer = await decide('release')
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_SIGNOFF_WAITING')
    assert.equal((await checkRows())[0].status, 'waiting')
    assert.equal(await holdOf(artist.id), HOLD)
    assert.deepEqual(await actions(), before)
  }).tags(['FRAUD-7', 'SIGN-4'])

  test('is released with the orders that the admin saw alone', async ({ assert, client }) => {
    const { artist, decide, listed } = await givenCheck(client)
    const [{ latestOrderId, orders }] = (await listed('waiting')) as [FraudCheck]
    const seen = { reason, latestOrderId, orders }
    await givenBought({ artist, card: 'card d', street })
    await holdSuspicious()
    const before = await actions()
    for (const stale of [seen, { ...seen, orders: 4 }]) {
      const answer = await decide('release', stale)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'E_CONCURRENT_MODIFICATION')
    }
    assert.equal((await checkRows())[0].status, 'waiting')
    assert.equal(await holdOf(artist.id), HOLD)
    assert.deepEqual(await actions(), before)
    const [check] = (await listed('waiting')) as [FraudCheck]
    assert.equal(check.orders, 4)
    const { latestOrderId: newest } = check
    ;(await decide('release', { reason, latestOrderId: newest, orders: 4 })).assertStatus(200)
    assert.isNull(await holdOf(artist.id))
  }).tags(['FRAUD-7'])

  test('is released once by two admins at the same moment', async ({ assert, client }) => {
    const { decide, admin } = await givenCheck(client)
    const answers = await Promise.all([decide('release'), decide('release', { reason }, admin)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    assert.lengthOf(
      (await actions()).filter((action) => action === 'artist.release_payouts'),
      1
    )
  }).tags(['FRAUD-7'])

  test('is not decided without a reason or by another role, and nothing changes', async ({
    assert,
    client,
  }) => {
    const { artist, decide } = await givenCheck(client)
    const before = await actions()
    for (const what of ['release', 'keep'] as const) {
      ;(await decide(what, {})).assertStatus(422)
      for (const role of ['operations', 'support', 'catalogue'] as const)
        (await decide(what, { reason }, await givenAdmin(role))).assertStatus(403)
    }
    assert.equal(await holdOf(artist.id), HOLD)
    assert.equal((await checkRows())[0].status, 'waiting')
    assert.deepEqual(await actions(), before)
  }).tags(['FRAUD-7'])
})

test.group('The fraud rules', (group) => {
  group.each.setup(setupCheckout)

  test('are changed by finance, dated and audited; the same values change nothing', async ({
    assert,
    client,
  }) => {
    const { call, open } = await givenAdminClient(client)
    const finance = await givenAdmin('finance')
    const values = { isOn: true, days: 14, threshold: 4 }
    const change = (body: object, name = 'many_cards', account = finance) =>
      call('PUT', `/api/admin/fraud-rules/${name}`, body, account)
    for (let time = 0; time < 2; time++) {
      const answer = await change(values)
      answer.assertStatus(200)
      assert.containSubset(answer.body(), { name: 'many_cards', ...values })
    }
    const { rules } = await open<{ rules: FraudRule[] }>('/admin/fraud-rules')
    const [cards, sales] = rules
    assert.containSubset(cards, values)
    assert.isNotNull(cards!.changedAt)
    assert.containSubset(sales, { isOn: true, days: 30, threshold: 1000, changedAt: null })
    assert.containSubset(await auditEntries(), [
      {
        actor_user_id: finance.id,
        action: 'fraud_rule.change',
        before: { rule: 'many_cards', isOn: true, days: 30, threshold: 3 },
        after: { rule: 'many_cards', ...values },
      },
    ])
    assert.lengthOf(await actions(), 1)
    ;(await change(values, 'no_rule')).assertStatus(404)
    for (const wrong of [{}, { days: 0 }, { days: 1.5 }, { threshold: 0 }, { threshold: 2.5 }])
      (await change(Object.keys(wrong).length === 0 ? {} : { ...values, ...wrong })).assertStatus(
        422
      )
    ;(await change({ ...values, threshold: 101 }, 'risky_payments')).assertStatus(422)
    for (const role of ['operations', 'support', 'catalogue'] as const)
      (await change(values, 'many_cards', await givenAdmin(role))).assertStatus(403)
    assert.lengthOf(await actions(), 1)
    assert.lengthOf(await db.from('fraud_rules'), 1)
  }).tags(['FRAUD-6'])
})
