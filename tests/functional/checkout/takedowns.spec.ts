import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SellableVariantQuery } from '#catalog/public'
import { stopOrdersOfProduct } from '#commerce/jobs'
import { STOP_ORDERS_JOB } from '#commerce/checkout/takedowns'
import { UserFactory } from '#database/factories/user_factory'
import {
  atPrintful,
  givenPaidCheckout,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { FACTORY_PASSWORD, givenActiveProduct } from '#tests/support/given'
import { givenTakedown } from '#tests/support/given_takedown'
import { HttpSession } from '#tests/support/http_session'
import { orderOf } from '#tests/support/purchase'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { untilWaiting } from '#tests/support/until_waiting'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'
import {
  BUYER,
  checkoutRow,
  givenPlacedBasket,
  givenPlacedOrder,
  orderRows,
  paid,
  setupCheckout,
  typed,
} from './checkout_fixtures.js'

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

async function callAdmin() {
  const { email } = await UserFactory.apply('admin').create()
  const session = new HttpSession()
  await session.post('/api/login', { email, password: FACTORY_PASSWORD })
  return session
}

const sessionStatus = async (sessionId: string) =>
  (await stripeSandbox.sessions.find(sessionId))!.status

test.group('A product that is taken down', (group) => {
  group.each.setup(setupCheckout)

  test('is neither quoted nor ordered', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { product: other } = await givenActiveProduct({})
    await givenTakedown(product.id)
    const visitor = new HttpSession()
    const lineOf = ({ id }: { id: number }) => ({
      productId: id,
      size: 'M',
      color: 'Black',
      quantity: 1,
    })
    const lines = [lineOf(product), lineOf(other)]
    const quote = (await visitor.post('/api/cart/quote', { lines })).json()
    assert.deepEqual(
      quote.lines.map((line: { availability: string }) => line.availability),
      ['withdrawn', 'available']
    )
    const refused = await visitor.post('/api/orders', orderOf(product))
    assert.deepInclude(refused.json(), { code: 'E_NOT_FOR_SALE' })
    assert.isEmpty(await db.from('orders'))
  }).tags(['TAKE-1'])

  test('waits for an order that is being written, which stands', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const order = await db.transaction()
    const sellable = await app.container.make(SellableVariantQuery)
    const wanted = [{ productId: product.id, size: 'M', color: 'Black' }]
    await sellable.handle(wanted, { country: 'GB', qrCodeIds: [] }, order)
    const takedown = givenTakedown(product.id)
    await untilWaiting(1)
    assert.isNull((await product.refresh()).takedownId)
    await order.commit()
    assert.equal(await takedown, (await product.refresh()).takedownId)
  }).tags(['TAKE-5'])

  test('refuses an order that comes while it is taken down', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const takedownId = await givenTakedown(product.id)
    await db.from('products').where('id', product.id).update({ takedown_id: null })
    const takedown = await db.transaction()
    await takedown.from('products').where('id', product.id).forUpdate()
    await takedown.from('products').where('id', product.id).update({ takedown_id: takedownId })
    const order = new HttpSession().post('/api/orders', orderOf(product))
    await untilWaiting(1)
    await takedown.commit()
    assert.deepInclude((await order).json(), { code: 'E_NOT_FOR_SALE' })
    assert.isEmpty(await db.from('orders'))
  }).tags(['TAKE-5'])
})

test.group('A withdrawn product', (group) => {
  group.each.setup(setupCheckout)

  test('is sold to those who have an open checkout', async ({ assert }) => {
    await forgetWaitingJobs(STOP_ORDERS_JOB)
    const { order, product, sessionId } = await givenPlacedOrder()
    await givenTakedown(product.id, 'withdrawn')
    assert.isEmpty(await waitingJobs(STOP_ORDERS_JOB))
    await stopOrdersOfProduct({ productId: product.id })
    assert.equal(await sessionStatus(sessionId), 'open')
    await paid(sessionId, BUYER)
    assert.deepEqual(await statuses(order.checkoutId), ['processing'])
    assert.isFalse((await checkoutRow(order.checkoutId)).production_hold)
  }).tags(['TAKE-5'])
})

test.group('A product that is taken down as a legal matter', (group) => {
  group.each.setup(setupCheckout)

  test('has its open payment pages closed and its checkouts cancelled', async ({ assert }) => {
    await forgetWaitingJobs(STOP_ORDERS_JOB)
    const { order, product, sessionId } = await givenPlacedOrder()
    const { order: unrelated } = await givenPlacedOrder()
    await givenTakedown(product.id, 'legal')
    const [job] = await waitingJobs(STOP_ORDERS_JOB)
    assert.deepEqual(job, { productId: product.id })
    await stopOrdersOfProduct(job!)
    await stopOrdersOfProduct(job!)
    assert.equal(await sessionStatus(sessionId), 'expired')
    assert.deepEqual(await statuses(order.checkoutId), ['cancelled'])
    assert.deepEqual(await statuses(unrelated.checkoutId), ['pending'])
  }).tags(['TAKE-6'])

  test('is tried again while Stripe is away', async ({ assert }) => {
    const { order, product } = await givenPlacedOrder()
    await givenTakedown(product.id, 'legal')
    stripeSandbox.faults.plan('server_error', 10)
    await assert.rejects(() => stopOrdersOfProduct({ productId: product.id }))
    assert.deepEqual(await statuses(order.checkoutId), ['pending'])
    stripeSandbox.faults.clear()
    await stopOrdersOfProduct({ productId: product.id })
    assert.deepEqual(await statuses(order.checkoutId), ['cancelled'])
  }).tags(['TAKE-6'])

  test('has a payment that lands afterwards refunded in full', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { product: other } = await givenActiveProduct({})
    const { checkoutId, sessionId } = await givenPlacedBasket([product.id, other.id])
    await givenTakedown(product.id, 'legal')
    await paid(sessionId, typed())
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
    const checkout = await checkoutRow(checkoutId)
    const [refund, ...more] = await db.from('refunds').where('checkout_id', checkoutId)
    assert.isEmpty(more)
    const total = Number(checkout.items_amount) + Number(checkout.shipping_amount)
    assert.equal(Number(refund.amount), total)
    assert.isEmpty(await db.from('provider_orders').where('checkout_id', checkoutId))
  }).tags(['TAKE-6'])

  test('holds what a payment sold while it was taken down', async ({ assert }) => {
    const { order, product, sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    await givenTakedown(product.id, 'legal')
    await stopOrdersOfProduct({ productId: product.id })
    assert.deepEqual(await statuses(order.checkoutId), ['processing'])
    assert.isTrue((await checkoutRow(order.checkoutId)).production_hold)
  }).tags(['TAKE-6'])
})

test.group('A paid order of a product that is taken down as a legal matter', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is held before production, counted in the preview, and stays held when it is restored', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    const [row] = await orderRows(checkoutId)
    const admin = await callAdmin()
    const products = [{ id: row.product_id }]
    const preview = await admin.post('/api/admin/products/takedown/preview', {
      products,
      kind: 'legal',
    })
    assert.deepEqual(preview.json(), {
      openCheckouts: 0,
      unconfirmedOrders: 1,
      productsOfSameArtwork: 0,
    })
    await givenTakedown(row.product_id, 'legal')
    await stopOrdersOfProduct({ productId: row.product_id })
    await stopOrdersOfProduct({ productId: row.product_id })
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      production_hold_reason: 'A product was taken down',
    })
    await submit(checkoutId)
    assert.notExists(await atPrintful(checkoutId))
    const reason = 'The licence covers it'
    const restored = await admin.post('/api/admin/products/restore', { products, reason })
    assert.equal(restored.status, 200)
    assert.isTrue((await checkoutRow(checkoutId)).production_hold)
  }).tags(['TAKE-6'])

  test('is not held where it was restored before the job ran', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    const [row] = await orderRows(checkoutId)
    const admin = await callAdmin()
    await givenTakedown(row.product_id, 'legal')
    const products = [{ id: row.product_id }]
    await admin.post('/api/admin/products/restore', { products, reason: 'A mistake' })
    await stopOrdersOfProduct({ productId: row.product_id })
    assert.isFalse((await checkoutRow(checkoutId)).production_hold)
  }).tags(['TAKE-6'])
})
