import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { fillAddress } from '#tests/support/address_form'
import {
  addToCart,
  checkoutOrder,
  givenTwoStalls,
  onCheckoutPage,
  onPaymentPage,
  payButton,
  storedCart,
  storedLine,
} from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

/** Ids of the products in the browser's cart. */
const storedIds = async (page: Page): Promise<number[]> =>
  (await storedCart(page)).map(({ productId }: { productId: number }) => productId)

const statusOf = async (sessionId: string) => (await stripeSandbox.sessions.find(sessionId))?.status

test.group('Browser: what the checkout remembers', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('what was paid for leaves the cart, though its buyer never came back from paying', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await fillAddress(page)
    const sessionId = await onPaymentPage(page, '£27.59')
    await stripeSandbox.pay(sessionId, { email: 'nia@example.test', name: null, address: null })
    await stripeSandbox.deliveriesDone()
    await addToCart(page, hoodie)
    await page.goto('/checkout')
    const order = checkoutOrder(page)
    await order.getByText('Salt Lines').waitFor()
    await order.getByText('Night Bus').waitFor({ state: 'detached' })
    assert.deepEqual(await storedIds(page), [hoodie.id])
  }).tags(['BUYR-13'])

  test('going back and changing the cart leaves one order to pay; paid elsewhere, it is not ordered twice', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await fillAddress(page)
    const first = await onPaymentPage(page, '£27.59')
    await onCheckoutPage(page, [{ ...storedLine(shirt), quantity: 2 }])
    const second = await onPaymentPage(page, '£51.59')
    await expect.poll(() => statusOf(first)).toBe('expired')
    await addToCart(page, hoodie)
    await page.goto('/checkout')
    const button = page.getByRole('button', { name: /^Pay £/ })
    await checkoutOrder(page).getByText('Salt Lines').waitFor()
    await stripeSandbox.pay(second, { email: 'nia@example.test', name: null, address: null })
    await stripeSandbox.deliveriesDone()
    await button.click()
    await page
      .getByText('You’ve already paid for your earlier order of this cart')
      .first()
      .waitFor()
    assert.deepEqual(await storedIds(page), [hoodie.id])
  }).tags(['BUYR-16'])

  test('what a cart was ordered as is ended, though the next order was refused at first', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await fillAddress(page)
    const first = await onPaymentPage(page, '£27.59')
    await onCheckoutPage(page, [{ ...storedLine(shirt), quantity: 2 }])
    await page.getByLabel('Phone').fill('no number')
    await payButton(page, '£51.59').click()
    await page.locator('[aria-invalid="true"]').waitFor()
    assert.equal(await statusOf(first), 'open')
    await page.getByLabel('Phone').fill('')
    await onPaymentPage(page, '£51.59')
    await expect.poll(() => statusOf(first)).toBe('expired')
  }).tags(['BUYR-16'])

  test('the state of one country is not the county of another, and is kept for its own', async ({
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await onCheckoutPage(page, [storedLine(shirt)])
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('State').selectOption('CA')
    await page.getByLabel('Country').selectOption('GB')
    await expect(page.getByLabel('County')).toHaveValue('')
    await page.getByLabel('Country').selectOption('US')
    await expect(page.getByLabel('State')).toHaveValue('CA')
  }).tags(['BUYR-14'])
})
