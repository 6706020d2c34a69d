import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type {
  DisputeShape,
  ListedDispute,
} from '#commerce/payments/transformers/dispute_transformer'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  setupCheckout,
  givenPlacedOrder,
  later,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'

type List = { rows: ListedDispute[] }

/** An order whose buyer has gone to the bank so many days from now, and the shop was told. */
async function givenDisputed(inDays: number) {
  const { order, sessionId } = await givenPlacedOrder()
  await paid(sessionId, typed())
  const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
  const dispute = await later(inDays * 24 * 60, async () => {
    const opened = await stripeSandbox.openDispute(intent!, { reason: 'product_not_received' })
    await stripeSandbox.deliveriesDone()
    return opened
  })
  return { order, dispute }
}

test.group('The list of disputes', (group) => {
  group.each.setup(setupCheckout)

  test('has what is to be answered first at its head, with amount, reason, deadline and order', async ({
    assert,
    client,
  }) => {
    const late = await givenDisputed(4)
    const early = await givenDisputed(1)
    const answered = await givenDisputed(0)
    await stripeSandbox.answerDispute(answered.dispute.id)
    await stripeSandbox.deliveriesDone()
    const adminClient = await givenAdminClient(client)
    const { rows } = await adminClient.open<List>('/admin/disputes')
    assert.deepEqual(
      rows.map(({ orderNumber, isAnswered }) => [orderNumber, isAnswered]),
      [
        [early.order.orderNumber, false],
        [late.order.orderNumber, false],
        [answered.order.orderNumber, true],
      ]
    )
    const [next] = rows
    assert.deepInclude(next, {
      amount: 53.57,
      reason: 'product_not_received',
      status: 'open',
      answerBy: new Date(early.dispute.evidence_details.due_by! * 1000).toISOString(),
      stripeDisputeId: early.dispute.id,
    })
  }).tags(['DESK-5'])

  test('is counted in the overview by those that wait for an answer', async ({
    assert,
    client,
  }) => {
    const adminClient = await givenAdminClient(client)
    const toAnswer = async () =>
      (await adminClient.open<{ overview: { disputesToAnswer: number } }>('/admin')).overview
        .disputesToAnswer
    const first = await givenDisputed(0)
    await givenDisputed(0)
    const closed = await givenDisputed(0)
    assert.equal(await toAnswer(), 3)
    await stripeSandbox.answerDispute(first.dispute.id)
    await stripeSandbox.closeDispute(closed.dispute.id, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.equal(await toAnswer(), 1)
  }).tags(['DLOK-3'])

  test('keeps what is decided apart, the latest first', async ({ assert, client }) => {
    const won = await givenDisputed(0)
    const lost = await givenDisputed(0)
    const open = await givenDisputed(0)
    await stripeSandbox.closeDispute(won.dispute.id, 'won')
    await stripeSandbox.closeDispute(lost.dispute.id, 'lost')
    await stripeSandbox.deliveriesDone()
    const adminClient = await givenAdminClient(client)
    const numbers = async (path: string) =>
      (await adminClient.open<List>(path)).rows.map(({ orderNumber }) => orderNumber)
    assert.deepEqual(await numbers('/admin/disputes?view=decided'), [
      lost.order.orderNumber,
      won.order.orderNumber,
    ])
    assert.deepEqual(await numbers('/admin/disputes?view=nonsense'), [open.order.orderNumber])
  }).tags(['DESK-5'])

  test('goes on where a page ended, each dispute once, also those without a deadline', async ({
    assert,
    client,
  }) => {
    const {
      dispute,
      order: { checkoutId },
    } = await givenDisputed(0)
    const row = await db.from('disputes').where('checkout_id', checkoutId).firstOrFail()
    const copies = Array.from({ length: 60 }, (_, index) => ({
      checkout_id: checkoutId,
      payment_session_id: row.payment_session_id,
      stripe_dispute_id: `${dispute.id}${index}`,
      status: 'open',
      amount: '1.00',
      reason: 'general',
      answer_by: index % 2 ? row.answer_by : null,
    }))
    await db.table('disputes').multiInsert(copies)
    const adminClient = await givenAdminClient(client)
    const seen: number[] = []
    let path: string | null = '/admin/disputes'
    while (path) {
      const page: List & { nextUrl: string | null } = await adminClient.open(path)
      seen.push(...page.rows.map(({ id }) => id))
      path = page.nextUrl
    }
    assert.lengthOf(seen, 61)
    assert.lengthOf([...new Set(seen)], 61)
  }).tags(['DESK-5'])
})

test.group('A dispute on the page of its order', (group) => {
  group.each.setup(setupCheckout)

  test('says until when it is to be answered, and that it was', async ({ assert, client }) => {
    const { dispute, order } = await givenDisputed(0)
    const adminClient = await givenAdminClient(client)
    const path = `/admin/orders/${order.orderNumber}`
    const shown = async () => (await adminClient.open<{ disputes: DisputeShape[] }>(path)).disputes
    assert.deepInclude((await shown())[0], {
      answerBy: new Date(dispute.evidence_details.due_by! * 1000).toISOString(),
      isUndecided: true,
      isAnswered: false,
    })
    await stripeSandbox.answerDispute(dispute.id)
    await stripeSandbox.deliveriesDone()
    assert.isTrue((await shown())[0]!.isAnswered)
  }).tags(['DESK-5'])
})
