import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { addToCart, givenTwoStalls, isPaymentPage, untilAwake } from '#tests/support/baskets'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

async function openBuyNow(page: Page) {
  await untilAwake(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog', { name: 'Buy Now' }).waitFor()
}

async function toPaymentPage(page: Page) {
  await openBuyNow(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.waitForURL(isPaymentPage)
}

const typed = async (page: Page) => [
  await page.getByLabel('Full name').inputValue(),
  await page.getByLabel('City').inputValue(),
]

const known = ['Nia Front-Row', 'Leeds']

const assertTyped = (page: Page, values: string[]) => expect.poll(() => typed(page)).toEqual(values)

test.group('Browser: what was typed to buy', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is still there after a cancelled payment, a reload and on the checkout page', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await toPaymentPage(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByRole('link', { name: `Back to ${shirt.name}` }).click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    await openBuyNow(page)
    await assertTyped(page, known)

    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await openBuyNow(page)
    await assertTyped(page, known)

    await addToCart(page, shirt)
    await page.goto('/checkout')
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await untilAwake(page)
    await assertTyped(page, known)
    assert.notInclude(await page.evaluate(() => JSON.stringify(localStorage)), 'Nia')
  })

  test('is still there when the browser goes back from the payment page', async ({ visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await page.goto(`/product/${shirt.id}`)
    await toPaymentPage(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    await openBuyNow(page)
    await assertTyped(page, known)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/terms')
  })

  test('Buy Now after going back from the payment page pays the same order, after paying a new one', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await toPaymentPage(page)
    await page.goto(`/product/${shirt.id}`)
    await openBuyNow(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.waitForURL(isPaymentPage)
    assert.lengthOf(await db.from('checkouts'), 1)

    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('checkout-draft') === null)
    await page.goto(`/product/${shirt.id}`)
    await toPaymentPage(page)
    assert.lengthOf(await db.from('checkouts'), 2)
  })

  test('is forgotten once it is paid', async ({ visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await toPaymentPage(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('checkout-draft') === null)
    await page.goto(`/product/${shirt.id}`)
    await openBuyNow(page)
    await assertTyped(page, ['', ''])

    await page.getByLabel('City').fill('York')
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await untilAwake(page)
    await page.goto(`/product/${shirt.id}`)
    await openBuyNow(page)
    await assertTyped(page, ['', 'York'])
  })
})
