import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { fillAddress } from '#tests/support/address_form'
import { assertAccessible } from '#tests/support/axe'
import {
  addToCart,
  givenTwoStalls,
  openCart,
  openCartWith,
  storedCart,
  storedLine,
  withCart,
} from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

test.group('Browser: the stored cart', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is a list under the key cart, restored at the start', async ({ assert, visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('/terms')
    await addToCart(page, shirt)
    const [line] = await storedCart(page)
    assert.deepEqual(line, storedLine(shirt, { image: line.image }))
    assert.match(line.image, /^\//)
    await page.goto('/artists')
    await page.getByRole('button', { name: 'View Cart, 1 item' }).waitFor()
  }).tags(['CART-7', 'CART-9', 'ERR-4'])

  test('is one cart in two tabs, whichever of them changes it', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const first = await visit('/terms')
    const second = await browserContext.newPage()
    await second.goto('/terms')
    const drawer = await openCart(second)
    await addToCart(first, shirt)
    await drawer.getByText('1 item in your cart').waitFor()
    await drawer.getByRole('listitem').getByText('Night Bus').waitFor()

    await addToCart(first, hoodie)
    await drawer.getByText('£69.50').waitFor()
    await drawer.getByRole('button', { name: `One more: ${hoodie.name}` }).click()
    await first.getByRole('button', { name: 'View Cart, 3 items' }).waitFor()
    await drawer.getByRole('button', { name: 'Clear Cart' }).click()
    await first.getByRole('button', { name: 'View Cart, 0 items' }).waitFor()
    assert.deepEqual(await storedCart(first), [])
  }).tags(['CART-9', 'JOUR-4', 'PHONE-4'])

  test('that is damaged or foreign is repaired', async ({ assert, visit }) => {
    const page = await visit('about:blank')
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    const damaged = {
      'no JSON': '{"id":1,',
      'a number': '7',
      'another shop’s object': '{"items":[{"sku":"A-1"}]}',
      'nothing that is a line': '[null,1,"a",[],{},{"productId":"x"},{"id":-1}]',
      'nothing wanted': '[{"productId":1,"quantity":0}]',
      'an id beyond all ids': '[{"id":99999999999999,"price":5,"quantity":1}]',
    }
    for (const [title, value] of Object.entries(damaged)) {
      await withCart(page, value)
      await page.goto('/privacy')
      await page.getByRole('button', { name: 'View Cart, 0 items' }).waitFor()
      const drawer = await openCart(page)
      await drawer.getByText('Your cart is empty').waitFor()
      await expect.poll(() => storedCart(page), title).toEqual([])
      assert.deepEqual(faults, [], title)
    }
  }).tags(['CART-13'])

  test('with a usable line among damaged ones keeps it, repaired', async ({ assert, visit }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [
      'rubbish',
      storedLine(shirt, {
        id: 'not-the-id',
        name: 7,
        image: 'javascript:alert(1)',
        price: 'dear',
        currency: 'pounds',
        quantity: 1e9,
      }),
    ])
    await page.goto('/artists')
    const drawer = await openCart(page)
    await drawer.getByText('£240.00').first().waitFor()
    await drawer.getByRole('link', { name: shirt.name }).waitFor()
    const cart = await storedCart(page)
    assert.deepEqual(cart, [storedLine(shirt, { quantity: 10, image: cart[0].image })])
  }).tags(['CART-13'])

  test('of more than one order can hold is cut to it, and the line says so', async ({ visit }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    const cart = [storedLine(shirt, { quantity: 999999 }), storedLine(hoodie)]
    const drawer = await openCartWith(page, cart, shirt.name)
    const words = 'You can order up to 10 of one item at a time.'
    const lines = drawer.getByRole('listitem')
    await lines.filter({ hasText: shirt.name }).getByText(words).waitFor()
    await expect(lines.getByText(words)).toHaveCount(1)
    await drawer.getByRole('button', { name: `One less: ${shirt.name}` }).click()
    await lines.getByText(words).waitFor({ state: 'detached' })
  }).tags(['PHONE-6'])

  test('in the old simple form is understood, and the server supplies what is missing', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [
      { id: shirt.id, name: 'Old name', price: 24, image: '/old.png', quantity: 2 },
      { id: String(hoodie.id), name: hoodie.name, price: '45.50', quantity: 1 },
    ])
    await page.goto('/artists')
    await page.getByRole('button', { name: 'View Cart, 3 items' }).waitFor()
    const drawer = await openCart(page)
    const line = drawer.getByRole('listitem').filter({ hasText: shirt.name })
    await line.getByText('We’ve chosen M, Black for you. Please check it’s right.').waitFor()
    await drawer.getByText('£93.50').waitFor()
    await assertAccessible(page, assert)
    const cart = await storedCart(page)
    assert.deepEqual(cart, [
      storedLine(shirt, { quantity: 2, image: cart[0].image }),
      storedLine(hoodie, { image: cart[1].image }),
    ])
    await line.getByRole('link', { name: 'Change size or colour' }).click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
  }).tags(['CART-8'])

  test('is checked when the drawer opens: a new price is shown beside the old one', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt), storedLine(hoodie)])
    await page.goto('/terms')
    await db.from('products').where('id', shirt.id).update({ selling_price: '26.00' })
    const drawer = await openCart(page)
    await drawer.getByText('Price changed: £26.00, was £24.00.').waitFor()
    await page.getByRole('status').filter({ hasText: 'One item has changed.' }).waitFor()
    await drawer.getByText('£71.50').waitFor()
    assert.equal((await storedCart(page))[0].price, 26)
    await assertAccessible(page, assert)
  }).tags(['CART-14'])

  test('keeps sold-out and withdrawn lines, marked, and leaves them out of the total', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [
      storedLine(shirt),
      storedLine(shirt, { id: `${shirt.id}-L-Black`, size: 'L' }),
      storedLine(hoodie),
    ])
    await page.goto('/terms')
    await db
      .from('product_variants')
      .where({ product_id: shirt.id, size: 'L' })
      .update({ in_stock: false })
    await db.from('products').where('id', hoodie.id).update({ status: 'retired' })
    const drawer = await openCart(page)
    const lines = drawer.getByRole('listitem')
    await lines.getByText('Sold out in L, Black, so we’ve left it out of your order.').waitFor()
    const withdrawn = lines.filter({ hasText: hoodie.name })
    await withdrawn.getByText('No longer on sale, so we’ve left it out of your order.').waitFor()
    assert.equal(await withdrawn.getByRole('button', { name: /^One more/ }).count(), 0)
    await drawer.locator('output', { hasText: '£24.00' }).waitFor()
    assert.lengthOf(await storedCart(page), 3)
    await assertAccessible(page, assert)

    await lines.getByRole('button', { name: 'Remove' }).first().click()
    await drawer.getByText('Everything in your cart has gone off sale.').waitFor()
    for (const words of ['Proceed to Checkout', '£0.00', 'Final shipping varies'])
      assert.equal(await drawer.getByText(words).count(), 0, words)
    await assertAccessible(page, assert)
    await drawer.getByRole('link', { name: 'Browse All Merch' }).click()
    await page.waitForURL('**/browse')
    await drawer.waitFor({ state: 'detached' })
  }).tags(['CART-14', 'BLOK-8'])

  test('with nothing that can be bought says so at the checkout, and links to the merch', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt)])
    await db.from('products').where('id', shirt.id).update({ status: 'retired' })
    await page.goto('/checkout')
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Everything in your cart has gone off sale.' })
    await said.waitFor()
    const order = page.getByRole('region', { name: 'Your order' })
    await order.getByText('No longer on sale, so we’ve left it out of your order.').waitFor()
    assert.equal(await page.getByRole('form', { name: 'Checkout' }).count(), 0)
    assert.notMatch(await page.locator('main').innerText(), /£0\.00|business days/)
    const [above, below] = [await said.boundingBox(), await order.boundingBox()]
    assert.isAtMost(above!.y, below!.y)
    await assertAccessible(page, assert)
    const sent = await page.request.get('/checkout')
    assert.notInclude(await sent.text(), 'Everything in your cart', 'the server knows no cart')
    await said.getByRole('link', { name: 'Browse All Merch' }).click()
    await page.waitForURL('**/browse')
  }).tags(['CART-14', 'BLOK-8'])

  test('whose lines are all unavailable at the payment says so, and moves the focus to the content', async ({
    assert,
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt)])
    await page.goto('/checkout')
    await page.getByText('Night Bus').waitFor()
    await fillAddress(page)
    await db.from('products').where('id', shirt.id).update({ status: 'retired' })
    await page.getByRole('button', { name: 'Pay £27.59' }).press('Enter')
    await page.getByText('Everything in your cart has gone off sale.').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    assert.equal(await page.getByRole('form', { name: 'Checkout' }).count(), 0)
    assert.isEmpty(await db.from('orders').select('id'))
  }).tags(['BLOK-8'])

  test('is shown as it is stored while the server cannot be asked, and can be checked again', async ({
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(shirt)])
    await page.goto('/terms')
    await page.route('**/api/cart/quote', (route) => route.abort())
    const drawer = await openCart(page)
    await drawer.getByText('We couldn’t check prices and stock just now.').waitFor()
    await drawer.getByText('£24.00').first().waitFor()
    await page.unroute('**/api/cart/quote')
    await drawer.getByRole('button', { name: 'Check again' }).click()
    await drawer.getByText('Night Bus').waitFor()
  })
})
