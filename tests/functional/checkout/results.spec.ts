import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import {
  BUYER,
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  orderRows,
  paid,
  propsOf,
  successPath,
  typed,
  words,
} from './checkout_fixtures.js'

test.group('The page after a payment', (group) => {
  group.each.setup(setupCheckout)

  test('shows each line, shipping, total and number of a paid order, and no personal data', async ({
    assert,
  }) => {
    const { product: tee } = await givenActiveProduct({ sellingPrice: '24.00' })
    const { product: mug } = await givenActiveProduct({ sellingPrice: '18.50' })
    const { checkoutId, sessionId } = await givenPlacedBasket([tee.id, mug.id])
    await paid(sessionId, typed())
    const { result } = await propsOf(new HttpSession(), successPath(sessionId))

    assert.equal(result.reference, sessionId.slice(-8))
    const rows = await orderRows(checkoutId)
    assert.deepEqual(
      result.order.lines.map(({ orderNumber, totalAmount }: Record<string, unknown>) => ({
        orderNumber,
        totalAmount,
      })),
      rows.map((row) => ({
        orderNumber: row.order_number,
        totalAmount: Number(row.total_amount),
      }))
    )
    assert.deepInclude(result.order, { shippingAmount: 3.59, total: 46.09, currency: 'GBP' })
    assert.notMatch(JSON.stringify(result), /Robin|robin@|Stage Road/)
  })

  test('says Order placed successfully! where it was paid, with the end of its id as the reference', async ({
    assert,
  }) => {
    const { sessionId } = await givenPlacedOrder()
    const page = async () => words((await new HttpSession().get(successPath(sessionId))).text)
    assert.notInclude(await page(), 'Order placed successfully!')
    await paid(sessionId, BUYER)
    const text = await page()
    assert.include(text, 'Order placed successfully!')
    assert.include(text, 'A confirmation email will follow')
    const reference = `Order reference ${sessionId.slice(-8)}`
    assert.include(text, `${reference} Quote this if you email us about your payment.`)
    assert.notInclude(text, sessionId)
  }).tags(['PAY-1', 'PAY-4'])

  test('shows the number of the order first, and of several each with its line', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const page = async (id: string) => words((await new HttpSession().get(successPath(id))).text)
    const reference = `Order reference ${sessionId.slice(-8)}`
    assert.include(await page(sessionId), `Order number ${order.orderNumber} ${reference}`)
    const { product: tee } = await givenActiveProduct({ name: 'Tour Tee' })
    const { product: mug } = await givenActiveProduct({ name: 'Tour Mug' })
    const basket = await givenPlacedBasket([tee.id, mug.id])
    await paid(basket.sessionId, typed())
    const text = await page(basket.sessionId)
    assert.notInclude(text, 'Order number')
    for (const row of await orderRows(basket.checkoutId))
      assert.match(text, new RegExp(`${row.product_name} £24.00 M, Black × 1 ${row.order_number}`))
  }).tags(['BLOK-3'])

  test('leads a guest to the link of the order, which is mailed to the email that was given', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const { text } = await new HttpSession().get(successPath(sessionId))
    assert.include(text, `href="/orders/find?order=${order.orderNumber}"`)
    assert.include(words(text), 'A confirmation email will follow, with a link to your order.')
    assert.notInclude(text, BUYER.email)
  }).tags(['BUYR-7'])

  test('opens a guest’s order only in the browser that placed it', async ({ assert }) => {
    const { order, sessionId, visitor } = await givenPlacedOrder()
    const linkIn = (text: string) =>
      new RegExp(`href="(/orders/${order.orderNumber}\\?token=[^"]+)"`).exec(text)?.[1]
    assert.isUndefined(linkIn((await visitor.get(successPath(sessionId))).text))
    await paid(sessionId, BUYER)
    const result = await visitor.get(successPath(sessionId))
    assert.equal(result.headers.get('referrer-policy'), 'no-referrer')
    assert.equal(result.headers.get('x-robots-tag'), 'noindex')
    assert.include(String(result.headers.get('cache-control')), 'no-store')
    const link = linkIn(result.text)
    assert.equal((await visitor.get(String(link))).status, 200)
    const elsewhere = await new HttpSession().get(successPath(sessionId))
    assert.isUndefined(linkIn(elsewhere.text))
    const later = await givenPlacedOrder()
    assert.isUndefined(linkIn((await later.visitor.get(successPath(sessionId))).text))
  }).tags(['PHONE-2'])

  test('promises a delivery time only at home', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const page = async () => words((await new HttpSession().get(successPath(sessionId))).text)
    assert.include(await page(), '3-5 business days')
    await db.from('checkouts').where('id', order.checkoutId).update({ country: 'US' })
    const abroad = await page()
    assert.notInclude(abroad, 'business days')
    assert.include(abroad, 'We print your order, then post it.')
    const held = { country: 'GB', production_hold: true }
    await db.from('checkouts').where('id', order.checkoutId).update(held)
    const onHold = await page()
    assert.notInclude(onHold, 'business days')
    assert.include(onHold, 'We need to check your order before we print it')
  }).tags(['BUYR-8'])

  test('shows the reference of an unknown payment, and does not echo an invalid one', async ({
    assert,
  }) => {
    const page = async (id: string) => words((await new HttpSession().get(successPath(id))).text)
    assert.include(await page('cs_test_neverheardof'), 'quote the reference rheardof')
    for (const strange of ['pi_test_neverheardof', 'cs_send-us-money', 'cs_%3Cb%3Eboldface']) {
      const text = await page(strange)
      assert.include(text, 'We can’t find that payment')
      assert.notMatch(text, /the reference|rheardof|us-money|boldface/)
    }
  }).tags(['PAY-1', 'PAY-2'])

  test('shows the order of a payment that is declined, processing or ended', async ({ assert }) => {
    stripeSandbox.faults.holdWebhooks(true)
    const endings = {
      declined: (id: string) => stripeSandbox.decline(id),
      processing: (id: string) => stripeSandbox.payLater(id, BUYER),
      expired: (id: string) => stripeSandbox.expire(id),
    }
    for (const [state, end] of Object.entries(endings)) {
      const { sessionId, order, product } = await givenPlacedOrder()
      await end(sessionId)
      const { result } = await propsOf(new HttpSession(), successPath(sessionId))
      assert.equal(result.state, state)
      assert.deepInclude(result.order.lines[0], { orderNumber: order.orderNumber, quantity: 2 })
      assert.equal(result.order.lines[0].product.id, product.id)
    }
  })

  test('shows no order for an unknown payment', async ({ assert }) => {
    await givenPlacedOrder()
    const { result } = await propsOf(new HttpSession(), successPath('cs_test_neverheardof'))
    assert.isNull(result.order)
  })
})
