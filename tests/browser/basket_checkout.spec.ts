import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import {
  addToCart,
  checkoutOrder,
  fontSizeOf,
  givenTwoStalls,
  isPaymentPage,
  onCheckoutPage,
  onPaymentPage,
  openCart,
  orderNumbers,
  payButton,
  storedCart,
  storedLine,
  untilAwake,
  untilCartIsEmptied,
  withCart,
} from '#tests/support/baskets'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import { tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const sessionCall = '**/api/create-checkout-session'

test.group('Browser: from the basket to the paid order', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a guest buys from two artists in one basket, with one payment', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await addToCart(page, shirt)
    await addToCart(page, hoodie, 'L')
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await drawer.waitFor({ state: 'detached' })
    await checkoutOrder(page).getByText('Salt Lines').waitFor()
    const text = await checkoutOrder(page).innerText()
    for (const words of [shirt.name, 'L, Black', '£69.50', '£3.59', '£73.09', '3-5 business days'])
      assert.include(text, words)
    await assertAccessible(page, assert)

    await fillAddress(page)
    await onPaymentPage(page, '£73.09')
    assert.lengthOf(await storedCart(page), 2)
    await payButton(page, '£73.09').click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await untilCartIsEmptied(page)
    await page.getByRole('button', { name: 'View Cart, 0 items' }).waitFor()
    const rows = await db.from('orders').select('product_id', 'payment_status').orderBy('id')
    for (const number of await orderNumbers())
      assert.isAtLeast(await fontSizeOf(page, number), await fontSizeOf(page, page.url().slice(-8)))
    assert.sameDeepMembers(rows, [
      { product_id: shirt.id, payment_status: 'paid' },
      { product_id: hoodie.id, payment_status: 'paid' },
    ])
    assert.deepInclude(await db.from('checkouts').firstOrFail(), {
      user_id: null,
      customer_email: 'nia@example.test',
      city: 'Leeds',
      total_amount: '73.09',
    })
    await page.goto('/checkout')
    await page.getByText('Your cart is empty').waitFor()
    await page.getByText('Add some products to get started!').waitFor()
    await assertAccessible(page, assert)
  }).tags(['GEN-1', 'CART-4', 'CART-15', 'CART-16', 'ERR-3', 'BLOK-3', 'JOUR-2'])

  test('can be done without a mouse', async ({ assert, visit }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt), storedLine(hoodie)])
    await page.goto('/artists')
    const press = async (name: RegExp | string) => {
      await tabTo(page, page.getByRole('button', { name }))
      await page.keyboard.press('Enter')
    }
    await press(/^View Cart/)
    await page.getByRole('dialog').getByText('Salt Lines').waitFor()
    await press(`One more: ${hoodie.name}`)
    await press(`Remove ${shirt.name}`)
    await expect(page.getByRole('button', { name: `Remove ${hoodie.name}` })).toBeFocused()
    await press('Proceed to Checkout')
    await page.waitForURL((url) => url.pathname === '/checkout')
    await checkoutOrder(page).getByText('Salt Lines').waitFor()
    await tabTo(page, page.getByLabel('Full name'))
    for (const words of ['Nia', 'nia@example.test', '', '', '1 Stage Road', 'Leeds', 'W. Yorks'])
      await page.keyboard.type(words).then(() => page.keyboard.press('Tab'))
    await page.keyboard.type('LS1 1AA')
    await page.keyboard.press('Enter')
    await page.waitForURL(isPaymentPage)
    await press('Pay £94.59')
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    assert.deepEqual(await db.from('orders').select('product_id', 'quantity', 'payment_status'), [
      { product_id: hoodie.id, quantity: 2, payment_status: 'paid' },
    ])
  }).tags(['CART-16'])

  test('a missing value is reported under its field, in the words of the specification', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await expect(page.getByLabel('Country')).toHaveValue('GB')
    await expect(page.getByLabel('Country').locator('option')).toHaveText(
      ['United Kingdom', 'United States', 'Canada'],
      { useInnerText: true }
    )
    const email = page.getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await page.getByLabel('Country').selectOption('US')
    await payButton(page, '£27.59').click()
    const errors = await page
      .locator('form [aria-invalid="true"]')
      .evaluateAll((fields) =>
        fields.map((field) => document.getElementById(`${field.id}-error`)?.textContent)
      )
    assert.deepEqual(errors, [
      'Name is required',
      'Email is required',
      'Street address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ])
    await expect(page.getByLabel('Full name')).toBeFocused()
    await assertAccessible(page, assert)
    assert.equal((await checkoutCounts()).checkouts, 0)
  }).tags(['VAL-1', 'VAL-2', 'VAL-3'])

  test('a signed-in user finds their name and email filled in, and leaves nothing behind', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const fan = await UserFactory.merge({ firstName: 'Nia', lastName: 'Front-Row' }).create()
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await onCheckoutPage(page, [storedLine(shirt)])
    await expect(page.getByLabel('Full name')).toHaveValue('Nia Front-Row')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(fan.email)
    assert.equal(await page.getByText('No account needed').count(), 0)

    await page.getByLabel('City').fill('Leeds')
    await page.getByRole('button', { name: 'Account: Nia' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/checkout')
    await checkoutOrder(page).getByText('Night Bus').waitFor()
    for (const label of ['Full name', 'City']) await expect(page.getByLabel(label)).toHaveValue('')
  }).tags(['CART-16'])
})

test.group('Browser: a checkout with problems', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a change since the page was opened is shown line by line, and nothing is ordered', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt), storedLine(hoodie)])
    await fillAddress(page)
    await db.from('products').where('id', shirt.id).update({ selling_price: '26.00' })
    await db.from('products').where('id', hoodie.id).update({ status: 'inactive' })
    await payButton(page, '£73.09').click()
    await page.getByRole('alert').filter({ hasText: 'we haven’t placed your order' }).waitFor()
    await page.getByText('Price changed: £26.00, was £24.00.').waitFor()
    await page.getByText('No longer on sale').waitFor()
    assert.deepEqual(Object.values(await checkoutCounts()), [0, 0, 0, 0])
    await assertAccessible(page, assert)

    await onPaymentPage(page, '£29.59')
    await payButton(page, '£29.59').click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await page.getByRole('button', { name: 'View Cart, 1 item' }).waitFor()
    const [left] = await storedCart(page)
    assert.equal(left.productId, hoodie.id)
  }).tags(['CART-14'])

  test('pressing twice, in two tabs and after coming back makes one order', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    const other = await browserContext.newPage()
    for (const tab of [page, other]) {
      await onCheckoutPage(tab, [storedLine(shirt)])
      await fillAddress(tab)
    }
    await payButton(page, '£27.59').dblclick()
    await page.waitForURL(isPaymentPage)
    await onPaymentPage(other, '£27.59')
    assert.equal(other.url(), page.url())

    await page.goBack()
    await checkoutOrder(page).getByText('Night Bus').waitFor()
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await onPaymentPage(page, '£27.59')
    assert.equal(other.url(), page.url())
    assert.include(await checkoutCounts(), { checkouts: 1, orders: 1, payment_sessions: 1 })

    await payButton(page, '£27.59').click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await other.goBack()
    await other.getByText('Your cart is empty').waitFor()
  }).tags(['CART-16'])

  test('an order whose payment is processing is not in the cart, and a payment that fails later says so', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    assert.notInclude(await checkoutOrder(page).innerText(), 'charged separately')
    await page.getByText('No account needed.').waitFor()
    await fillAddress(page)
    const sessionId = await onPaymentPage(page, '£27.59')
    const result = `/checkout/success?session_id=${sessionId}`
    await page.getByRole('button', { name: 'Pay later' }).click()
    await page.getByRole('heading', { name: 'Your payment' }).waitFor()
    await page.goto(result)
    await page.getByRole('heading', { name: 'Payment still processing' }).waitFor()
    await untilCartIsEmptied(page)
    await addToCart(page, hoodie)
    await stripeSandbox.settle(sessionId, 'failed')
    await page.goto(result)
    await page.getByRole('heading', { name: 'Payment declined' }).waitFor()
    await page.getByText('You can order again.').waitFor()
    assert.lengthOf(await storedCart(page), 1)
    await page.getByRole('link', { name: `Back to ${shirt.name}` }).click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
  })

  test('a lost connection is reported in clear words, and trying again makes one order', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await fillAddress(page)
    // The order arrives, its answer does not.
    await page.route(sessionCall, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page, '£27.59').click()
    await page.getByText('Payment failed', { exact: true }).waitFor()
    await page.getByRole('alert').filter({ hasText: 'No connection.' }).waitFor()
    assert.lengthOf(await storedCart(page), 1)
    await page.unroute(sessionCall)
    await onPaymentPage(page, '£27.59')
    assert.include(await checkoutCounts(), { checkouts: 1, orders: 1 })
  }).tags(['ERR-2'])

  test('a lost Buy Now says that it failed, and why', async ({ assert, visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await untilAwake(page)
    await page.route('**/api/orders', (route) => route.abort())
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    await payButton(page, '£27.59').click()
    await page.getByText('Failed to place order', { exact: true }).waitFor()
    await page
      .getByText('No connection. Please check your network and try again.')
      .first()
      .waitFor()
    assert.equal((await checkoutCounts()).orders, 0)
  }).tags(['ERR-2'])

  test('an order that expired unpaid is simply placed again', async ({ assert, visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await fillAddress(page)
    await onPaymentPage(page, '£27.59')
    await db.from('checkouts').update({ expires_at: new Date(0) })
    await page.goto('/checkout')
    await checkoutOrder(page).getByText('Night Bus').waitFor()
    await onPaymentPage(page, '£27.59')
    assert.equal((await checkoutCounts()).checkouts, 2)
  })

  test('a cancelled payment leaves the cart as it was, and leads back to the checkout', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt), storedLine(hoodie)])
    await fillAddress(page)
    await onPaymentPage(page, '£73.09')
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByText('Your cart is just as you left it.').waitFor()
    assert.lengthOf(await storedCart(page), 2)
    await page.getByRole('link', { name: 'Back to checkout' }).click()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await onPaymentPage(page, '£73.09')
    assert.equal((await checkoutCounts()).checkouts, 1)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByText('You haven’t been charged. We’ll hold your order').waitFor()
    await page
      .getByText('Check out to finish this order, or change it and we’ll replace it.')
      .waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Pay £73.09' }).press('Enter')
    await page.getByRole('button', { name: 'Pay £73.09' }).waitFor()
  }).tags(['BLOK-1', 'NEWC-2'])
})
