import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  checkoutRow,
  setupCheckout,
  givenPlacedBasket,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'

/** An admin with a basket of £24.00 and £45.50 and 3.59 of shipping. */
async function givenAdminClient(client: ApiClient, { isPaid = true } = {}) {
  const { shirt, hoodie } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
  if (isPaid) await paid(sessionId, typed())
  const admin = await UserFactory.apply('admin').create()
  const [first, second] = await orderRows(checkoutId)
  const post = (path: string, body: object, key?: string) => {
    const request = client.post(`/api/admin/orders/${path}`).loginAs(admin).withCsrfToken()
    return (key ? request.header('idempotency-key', key) : request).json(body)
  }
  return { admin, checkoutId, sessionId, first, second, post }
}

const entries = async () => {
  const rows = await db.from('audit_entries').orderBy('id')
  return rows.map((row) => [row.action, Number(row.subject_id), row.before, row.after])
}

const given = async () => {
  const refunds = await stripeSandbox.refunds.all()
  return refunds.map(({ amount }) => amount)
}

const statuses = async (checkoutId: number) => {
  const rows = await orderRows(checkoutId)
  return rows.map((row) => `${row.status}, ${row.payment_status}`)
}

const reason = 'The print came off'

test.group('An admin', (group) => {
  group.each.setup(setupCheckout)

  test('refunds a part of an order, once however often it is asked for, and it is audited', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, post } = await givenAdminClient(client)
    const ask = () => post(`${first.id}/refund`, { amount: 10, reason }, 'one-press')
    const answers = await Promise.all([ask(), ask(), ask()])
    for (const answer of answers) answer.assertStatus(201)
    const [id, ...others] = answers.map((answer) => answer.body().id)
    assert.deepEqual(others, [id, id])
    const { amount, lines, origin } = answers[0].body()
    assert.deepEqual([amount, lines, origin], [10, [{ orderId: first.id, amount: 10 }], 'admin'])
    assert.deepEqual(await given(), [1000])
    assert.deepEqual(await statuses(checkoutId), [
      'processing, partially_refunded',
      'processing, paid',
    ])
    assert.deepEqual(await entries(), [
      ['order.refund', first.id, null, { refundId: id, amount: 10, shippingAmount: 0, reason }],
    ])
  }).tags(['ORDA-1'])

  test('refunds the shipping with an order, and never more than was paid', async ({
    assert,
    client,
  }) => {
    const { first, post } = await givenAdminClient(client)
    const tooMuch = await post(`${first.id}/refund`, { amount: 24.01, reason })
    tooMuch.assertStatus(422)
    assert.equal(tooMuch.body().errors[0].message, 'At most £24.00 can be refunded')
    const shipping = await post(`${first.id}/refund`, { shippingAmount: 3.6, reason })
    shipping.assertStatus(422)
    assert.deepEqual(await given(), [])
    assert.deepEqual(await entries(), [])
    const nothing = await post(`${first.id}/refund`, { amount: 0, reason })
    nothing.assertStatus(422)
    assert.equal(nothing.body().errors[0].message, 'Enter an amount')
    const all = await post(`${first.id}/refund`, { shippingAmount: 3.59, reason })
    all.assertStatus(201)
    assert.deepEqual(await given(), [2759])
    const again = await post(`${first.id}/refund`, { reason })
    again.assertStatus(409)
    assert.equal(again.body().code, 'E_NOTHING_TO_REFUND')
  }).tags(['ORDA-1'])

  test('sees that a refund is being made while Stripe gives no answer', async ({
    assert,
    client,
  }) => {
    const { first, post } = await givenAdminClient(client)
    stripeSandbox.faults.plan('server_error', 3)
    const answer = await post(`${first.id}/refund`, { reason })
    answer.assertStatus(201)
    assert.equal(answer.body().status, 'creating')
    assert.deepEqual(await given(), [])
  }).tags(['ORDA-1'])

  test('reads why Stripe refused a refund, in the answer and on the page of the order', async ({
    assert,
    client,
  }) => {
    const { admin, first, post } = await givenAdminClient(client)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    const answer = await post(`${first.id}/refund`, { reason })
    answer.assertStatus(201)
    assert.containSubset(answer.body(), { status: 'failed', failure: 'balance_insufficient' })
    assert.deepEqual(await given(), [])
    const page = await client.get(`/admin/orders/${first.order_number}`).loginAs(admin)
    page.assertStatus(200)
    page.assertTextIncludes('Our balance at Stripe was too low')
  }).tags(['ORDA-1'])

  test('cancels a paid order: takes it out of production and refunds it, the last one with its shipping', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, post } = await givenAdminClient(client)
    const one = await post(`${first.id}/cancel`, { reason })
    one.assertStatus(200)
    assert.deepEqual([one.body().status, one.body().paymentStatus], ['cancelled', 'refunded'])
    const other = await post(`${second.id}/cancel`, { reason })
    other.assertStatus(200)
    assert.sameMembers(await given(), [2400, 4909])
    assert.deepEqual(await statuses(checkoutId), ['cancelled, refunded', 'cancelled, refunded'])
    const again = await post(`${first.id}/cancel`, { reason })
    again.assertStatus(409)
  }).tags(['ORDA-2'])

  test('warns where Printful charges more than remains after the artists’ shares', async ({
    assert,
    client,
  }) => {
    const { admin, checkoutId, first } = await givenAdminClient(client)
    const { total_amount: total } = await checkoutRow(checkoutId)
    const rows = await orderRows(checkoutId)
    const shares = rows.reduce((sum, row) => sum + Number(row.artist_profit), 0)
    const left = Number(total) - shares
    const [order] = await db.from('provider_orders').where('checkout_id', checkoutId)
    const shown = async (charge: number) => {
      await db
        .from('provider_orders')
        .where('id', order.id)
        .update({ status: 'confirmed', cost_in_pounds: charge.toFixed(2) })
      return (await client.get(`/admin/orders/${first.order_number}`).loginAs(admin)).text()
    }
    assert.notInclude(await shown(left), 'We lose')
    assert.include((await shown(left + 1.25)).replaceAll('<!-- -->', ''), 'We lose £1.25')
  }).tags(['ORDA-2'])

  test('does not cancel an order that has left the printer', async ({ assert, client }) => {
    const { first, post } = await givenAdminClient(client)
    await db.from('orders').where('id', first.id).update({ status: 'shipped' })
    const answer = await post(`${first.id}/cancel`, { reason })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_INVALID_STATUS_TRANSITION')
    assert.deepEqual(await given(), [])
    assert.deepEqual(await entries(), [])
  }).tags(['ORDA-2'])

  test('cancels an unpaid order by closing its payment page, with all orders on it', async ({
    assert,
    client,
  }) => {
    const { checkoutId, sessionId, first, post } = await givenAdminClient(client, { isPaid: false })
    const answer = await post(`${first.id}/cancel`, { reason })
    answer.assertStatus(200)
    assert.equal(answer.body().status, 'cancelled')
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.equal(session?.status, 'expired')
    assert.deepEqual(await statuses(checkoutId), ['cancelled, unpaid', 'cancelled, unpaid'])
    const { cancelled_at: cancelledAt } = await checkoutRow(checkoutId)
    assert.isNotNull(cancelledAt)
    assert.lengthOf(await entries(), 2)
  }).tags(['ORDA-2'])

  test('does not cancel an order that was paid in that moment', async ({ assert, client }) => {
    const { checkoutId, sessionId, first, post } = await givenAdminClient(client, { isPaid: false })
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(sessionId, typed())
    const answer = await post(`${first.id}/cancel`, { reason })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_PAID_BEFORE_CANCELLATION')
    assert.deepEqual(await statuses(checkoutId), ['processing, paid', 'processing, paid'])
    assert.deepEqual(await given(), [])
  }).tags(['ORDA-2'])

  test('marks shipped orders as delivered, all or none', async ({ assert, client }) => {
    const { checkoutId, first, second, post } = await givenAdminClient(client)
    const ids = [first.id, second.id]
    await db.from('orders').where('id', first.id).update({ status: 'shipped' })
    const refused = await post('delivered', { ids })
    refused.assertStatus(409)
    const unknown = await post('delivered', { ids: [first.id, 2_147_483_647] })
    unknown.assertStatus(404)
    assert.deepEqual(await statuses(checkoutId), ['shipped, paid', 'processing, paid'])
    await db.from('orders').where('id', second.id).update({ status: 'shipped' })
    const done = await post('delivered', { ids })
    assert.deepEqual(done.body(), { delivered: 2 })
    assert.deepEqual(await statuses(checkoutId), ['delivered, paid', 'delivered, paid'])
    assert.lengthOf(await entries(), 2)
  }).tags(['ORDA-3'])

  test('has to give a reason for a cancellation or refund', async ({ assert, client }) => {
    const { first, post } = await givenAdminClient(client)
    const said = {
      '': 'Enter a reason',
      ' ': 'Enter a reason',
      ['w'.repeat(5_000)]: 'Keep the reason to 500 characters',
    }
    for (const action of ['refund', 'cancel', 'reprint', 'release'])
      for (const [tried, sentence] of Object.entries(said)) {
        const answer = await post(`${first.id}/${action}`, { reason: tried })
        answer.assertStatus(422)
        assert.deepInclude(answer.body().errors[0], { field: 'reason', message: sentence })
      }
    assert.deepEqual(await given(), [])
  }).tags(['OPS-13'])
})
