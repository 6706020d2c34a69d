import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { TYPED_ADDRESS } from '#tests/support/address_form'
import { storedLine, withCart } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { hasFocus, tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

async function givenAShirt() {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  const { product } = await givenActiveProduct({
    artist,
    name: 'Last Tram Home Tee',
    sizes: ['S', 'M', 'L'],
    colors: ['Black', 'White'],
  })
  return { artist, product }
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function press(page: Page, name: string) {
  await tabTo(page, button(page, name))
  await page.keyboard.press('Enter')
}

test.group('Browser: a purchase without a mouse', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('leads from the store to the paid order', async ({ assert, visit }) => {
    const { artist, product } = await givenAShirt()
    const page = await visit(`/store/${artist.id}`)
    await page.getByRole('heading', { level: 1, name: 'Night Bus' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: product.name }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)

    await tabTo(page, radio(page, 'Black'))
    await page.keyboard.press('ArrowRight')
    await page.waitForURL((url) => url.searchParams.get('color') === 'White')
    await tabTo(page, radio(page, 'S'))
    await page.keyboard.press('ArrowRight')
    await page.waitForURL((url) => url.searchParams.get('size') === 'M')

    await press(page, 'One more')
    await press(page, 'Buy Now')
    const dialog = page.getByRole('dialog', { name: 'Buy Now' })
    await dialog.waitFor()
    for (const [label, value] of Object.entries(TYPED_ADDRESS)) {
      await tabTo(page, dialog.getByLabel(label, { exact: true }))
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
    await press(page, 'Pay £51.59')
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    const [order] = await db
      .from('orders')
      .select('order_number', 'size', 'color', 'quantity', 'payment_status')
    assert.deepInclude(order, { size: 'M', color: 'White', quantity: 2, payment_status: 'paid' })
    const ticket = await page.locator('main').innerText()
    for (const words of [order.order_number, '£48.00', '£3.59', '£51.59']) {
      assert.include(ticket, words)
    }

    await tabTo(page, page.getByRole('link', { name: 'Back to Night Bus' }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
  })

  test('goes through the choices in the order in which they stand, on every screen', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenAShirt()
    const page = await visit('/terms')
    for (const [width, height] of [
      [1280, 800],
      [375, 812],
      [320, 568],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/product/${product.id}`)
      const stops = [
        radio(page, 'Black'),
        radio(page, 'S'),
        button(page, 'One less'),
        button(page, 'One more'),
        button(page, 'Add to cart'),
        button(page, 'Buy Now'),
        button(page, 'Express checkout'),
      ]
      const seen: { stop: number; top: number; left: number }[] = []
      await button(page, 'One more').waitFor()
      for (let presses = 0; presses < 60 && seen.length < stops.length; presses++) {
        await page.keyboard.press('Tab')
        for (const [stop, target] of stops.entries()) {
          if (!(await hasFocus(target))) continue
          const { x: left, y: top } = (await target.boundingBox())!
          seen.push({ stop, top: top + (await page.evaluate(() => window.scrollY)), left })
        }
      }
      assert.lengthOf(seen, stops.length)
      const asSeen = seen.toSorted((one, other) => {
        const rows = one.top - other.top
        return Math.abs(rows) > 8 ? rows : one.left - other.left
      })
      assert.deepEqual(seen, asSeen, `at ${width}`)
    }
  })

  test('can be left at the form, and goes on where it was', async ({ visit }) => {
    const { product } = await givenAShirt()
    const page = await visit(`/product/${product.id}`)
    await press(page, 'Buy Now')
    const heading = page.getByRole('heading', { name: 'Buy Now' })
    await heading.waitFor()
    await expect(heading).toBeFocused()
    await page.keyboard.press('Escape')
    await heading.waitFor({ state: 'detached' })
    await expect(button(page, 'Buy Now')).toBeFocused()
  })

  test('keeps the focus on a quantity that has come to its end', async ({ visit }) => {
    const { product } = await givenAShirt()
    const page = await visit(`/product/${product.id}`)
    await press(page, 'One more')
    const less = button(page, 'One less')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(less).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText(
      '1',
      { useInnerText: true }
    )
  })

  test('sees the ring of what has the focus, at the lower edge of the screen too', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenAShirt()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(product)])
    await page.goto('/checkout')
    await page.getByText('Night Bus').waitFor()
    const field = page.getByLabel('Full name')
    const foot = async () => {
      const { y, height } = (await field.boundingBox())!
      return y + height
    }
    await page.setViewportSize({ width: 375, height: 812 })
    const height = Math.ceil(await foot())
    await page.setViewportSize({ width: 375, height })
    await tabTo(page, field)
    const reach = await field.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    })
    assert.equal(reach, 6)
    assert.isAtMost((await foot()) + reach, height)
  }).tags(['BLOK-11'])
})
