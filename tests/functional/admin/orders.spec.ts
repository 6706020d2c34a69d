import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  setupCheckout,
  givenPlacedBasket,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenPaidBasket, reserve } from '#tests/functional/payments/refund_fixtures'
import { clock } from '#shared/clock'
import { fromDecimal, pence } from '#shared/money'
import Refund from '#commerce/payments/models/refund'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { givenTwoStalls } from '#tests/support/baskets'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'

type Listed = {
  filters: Record<string, string>
  rows: { id: number; orderNumber: string; totalAmount: number; isHeld: boolean }[]
  total: { count: number; isMore: boolean }
  nextUrl: string | null
}

/** Three orders of two bands: one of £48.00 that is held, one shipped, one to be made. */
async function givenOrders() {
  const { artist } = await givenArtist({ bandName: 'Salt Lines' })
  const { product: mug } = await givenActiveProduct({
    artist,
    name: 'Low Tide Mug',
    sellingPrice: '18.00',
  })
  const dear = await givenPaidOrder({ quantity: 2 })
  const shipped = await givenPaidOrder({ product: mug })
  const young = await givenPaidOrder({})
  await dear.checkout
    .merge({ customerName: 'Zoë Ångström', customerEmail: 'zoe@brass.example' })
    .save()
  await dear.checkout.merge({ productionHold: true, productionHoldReason: 'Paid twice' }).save()
  await shipped.order.merge({ status: 'shipped' }).save()
  return [dear.order, shipped.order, young.order] as const
}

type Payment = { checkoutId: number; paymentSessionId: number; createdAt: DateTime }

/** Records a refused refund, or one made in Stripe's dashboard. */
const givenRefund = (kind: 'failed' | 'provider', payment: Payment) =>
  Refund.create({
    ...payment,
    origin: kind === 'provider' ? 'provider' : 'admin',
    status: kind === 'failed' ? 'failed' : 'succeeded',
    amount: fromDecimal('1.00'),
    reason: 'A test',
    refundKey: `${payment.checkoutId} ${kind}`,
    stripeRefundId: `re_${payment.checkoutId}_${kind}`,
  })

const daysAgo = (days: number) => clock.now().minus({ days })

test.group('The list of all orders', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is searched by number, product, name and email, and filtered by state, payment and hold', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const [dear, shipped, young] = await givenOrders()
    await db.from('orders').where('id', young.id).update({ payment_status: 'disputed' })
    const found = async (query: string) =>
      (await open<Listed>(`/admin/orders?${query}`)).rows.map(({ id }) => id)
    assert.deepEqual(await found(''), [young.id, shipped.id, dear.id])
    assert.deepEqual(await found('sort=placed'), [dear.id, shipped.id, young.id])
    assert.deepEqual(await found('sort=-amount'), [dear.id, young.id, shipped.id])
    assert.deepEqual(await found(`search=${dear.orderNumber.toLowerCase()}`), [dear.id])
    assert.deepEqual(await found('search=tide%20mug'), [shipped.id])
    assert.deepEqual(await found('search=angstrom'), [dear.id])
    assert.deepEqual(await found('search=ZOE@brass'), [dear.id])
    assert.deepEqual(await found('search=z_e@brass'), [])
    assert.deepEqual(await found('status=shipped'), [shipped.id])
    assert.deepEqual(await found('payment=disputed'), [young.id])
    assert.deepEqual(await found('held=yes'), [dear.id])
    assert.deepEqual(await found('status=lost&payment=x&held=no&sort=x'), [
      young.id,
      shipped.id,
      dear.id,
    ])
  }).tags(['ORDA-4'])

  test('shows as held only orders that need an admin: neither disputed nor cancelled ones', async ({
    assert,
    client,
  }) => {
    const { open, admin } = await givenAdminClient(client)
    const [dear] = await givenOrders()
    const over = await givenPaidOrder({})
    const disputed = await givenPaidOrder({})
    for (const { checkout } of [over, disputed])
      await checkout.merge({ productionHold: true, productionHoldReason: 'Paid twice' }).save()
    await over.order.merge({ status: 'cancelled' }).save()
    await disputed.checkout.merge({ paymentStatus: 'disputed' }).save()
    const { overview } = await open<{ overview: { productionHolds: number } }>('/admin')
    assert.equal(overview.productionHolds, 1)
    const heldOf = ({ rows }: Listed) => rows.filter(({ isHeld }) => isHeld).map(({ id }) => id)
    const narrowed = await open<Listed>('/admin/orders?held=yes')
    assert.deepEqual([heldOf(narrowed), narrowed.total.count], [[dear.id], 1])
    assert.deepEqual(heldOf(await open<Listed>('/admin/orders')), [dear.id])
    const file = await client
      .get('/admin/orders.csv')
      .loginAs(admin)
      .withSession(justLoggedIn(admin))
    assert.lengthOf(file.text().match(/,held\r\n/g)!, 1)
  }).tags(['MADE-7'])

  test('continues where a page ended, with each order once', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    const { product } = await givenActiveProduct({})
    for (let made = 0; made < 30; made++) await givenPaidOrder({ product })
    for (const sort of ['-placed', 'placed', 'amount', '-amount']) {
      const seen = new Set<number>()
      let path: string | null = `/admin/orders?sort=${sort}`
      while (path) {
        const page: Listed = await open<Listed>(path)
        for (const { id } of page.rows) seen.add(id)
        path = page.nextUrl
      }
      assert.equal(seen.size, 30, sort)
    }
  }).tags(['ORDA-4'])

  test('is filtered by the failed payments and the refunds that the overview counts, also as a file', async ({
    assert,
    client,
  }) => {
    const { admin, open } = await givenAdminClient(client)
    const [dear, shipped, young] = await givenOrders()
    const refused = { checkoutId: dear.checkoutId, status: 'failed' } as const
    await PaymentSessionFactory.merge(refused).create()
    for (const [{ checkoutId }, lately, before] of [
      [young, 'failed', 'provider'],
      [shipped, 'provider', 'failed'],
    ] as const) {
      const { id } = await PaymentSessionFactory.merge({ checkoutId, status: 'complete' }).create()
      await givenRefund(lately, { checkoutId, paymentSessionId: id, createdAt: daysAgo(29) })
      await givenRefund(before, { checkoutId, paymentSessionId: id, createdAt: daysAgo(31) })
    }
    const { overview } = await open<{ overview: Record<string, number> }>('/admin')
    for (const [payment, count, order] of [
      ['payment_failed', overview.failedPayments, dear],
      ['refund_failed', overview.failedRefunds, young],
      ['refund_foreign', overview.foreignRefunds, shipped],
    ] as const) {
      const { filters, rows, total } = await open<Listed>(`/admin/orders?payment=${payment}`)
      assert.deepEqual(
        rows.map(({ id }) => id),
        [order.id]
      )
      assert.deepEqual([filters.payment, total.count, count], [payment, 1, 1])
      const file = await client
        .get(`/admin/orders.csv?payment=${payment}`)
        .loginAs(admin)
        .withSession(justLoggedIn(admin))
      assert.lengthOf(file.text().trim().split('\r\n'), 2)
      assert.include(file.text(), order.orderNumber)
    }
  }).tags(['DLOK-6'])

  test('is exported as a file: all filtered orders, with email and country', async ({
    assert,
    client,
  }) => {
    const { admin } = await givenAdminClient(client)
    const [dear] = await givenOrders()
    const answer = await client
      .get('/admin/orders.csv?held=yes')
      .loginAs(admin)
      .withSession(justLoggedIn(admin))
    answer.assertStatus(200)
    const [, line, end] = answer.text().split('\r\n')
    assert.include(line, dear.orderNumber)
    assert.include(line, 'zoe@brass.example')
    assert.equal(end, '')
  }).tags(['ORDA-4'])
})

test.group('The page of an order for admins', (group) => {
  group.each.setup(setupCheckout)

  test('shows what was paid together, who did what, and what was refunded', async ({
    assert,
    client,
  }) => {
    const { admin, open } = await givenAdminClient(client)
    const { shirt, hoodie } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
    await paid(sessionId, typed())
    const [first, second] = await orderRows(checkoutId)
    await client
      .post(`/api/admin/orders/${first.id}/cancel`)
      .loginAs(admin)
      .withSession(justLoggedIn(admin))
      .withCsrfToken()
      .json({ reason: 'The buyer asked for it' })
    await stripeSandbox.deliveriesDone()
    const { orderNumber, file, refunds } = await open<{
      file: {
        shippingLeft: number
        lines: {
          orderNumber: string
          status: string
          amountLeft: number
          artistProfitLeft: number
          timeline: { status: string; notes: string | null; by: string | null }[]
        }[]
      }
      orderNumber: string
      refunds: { amount: number; origin: string; lines: object[] }[]
    }>(`/admin/orders/${second.order_number.toLowerCase()}`)
    assert.equal(orderNumber, second.order_number)
    const [cancelled, kept] = file.lines
    assert.deepEqual(
      [cancelled!.status, cancelled!.amountLeft, cancelled!.artistProfitLeft],
      ['cancelled', 0, 0]
    )
    assert.deepInclude(cancelled!.timeline.at(-1), {
      status: 'cancelled',
      notes: 'The buyer asked for it',
      by: admin.email,
    })
    assert.deepEqual([kept!.status, kept!.amountLeft], ['processing', 45.5])
    assert.equal(file.shippingLeft, 3.59)
    assert.deepEqual(
      refunds.map(({ amount, origin }) => [amount, origin]),
      [[24, 'admin']]
    )
  }).tags(['ORDA-5', 'DESK-11'])

  test('shows the refundable amount, less what is being refunded', async ({ assert, client }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const { call, open } = await givenAdminClient(client)
    const refundable = async () => {
      const page = await open<{
        file: { shippingRefundable: number; lines: { refundable: number }[] }
      }>(`/admin/orders/${first.order_number}`)
      return [page.file.shippingRefundable, ...page.file.lines.map((line) => line.refundable)]
    }
    assert.deepEqual(await refundable(), [3.59, 24, 45.5])
    await reserve({
      checkoutId,
      lines: [{ orderId: first.id, amount: pence(1000) }],
      shippingAmount: pence(159),
    })
    assert.deepEqual(await refundable(), [2, 14, 45.5])
    const path = `/api/admin/orders/${first.id}/refund`
    const more = { amount: 14.01, shippingAmount: 0, reason: 'The print came off' }
    ;(await call('POST', path, more)).assertStatus(422)
    const all = { amount: 14, shippingAmount: 2, reason: 'The print came off' }
    ;(await call('POST', path, all)).assertStatus(201)
    assert.deepEqual(await refundable(), [0, 0, 45.5])
  }).tags(['DESK-3'])

  test('shows the refund of a cancelled row, with the shipping where it is the last', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    const { call, open } = await givenAdminClient(client)
    const ifCancelled = async () => {
      const { file } = await open<{
        file: { lines: { ifCancelled: { refund: number; isWithShipping: boolean } }[] }
      }>(`/admin/orders/${first.order_number}`)
      return file.lines.map((line) => [line.ifCancelled.refund, line.ifCancelled.isWithShipping])
    }
    await reserve({
      checkoutId,
      lines: [{ orderId: second.id, amount: pence(1000) }],
      shippingAmount: pence(159),
    })
    assert.deepEqual(await ifCancelled(), [
      [24, false],
      [35.5, false],
    ])
    const reason = 'The buyer asked for it'
    ;(await call('POST', `/api/admin/orders/${first.id}/cancel`, { reason })).assertStatus(200)
    assert.deepEqual((await ifCancelled())[1], [37.5, true])
    ;(await call('POST', `/api/admin/orders/${second.id}/cancel`, { reason })).assertStatus(200)
    const [{ amount }] = await db.from('refunds').orderBy('id', 'desc').limit(1)
    assert.equal(Number(amount), 37.5)
  }).tags(['DLOK-5'])

  test('offers to refund the shipping too where nothing is sent, because the printer failed or all is cancelled', async ({
    assert,
    client,
  }) => {
    const { first } = await givenPaidBasket()
    const { call, open } = await givenAdminClient(client)
    const offers = async () => {
      type Offered = {
        isProductionFailed: boolean
        refundOffer: { amount: number; shippingAmount: number }
      }
      const { file } = await open<{ file: { lines: Offered[] } }>(
        `/admin/orders/${first.order_number}`
      )
      return file.lines.map(({ isProductionFailed, refundOffer: offer }) => [
        isProductionFailed,
        offer.amount,
        offer.shippingAmount,
      ])
    }
    const becomes = (status: string) =>
      db
        .from('provider_orders')
        .update({ status, last_error: 'Printful couldn’t make it', failing_since: new Date() })
    assert.deepEqual(await offers(), [
      [false, 24, 0],
      [false, 45.5, 0],
    ])
    await becomes('failed')
    assert.deepEqual(await offers(), [
      [true, 24, 0],
      [true, 45.5, 0],
    ])
    const reason = 'The printer is out of it'
    const path = `/api/admin/orders/${first.id}/refund`
    ;(await call('POST', path, { reason })).assertStatus(201)
    const last = [45.5, 3.59] as const
    assert.deepEqual((await offers())[1], [true, ...last])
    await becomes('waiting')
    assert.deepEqual((await offers())[1], [false, 45.5, 0])
    await db.from('orders').update({ status: 'cancelled' })
    assert.deepEqual((await offers())[1], [false, ...last])
  }).tags(['DLOK-5'])

  test('is not found where there is no such order', async ({ client }) => {
    const { admin } = await givenAdminClient(client)
    const answer = await client.get('/admin/orders/GS-0000-0000').loginAs(admin)
    answer.assertStatus(404)
  }).tags(['ORDA-5'])
})
