import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { assertAccessible } from '#tests/support/axe'
import {
  givenTwoStalls,
  isPaymentPage,
  openCart,
  openCartWith,
  storedLine,
  withCart,
} from '#tests/support/baskets'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { overridePaymentMode } from '#stripe/public'

const EXPRESS = { name: 'Express checkout' }

const checkouts = () => db.from('checkouts').orderBy('id')

test.group('Browser: Express checkout of a cart', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('of two bands is one payment, once however often it is pressed', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    const drawer = await openCartWith(page, [storedLine(shirt), storedLine(hoodie)], 'Salt Lines')
    await assertAccessible(page, assert)
    await drawer.getByRole('button', EXPRESS).dblclick()
    await page.waitForURL(/\/sandbox\/stripe\/pay\//)
    await page.getByRole('heading', { name: 'Pay £73.09' }).waitFor()
    const address = page.url()
    await page.goBack()
    await openCart(page)
    await page.getByRole('dialog').getByRole('button', EXPRESS).click()
    await page.waitForURL(address)
    assert.lengthOf(await checkouts(), 1)
    assert.lengthOf(await db.from('orders'), 2)
  }).tags(['EXPR-1', 'EXPR-3'])

  test('shows beside its line what has changed, and orders with another press', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    const drawer = await openCartWith(page, [storedLine(shirt)], 'Night Bus')
    await db.from('products').where('id', shirt.id).update({ selling_price: '26.00' })
    await drawer.getByRole('button', EXPRESS).click()
    await page.getByText('Not ordered').first().waitFor()
    await drawer.getByText('£26.00').first().waitFor()
    assert.lengthOf(await checkouts(), 0)
    await drawer.getByRole('button', EXPRESS).click()
    await page.getByRole('heading', { name: 'Pay £29.59' }).waitFor()
  }).tags(['EXPR-4'])

  test('left on the payment page leads back to the page it lay over, and opens again', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    const drawer = await openCartWith(page, [storedLine(shirt)], 'Night Bus')
    await drawer.getByRole('button', EXPRESS).click()
    await page.waitForURL(isPaymentPage)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByText('You left the payment page before paying.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to your cart' }).click()
    await page.waitForURL('**/terms')
    await page.getByRole('dialog').getByRole('button', EXPRESS).click()
    await page.waitForURL(isPaymentPage)
    assert.lengthOf(await checkouts(), 1)
  }).tags(['EXPR-1', 'PAY-3'])

  test('of a product that is in the cart as well leads back to the product', async ({ visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt)])
    await page.goto(`/product/${shirt.id}?color=Black&size=M`)
    await page.getByRole('button', EXPRESS).click()
    await page.waitForURL(isPaymentPage)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByRole('link', { name: `Back to ${shirt.name}` }).click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
  }).tags(['EXPR-1', 'PAY-3'])

  test('of more pieces than go without an address leads to the form, and says why', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    const drawer = await openCartWith(
      page,
      [storedLine(shirt, { quantity: 10 }), storedLine(hoodie)],
      'Salt Lines'
    )
    await drawer.getByRole('button', EXPRESS).click()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await page.getByText('Add a delivery address').first().waitFor()
    assert.lengthOf(await checkouts(), 0)
  }).tags(['EXPR-1', 'LIMIT-18'])

  test('without a payment provider says so', async ({ visit, cleanup }) => {
    const { shirt } = await givenTwoStalls()
    cleanup(overridePaymentMode('none'))
    const page = await visit('about:blank')
    const drawer = await openCartWith(page, [storedLine(shirt)], 'Night Bus')
    await drawer.getByRole('button', EXPRESS).click()
    await page.getByText('Checkout coming soon', { exact: true }).waitFor()
  }).tags(['CART-6'])

  test('without a network says so, and is one order once there is one', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await page.route('**/api/create-checkout-session', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', EXPRESS).click()
    await page.getByText('No connection. Please check your network').first().waitFor()
    // The answer is lost, not the order.
    await page.route(
      '**/api/create-checkout-session',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 }
    )
    await page.getByRole('button', EXPRESS).click()
    await page.waitForFunction(
      () => document.querySelector('.buy-bar [aria-busy]') === null,
      undefined
    )
    await page.getByRole('button', EXPRESS).click()
    await page.waitForURL(/\/sandbox\/stripe\/pay\//)
    assert.lengthOf(await checkouts(), 1)
  }).tags(['EXPR-3'])
})
