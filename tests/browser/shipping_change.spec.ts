import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { setBlank } from '#tests/functional/checkout/shipping_fixtures'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { fillAddress } from '#tests/support/address_form'
import { assertAccessible } from '#tests/support/axe'
import {
  checkoutOrder,
  givenTwoStalls,
  isPaymentPage,
  storedLine,
  withCart,
} from '#tests/support/baskets'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

/** The checkout of two shirts that the provider can send. */
async function openCheckout(page: Page) {
  const { shirt } = await givenTwoStalls()
  const { variant_id: blank } = await someVariant()
  await setBlank(shirt.id, blank)
  await withCart(page, [storedLine(shirt, { quantity: 2 })])
  await page.goto('/checkout')
}

/** Holds the server's quotes for an address back until `answer` is called. */
async function holdQuotes(page: Page) {
  let answer = () => {}
  let quotes = 0
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart/quote', async (route) => {
    const { destination } = route.request().postDataJSON() as { destination?: object }
    if (destination && 'zipCode' in destination) {
      quotes += 1
      await held
    }
    await route.continue()
  })
  return { answer, count: () => quotes }
}

test.group('Browser: shipping that changes', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => useRealSessions())

  test('follows the address, and a change is shown before the payment', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await openCheckout(page)
    const order = page.getByRole('region', { name: 'Your order' })
    await order.getByText('Shipping, estimated').waitFor()
    await order.getByText('£4.84', { exact: true }).waitFor()
    await fillAddress(page)
    await order.getByText('Shipping', { exact: true }).waitFor()
    await order.getByText('£4.84', { exact: true }).waitFor()
    await order.getByText('£52.84', { exact: true }).waitFor()

    await db.from('shipping_quotes').update({ amount: '6.20' })
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page
      .getByText('Shipping to this address is now £6.20. Please check the new total.')
      .waitFor()
    await order.getByText('£54.20', { exact: true }).waitFor()
    assert.lengthOf(await db.from('checkouts'), 0)
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(isPaymentPage)
    assert.deepInclude(await db.from('checkouts').firstOrFail(), {
      shipping_amount: '6.20',
      total_amount: '54.20',
    })
  }).tags(['FALT-4'])

  test('a change of the address that changes no amount asks for no second press', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('button', { name: 'Pay £52.84' }).waitFor()
    const { answer } = await holdQuotes(page)
    await page.getByLabel('City', { exact: true }).fill('Bradford')
    await page.getByRole('button', { name: 'Pay £52.84' }).click()
    await page.getByRole('button', { name: 'Opening the payment page' }).waitFor()
    answer()
    await page.waitForURL(isPaymentPage)
  }).tags(['FALT-4'])

  test('Pay pressed before the quote has come waits for it, and shows the new total first', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await openCheckout(page)
    await checkoutOrder(page).getByText('£4.84', { exact: true }).waitFor()
    await db.from('shipping_quotes').update({ amount: '6.20' })
    const { answer, count } = await holdQuotes(page)
    await fillAddress(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByRole('button', { name: 'Opening the payment page' }).waitFor()
    assert.lengthOf(await db.from('checkouts'), 0)
    answer()
    const said = 'Shipping to this address is £6.20. Please check the new total.'
    await page.getByText(said).waitFor()
    assert.lengthOf(await db.from('checkouts'), 0)
    await page.getByRole('button', { name: 'Pay £54.20' }).click()
    await page.waitForURL(isPaymentPage)
    assert.equal(count(), 1)
    assert.lengthOf(await db.from('checkouts'), 1)
  }).tags(['FALT-4'])

  test('is the flat rate while Printful is away, and the order goes through', async ({
    assert,
    visit,
  }) => {
    printfulSandbox.faults.plan('server_error', { path: '/shipping/rates', times: 50 })
    const page = await visit('about:blank')
    await openCheckout(page)
    await fillAddress(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(isPaymentPage)
    assert.deepInclude(await db.from('checkouts').firstOrFail(), {
      shipping_amount: '3.59',
      is_shipping_live: false,
    })
  }).tags(['FALT-4'])
})
