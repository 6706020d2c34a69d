import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import app from '@adonisjs/core/services/app'
import type Product from '#catalog/models/product'
import { afterResponseDone } from '#core/after_response'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { FACTORY_PASSWORD, givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  checkoutRow,
  later,
  orderRows,
  paid,
  propsOf,
  sessionOf,
  setupCheckout,
  successPath,
  typed,
} from './checkout_fixtures.js'

const KEY = { 'idempotency-key': 'express' }

const goodsOf = (product: Product, changes: object = {}) => ({
  products: [
    { productId: product.id, size: 'M', color: 'Black', quantity: 1, price: 24, ...changes },
  ],
})

/** Presses Express checkout on the page of a product. */
async function givenPressed(visitor = new HttpSession()) {
  const { product, variants, artist } = await givenActiveProduct({ sizes: ['M', 'L'] })
  const press = (changes: object = {}, headers = KEY, extra: object = {}) =>
    visitor.post(
      '/api/create-checkout-session',
      { ...goodsOf(product, changes), ...extra },
      headers
    )
  const { url } = (await press()).json()
  const { id: checkoutId } = await db.from('checkouts').orderBy('id', 'desc').firstOrFail()
  const sessionId = await sessionOf(checkoutId)
  return { product, variants, artist, visitor, press, url, checkoutId, sessionId }
}

async function signedIn() {
  const user = await UserFactory.create()
  const visitor = new HttpSession()
  await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
  return { user, visitor }
}

const comeBack = async (sessionId: string) =>
  (await app.container.make(RefreshPaymentForResultPage)).handle(sessionId)

const jobsOf = async (checkoutId: number) => {
  const rows = await db.from('provider_orders').where('checkout_id', checkoutId)
  return rows.length
}

const mailsCalled = async (name: string) => {
  const rows = await db.from('outgoing_mails').where('mail', name)
  return rows.length
}

test.group('Express checkout', (group) => {
  group.each.setup(setupCheckout)

  test('opens a payment page that asks for email and a British address, at the flat rate, and for no phone', async ({
    assert,
  }) => {
    const { checkoutId, url } = await givenPressed()
    assert.match(url, /\/sandbox\/stripe\/pay\/cs_test_/)
    const { request } = await db
      .from('payment_sessions')
      .where('checkout_id', checkoutId)
      .firstOrFail()
    assert.deepEqual(request.shipping_address_collection, { allowed_countries: ['GB'] })
    assert.notProperty(request, 'phone_number_collection')
    assert.notProperty(request, 'customer_email')
    const [option] = request.shipping_options
    assert.equal(option.shipping_rate_data.fixed_amount.amount, 359)
    assert.deepInclude(await checkoutRow(checkoutId), {
      customer_email: null,
      country: null,
      shipping_amount: '3.59',
      total_amount: '27.59',
    })
  }).tags(['EXPR-1'])

  test('puts what the payment page collected on the order, once: {first} first')
    .tags(['EXPR-2'])
    .with([{ first: 'the webhook' }, { first: 'the result page' }])
    .run(async ({ assert }, { first }) => {
      const { checkoutId, sessionId, visitor } = await givenPressed()
      stripeSandbox.faults.holdWebhooks(first !== 'the webhook')
      await paid(sessionId, typed({ postal_code: 'ls11aa' }, 'Robin@Example.com'))
      if (first !== 'the webhook') await comeBack(sessionId)
      stripeSandbox.faults.holdWebhooks(false)
      await stripeSandbox.deliveriesDone()
      const { result } = await propsOf(visitor, successPath(sessionId))
      await afterResponseDone()
      assert.equal(result.state, 'paid')
      assert.deepInclude(await checkoutRow(checkoutId), {
        customer_name: 'Robin Example',
        customer_email: 'robin@example.com',
        customer_phone: null,
        street: '1 Stage Road',
        city: 'Leeds',
        state: 'Leeds',
        zip_code: 'LS1 1AA',
        country: 'GB',
        production_hold: false,
        address_problem: null,
      })
      assert.equal(await jobsOf(checkoutId), 1)
      assert.equal(await mailsCalled('order-confirmation'), 1)
      assert.equal(await mailsCalled('address-needed'), 0)
      // The guest's link opens in the browser that ordered.
      assert.match(result.orderPath, /^\/orders\/GS-[\w-]+\?token=/)
      assert.equal(await visitor.getStatus(result.orderPath), 200)
    })

  test('of an account belongs to the account, and pays with its email', async ({ assert }) => {
    const { user, visitor } = await signedIn()
    const { checkoutId, sessionId } = await givenPressed(visitor)
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.equal(session!.customer_email, user.email)
    await paid(sessionId, typed({}, user.email))
    assert.deepInclude(await checkoutRow(checkoutId), {
      user_id: user.id,
      customer_email: user.email,
      customer_name: 'Robin Example',
    })
    const [order] = (await visitor.get(`/api/users/${user.id}/orders`)).json()
    assert.equal(order.checkoutId, checkoutId)
  }).tags(['EXPR-2'])

  test('pressed twice, in two tabs or after coming back is one order with one payment page', async ({
    assert,
  }) => {
    const { press, url } = await givenPressed()
    const answers = await Promise.all([press(), press(), press()])
    for (const answer of answers) assert.equal(answer.json().url, url)
    assert.include(await checkoutCounts(), { checkouts: 1, orders: 1, payment_sessions: 1 })
  }).tags(['EXPR-3'])

  test('of another size takes the place of the order before, which can be paid no more', async ({
    assert,
  }) => {
    const { press, sessionId, checkoutId } = await givenPressed()
    const other = await press(
      { size: 'L' },
      { 'idempotency-key': 'other' },
      { replaces: ['express'] }
    )
    assert.equal(other.status, 200)
    assert.equal((await stripeSandbox.sessions.find(sessionId))!.status, 'expired')
    await stripeSandbox.deliveriesDone()
    const [row] = await orderRows(checkoutId)
    assert.equal(row.status, 'cancelled')
  }).tags(['EXPR-3'])

  test('orders nothing at another price, withdrawn or sold out in between, and says so', async ({
    assert,
  }) => {
    const { product, variants } = await givenActiveProduct({})
    const visitor = new HttpSession()
    const change = (to: object) => db.from('products').where('id', product.id).update(to)
    const press = async () => {
      const answer = await visitor.post('/api/create-checkout-session', goodsOf(product))
      assert.equal(answer.status, 409)
      const { code, lines } = answer.json()
      assert.equal(code, 'E_BASKET_CHANGED')
      return lines[0]
    }
    await change({ selling_price: '26.00' })
    assert.deepInclude(await press(), { code: 'E_PRICE_CHANGED', price: 26 })
    await change({ selling_price: '24.00' })
    await variants[0]!.merge({ inStock: false }).save()
    assert.deepInclude(await press(), { code: 'E_OUT_OF_STOCK' })
    await change({ status: 'inactive' })
    assert.deepInclude(await press(), { code: 'E_NOT_FOR_SALE' })
    assert.include(await checkoutCounts(), { checkouts: 0, orders: 0 })
  }).tags(['EXPR-4'])

  test('keeps price and product for who is on the payment page already', async ({ assert }) => {
    const { product, checkoutId, sessionId } = await givenPressed()
    await db
      .from('products')
      .where('id', product.id)
      .update({ selling_price: '99.00', status: 'inactive' })
    await paid(sessionId, typed())
    const [row] = await orderRows(checkoutId)
    assert.deepInclude(row, { status: 'processing', total_amount: '24.00' })
  }).tags(['EXPR-4'])

  test('after the payment page has expired is ordered anew under another key', async ({
    assert,
  }) => {
    const { press, sessionId } = await givenPressed()
    await stripeSandbox.expire(sessionId)
    await stripeSandbox.deliveriesDone()
    const ended = await press()
    assert.deepInclude(ended.json(), { code: 'E_CHECKOUT_ENDED' })
    assert.equal((await later(40, press)).json().code, 'E_CHECKOUT_ENDED')
    const again = await press({}, { 'idempotency-key': 'again' })
    assert.equal(again.status, 200)
  }).tags(['EXPR-3'])

  test('the page after paying shows the artist’s newest product besides what was bought', async ({
    assert,
  }) => {
    const { artist, product, sessionId, visitor } = await givenPressed()
    assert.isNull((await propsOf(visitor, successPath(sessionId))).newest)
    await paid(sessionId, typed())
    assert.isNull((await propsOf(visitor, successPath(sessionId))).newest)
    const older = await givenActiveProduct({ artist })
    const newer = await givenActiveProduct({ artist })
    await older.product.merge({ status: 'inactive' }).save()
    const { newest } = await propsOf(visitor, successPath(sessionId))
    assert.equal(newest.id, newer.product.id)
    assert.notEqual(newest.id, product.id)
  }).tags(['EXPR-7'])
})
