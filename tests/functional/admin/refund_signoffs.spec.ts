import type { ApiClient } from '@japa/api-client'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import signoffsConfig from '#config/signoffs'
import { UserFactory } from '#database/factories/user_factory'
import { ADMIN_ROLE_REFUSED, type AdminRole } from '#shared/admin_role'
import { pence } from '#shared/money'
import type { SignoffShape } from '#signoffs/public'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenTwoStalls } from '#tests/support/baskets'
import { deliverMails } from '#tests/support/outgoing_mails'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  givenPlacedBasket,
  later,
  orderRows,
  paid,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'

const reason = 'The whole box came wet'

const refundedAtStripe = async () => (await stripeSandbox.refunds.all()).map(({ amount }) => amount)

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

/** A limit of £20.00, an order of £24.00 and one of £45.50 paid together, and two admins who may approve. */
async function givenOrders(client: ApiClient) {
  signoffsConfig.refundAbove = pence(20_00)
  const { shirt, hoodie } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
  await paid(sessionId, typed())
  const adminClient = await givenAdminClient(client)
  const [first, second] = await orderRows(checkoutId)
  const finance = await givenAdmin('finance')
  const refund = (orderId: number, body: object, account = adminClient.admin) =>
    adminClient.call('POST', `/api/admin/orders/${orderId}/refund`, { reason, ...body }, account)
  const decide = (id: number, what: 'approve' | 'reject', account = finance) =>
    adminClient.call('POST', `/api/admin/signoffs/${id}/${what}`, { reason }, account)
  return { ...adminClient, first, second, finance, refund, decide }
}

const waitingOf = async ({ open }: Awaited<ReturnType<typeof givenOrders>>) =>
  (await open<{ rows: SignoffShape[] }>('/admin/signoffs')).rows

test.group('A refund above the limit', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    const { refundAbove } = signoffsConfig
    return () => {
      signoffsConfig.refundAbove = refundAbove
    }
  })

  test('waits for a second admin, who approves it; up to the limit one admin is enough', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { admin, finance, first, second, refund, decide } = given
    ;(await refund(first.id, { amount: 20 })).assertStatus(201)
    const answer = await refund(second.id, { amount: 20.01 })
    answer.assertStatus(202)
    const asked = answer.body() as SignoffShape
    assert.containSubset(asked, {
      kind: 'refund',
      status: 'waiting',
      order: { id: second.id },
      total: 20.01,
      requestedBy: { id: admin.id },
      approvers: 1,
    })
    assert.deepEqual(await refundedAtStripe(), [2000])

    const approved = await decide(asked.id, 'approve')
    approved.assertStatus(200)
    assert.containSubset(approved.body(), { status: 'approved', decidedBy: { id: finance.id } })
    assert.sameMembers(await refundedAtStripe(), [2000, 2001])
    const entries = await auditEntries()
    assert.deepEqual(
      entries.map(({ action, actor_user_id }) => [action, actor_user_id]),
      [
        ['order.refund', admin.id],
        ['signoff.request_refund', admin.id],
        ['signoff.approve_refund', finance.id],
        ['order.refund', finance.id],
      ]
    )
  }).tags(['SIGN-1', 'SIGN-3'])

  test('is not made in parts by one admin, nor with the shipping on top; another may refund up to the limit', async ({
    assert,
    client,
  }) => {
    const { first, second, finance, refund } = await givenOrders(client)
    ;(await refund(first.id, { amount: 12 })).assertStatus(201)
    ;(await refund(second.id, { amount: 8, shippingAmount: 1 })).assertStatus(202)
    ;(await refund(first.id, { amount: 8.01 })).assertStatus(202)
    ;(await refund(first.id, { amount: 8 }, finance)).assertStatus(201)
    assert.sameMembers(await refundedAtStripe(), [1200, 800])
  }).tags(['SIGN-1'])

  test('in two parts at once has one of them wait', async ({ assert, client }) => {
    const { first, second, refund } = await givenOrders(client)
    const answers = await Promise.all([
      refund(first.id, { amount: 15 }),
      refund(second.id, { amount: 15 }),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 202]
    )
    assert.deepEqual(await refundedAtStripe(), [1500])
  }).tags(['SIGN-1'])

  test('is not approved by the admin who asked, nor by one whose role does not refund', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { admin, first, refund, decide } = given
    const { id } = (await refund(first.id, { amount: 24 })).body()
    const own = await decide(id, 'approve', admin)
    own.assertStatus(403)
    own.assertBodyContains({
      message: 'You asked for this yourself. Another admin has to approve it.',
    })
    for (const role of ['operations', 'catalogue', 'support'] as const) {
      const refused = await decide(id, 'approve', await givenAdmin(role))
      refused.assertStatus(403)
      refused.assertBodyContains({ message: ADMIN_ROLE_REFUSED })
    }
    assert.deepEqual(await refundedAtStripe(), [])
    assert.lengthOf(await waitingOf(given), 1)
    await assert.rejects(
      () =>
        db.from('signoffs').where('id', id).update({
          status: 'approved',
          decided_by_user_id: admin.id,
          decided_at: new Date(),
        }),
      /signoffs_second_admin/
    )
  }).tags(['SIGN-2'])

  test('is asked for once and made once, however often either is pressed', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { first, refund, decide } = given
    const press = () => refund(first.id, { amount: 24 }).header('idempotency-key', 'one-press')
    const asked = await Promise.all([press(), press(), press()])
    for (const answer of asked) answer.assertStatus(202)
    const ids = asked.map((answer) => answer.body().id)
    assert.lengthOf(new Set(ids), 1)
    // The same without a key is the same request, another sum is another one.
    assert.equal((await refund(first.id, { amount: 24 })).body().id, ids[0])
    const other = await refund(first.id, { amount: 23 })
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_SIGNOFF_WAITING' })

    const approvals = await Promise.all([1, 2, 3].map(() => decide(ids[0], 'approve')))
    for (const answer of approvals) answer.assertStatus(200)
    assert.deepEqual(await refundedAtStripe(), [2400])
    assert.equal((await press()).body().id, ids[0])
    assert.deepEqual(await refundedAtStripe(), [2400])
    const late = await decide(ids[0], 'reject')
    late.assertStatus(409)
  }).tags(['SIGN-4'])

  test('is rejected with a reason, or withdrawn by the admin who asked, and can be asked for again', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { admin, first, refund, decide } = given
    const { id } = (await refund(first.id, { amount: 24 })).body()
    const rejected = await decide(id, 'reject')
    rejected.assertStatus(200)
    assert.containSubset(rejected.body(), { status: 'rejected', rejectionReason: reason })
    ;(await decide(id, 'approve')).assertStatus(409)
    const again = (await refund(first.id, { amount: 24 })).body()
    assert.notEqual(again.id, id)
    ;(await decide(again.id, 'reject', admin)).assertStatus(200)
    assert.deepEqual(await refundedAtStripe(), [])
    const actions = (await auditEntries()).map(({ action }) => action)
    assert.deepEqual(
      actions.filter((action) => !action.includes('request')),
      ['signoff.reject_refund', 'signoff.withdraw_refund']
    )
    const { rows } = await given.open<{ rows: SignoffShape[] }>('/admin/signoffs?view=decided')
    assert.deepEqual(
      rows.map((row) => row.id),
      [again.id, id]
    )
  }).tags(['SIGN-3'])

  test('expires after seven days, and no longer keeps another one out', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { first, refund, decide } = given
    const { id } = (await refund(first.id, { amount: 24 })).body()
    await later(7 * 24 * 60, async () => {
      const late = await decide(id, 'approve')
      late.assertStatus(409)
      late.assertBodyContains({ message: 'This request has expired. Ask for it again' })
      assert.deepEqual(await waitingOf(given), [])
      ;(await refund(first.id, { amount: 23 })).assertStatus(202)
    })
    assert.deepEqual(await refundedAtStripe(), [])
  }).tags(['SIGN-5'])

  test('that can no longer be made is refused to who approves it, and goes on waiting', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { first, finance, refund, decide } = given
    const { id } = (await refund(first.id, { amount: 24 })).body()
    ;(await refund(first.id, { amount: 10 }, finance)).assertStatus(201)
    const refused = await decide(id, 'approve')
    refused.assertStatus(422)
    refused.assertBodyContains({ message: 'At most £14.00 can be refunded' })
    const [waiting] = await waitingOf(given)
    assert.equal(waiting?.id, id)
    assert.deepEqual(await refundedAtStripe(), [1000])
  }).tags(['SIGN-3'])

  test('that Stripe refuses says so to who approves it, and can be asked for again', async ({
    assert,
    client,
  }) => {
    const { first, refund, decide } = await givenOrders(client)
    const { id } = (await refund(first.id, { amount: 24 })).body()
    stripeSandbox.faults.plan('balance_insufficient', 1)
    const approved = await decide(id, 'approve')
    approved.assertStatus(200)
    assert.containSubset(approved.body(), { status: 'approved', refund: { status: 'failed' } })
    assert.deepEqual(await refundedAtStripe(), [])
    ;(await refund(first.id, { amount: 24 })).assertStatus(202)
  }).tags(['SIGN-3'])

  test('needs attention on the overview and stands on its order; a request says if nobody else could approve it', async ({
    assert,
    client,
  }) => {
    const given = await givenOrders(client)
    const { first, finance, refund, open } = given
    await finance.merge({ suspendedAt: finance.createdAt }).save()
    const asked = (await refund(first.id, { amount: 24 })).body()
    assert.equal(asked.approvers, 0)
    const { overview } = await open<{ overview: { waitingSignoffs: number } }>('/admin')
    assert.equal(overview.waitingSignoffs, 1)
    const order = await open<{ signoffs: SignoffShape[] }>(`/admin/orders/${first.order_number}`)
    assert.deepEqual(
      order.signoffs.map(({ id, total }) => [id, total]),
      [[asked.id, 24]]
    )
  }).tags(['SIGN-6'])

  test('is mailed to the other admins who may approve it, unless it is decided before', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { first, second, finance, refund, decide } = await givenOrders(client)
    const owner = await givenAdmin('owner')
    await givenAdmin('support')
    await deliverMails()
    const { mails } = mail.fake()
    cleanup(() => mail.restore())

    const asked = (await refund(second.id, { amount: 45.5 })).body()
    await refund(second.id, { amount: 45.5 })
    await deliverMails()
    const sent = mails.sent().map(({ message }) => message)
    assert.lengthOf(sent, 2)
    for (const { email } of [finance, owner])
      assert.isTrue(sent.some((message) => message.hasTo(email!)))
    sent[0]!.assertSubject(`Second approval needed: refund £45.50 of order ${second.order_number}`)
    sent[0]!.assertTextIncludes(reason)
    sent[0]!.assertTextIncludes('/admin/signoffs')
    await decide(asked.id, 'reject')

    const withdrawn = (await refund(first.id, { amount: 24 })).body()
    await decide(withdrawn.id, 'reject')
    await deliverMails()
    assert.lengthOf(mails.sent(), 2)
  }).tags(['SIGN-8'])
})
