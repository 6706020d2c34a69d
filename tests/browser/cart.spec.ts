import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import {
  addToCart,
  givenTwoStalls,
  openCart,
  storedCart,
  storedLine,
  withCart,
} from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { saveData } from '#tests/support/save_data'
import { overridePaymentMode } from '#stripe/public'
import { expect } from '#tests/support/expect'

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

test.group('Browser: the cart drawer', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is empty at first, loaded when it is opened, and has a link to the merch', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    await saveData(page)
    await page.goto('/terms', { waitUntil: 'networkidle' })
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('cart_drawer'))
      )
    assert.isFalse(await isLoaded())
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^View Cart/ })).toHaveCount(1)
    const drawer = await openCart(page)
    assert.isTrue(await isLoaded())
    await drawer.getByText('0 items in your cart').waitFor()
    await drawer.getByText('Your cart is empty').waitFor()
    await drawer.getByText('Add some products to get started!').waitFor()
    await assertAccessible(page, assert)
    await drawer.getByRole('link', { name: 'Browse All Merch' }).click()
    await page.waitForURL((url) => url.pathname === '/browse')
  }).tags(['CART-2', 'HEAD-4'])

  test('slides in from the right in 500 ms, out in 300 ms, and has a Close', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const drawer = await openCart(page)
    const motion = () =>
      drawer.evaluate((element) => {
        const { animationName, animationDuration, right } = getComputedStyle(element)
        return { animationName, animationDuration, right }
      })
    assert.deepEqual(await motion(), {
      animationName: 'sheet-from-right',
      animationDuration: '0.5s',
      right: '0px',
    })
    const closing = drawer.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          element.addEventListener('animationstart', () =>
            resolve(getComputedStyle(element).animationDuration)
          )
        })
    )
    await drawer.getByRole('button', { name: 'Close' }).click()
    assert.equal(await closing, '0.3s')
    await drawer.waitFor({ state: 'detached' })
  }).tags(['CART-12'])

  test('shows each line with picture, name, size and colour, price and buttons, and the total', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('/terms')
    await addToCart(page, shirt)
    await addToCart(page, hoodie, 'L')
    const badge = page.getByRole('button', { name: 'View Cart, 2 items' })
    await expect(badge).toHaveText('2', { useInnerText: true })
    await page.getByRole('status').filter({ hasText: '2 items in your cart' }).waitFor()

    const drawer = await openCart(page)
    await drawer.getByText('2 items in your cart').waitFor()
    const line = drawer.getByRole('listitem').filter({ hasText: hoodie.name })
    for (const words of ['Salt Lines', 'L, Black', '£45.50']) await line.getByText(words).waitFor()
    await expect(line.locator('img')).toHaveCount(1)
    await drawer.getByText('£69.50').waitFor()
    await drawer.getByText('Final shipping varies by location and is charged separately.').waitFor()
    for (const name of ['One less', 'One more', 'Remove'])
      await line.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
    const list = drawer.getByRole('list')
    assert.equal(await list.evaluate((element) => getComputedStyle(element).maxHeight), '384px')
    await assertAccessible(page, assert)
  }).tags(['GEN-2', 'CART-1', 'CART-3', 'CART-5'])

  test('counts in whole pence, adds a piece, takes one away, and says what was removed', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    await db.from('products').where('id', shirt.id).update({ selling_price: '19.99' })
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt, { price: 19.99 }), storedLine(hoodie)])
    await page.goto('/terms')
    const drawer = await openCart(page)
    const more = drawer.getByRole('button', { name: `One more: ${shirt.name}` })
    await more.click()
    await more.click()
    await drawer.getByText('£59.97').waitFor()
    await drawer.getByText('£105.47').waitFor()
    await drawer.getByRole('button', { name: `One less: ${shirt.name}` }).click()
    await drawer.getByText('£85.48').waitFor()
    assert.deepInclude((await storedCart(page))[0], { id: `${shirt.id}-M-Black`, quantity: 2 })

    await drawer.getByRole('button', { name: `One less: ${hoodie.name}` }).click()
    await toast(page, 'Item removed').waitFor()
    await drawer.getByRole('listitem').filter({ hasText: hoodie.name }).waitFor({
      state: 'detached',
    })
    await expect(drawer.getByRole('button', { name: `Remove ${shirt.name}` })).toBeFocused()
    assert.lengthOf(await storedCart(page), 1)
    await drawer.getByRole('button', { name: 'Clear Cart' }).click()
    await toast(page, 'Cart cleared').waitFor()
    await drawer.getByText('Your cart is empty').waitFor()
    assert.deepEqual(await storedCart(page), [])
  }).tags(['GEN-3', 'CART-4', 'CART-10', 'CART-11'])

  test('adds to the same line when a product is added again, and stops at ten', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt, { quantity: 8 })])
    await addToCart(page, shirt)
    assert.deepEqual(await storedCart(page), [
      storedLine(shirt, { quantity: 9, image: (await storedCart(page))[0].image }),
    ])
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await toast(page, 'That’s the limit').waitFor()
    assert.equal((await storedCart(page))[0].quantity, 9)
  }).tags(['CART-10'])

  test('without a payment provider, Proceed to Checkout says so', async ({
    assert,
    visit,
    cleanup,
  }) => {
    const { shirt } = await givenTwoStalls()
    cleanup(overridePaymentMode('none'))
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt)])
    await page.goto('/terms')
    const drawer = await openCart(page)
    await drawer.getByText('Night Bus').waitFor()
    await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await toast(page, 'Checkout coming soon').waitFor()
    await toast(page, 'Full checkout integration will be available soon!').waitFor()
    assert.equal(new URL(page.url()).pathname, '/terms')
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'Checkout coming soon' }).waitFor()
    assert.lengthOf(await storedCart(page), 1)
  }).tags(['CART-6'])
})
