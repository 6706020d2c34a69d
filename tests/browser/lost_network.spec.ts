import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { fillAddress } from '#tests/support/address_form'
import { givenTwoStalls, isPaymentPage, onPaymentPage, untilAwake } from '#tests/support/baskets'
import { goOffline } from '#tests/support/go_offline'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { withFreshContexts } from '#tests/support/shared_context'
import { expect, staysSo } from '#tests/support/expect'

/** From the page of the shirt to its payment page; the id of the payment session. */
async function buyShirt(page: Page): Promise<string> {
  await untilAwake(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  return onPaymentPage(page, '£27.59')
}

test.group('Browser: without a network', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a visitor’s heart says so and stays on the page', async ({ assert, browserContext }) => {
    const { product } = await givenActiveProduct({})
    const page = await browserContext.newPage()
    await page.goto(`/product/${product.id}`)
    await goOffline(page)
    const heart = page.getByRole('button', { name: /wishlist/i }).first()
    await heart.click()
    await page.getByText('No connection').first().waitFor()
    // Longer than a visitor is given to read before the log-in page.
    await staysSo(1000, () => assert.equal(new URL(page.url()).pathname, `/product/${product.id}`))
    await browserContext.setOffline(false)
    await heart.click()
    await page.waitForURL((url) => url.pathname === '/login')
  }).tags(['NET-9'])

  test('the payment page says so, and its button works again afterwards; so does its way back', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    await buyShirt(page)
    await goOffline(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByText('No connection').first().waitFor()
    assert.isTrue(isPaymentPage(new URL(page.url())))
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByText('No connection').first().waitFor()
    await browserContext.setOffline(false)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
  }).tags(['NET-9'])

  test('a result that is asked for again says so beside the button, which then tries again', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await visit(`/product/${shirt.id}`)
    const sessionId = await buyShirt(page)
    await page.getByRole('button', { name: 'Pay later' }).click()
    await page.getByRole('heading', { name: 'Your payment' }).waitFor()
    await page.goto(`/checkout/success?session_id=${sessionId}`)
    const heading = page.getByRole('heading', { name: 'Payment still processing' })
    await heading.waitFor()

    const said = page.getByRole('alert').filter({ hasText: 'No connection' })
    await goOffline(page)
    await page.getByRole('button', { name: 'Check again' }).click()
    await said.waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(said).toBeVisible()
    await staysSo(500, async () => {
      assert.isTrue(await heading.isVisible())
      assert.equal(new URL(page.url()).pathname, '/checkout/success')
    })
    await expect(said).toBeVisible()

    await stripeSandbox.settle(sessionId, 'succeeded')
    await browserContext.setOffline(false)
    const placed = page.getByRole('heading', { name: 'Order placed successfully!' })
    await page.getByRole('button', { name: 'Try again' }).or(placed).first().click()
    await placed.waitFor()
  }).tags(['NET-14'])

  test('links and forms that the browser follows itself leave the page as it is', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.goto('/browse')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'afterbegin',
          '<a href="/artists">Plain link</a><form action="/scan"><button>Plain form</button></form>'
        )
    })
    await goOffline(page)
    for (const control of [
      page.getByRole('link', { name: 'Plain link' }),
      page.getByRole('button', { name: 'Plain form' }),
    ]) {
      await control.click()
      await page.getByText('No connection').first().waitFor()
      assert.equal(new URL(page.url()).pathname, '/browse')
      await page.getByRole('button', { name: 'Close' }).click()
    }
    await browserContext.setOffline(false)
    await page.getByRole('button', { name: 'Plain form' }).click()
    await page.waitForURL((url) => url.pathname === '/scan')
  }).tags(['NET-9'])
})

test.group('Browser: a product that goes while it is bought', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('keeps the dialog, says why, and leads to the artist')
    .tags(['NET-7'])
    .with([
      {
        change: () => db.from('products').update({ status: 'inactive' }),
        why: 'This product isn’t on sale at the moment.',
      },
      {
        change: () => db.from('product_variants').update({ in_stock: false }),
        why: /is out of stock/,
      },
    ])
    .run(async ({ browserContext }, { change, why }) => {
      const { artist, product } = await givenActiveProduct({})
      const page = await browserContext.newPage()
      await page.goto(`/product/${product.id}`)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await fillAddress(page)
      await change()
      const dialog = page.getByRole('dialog', { name: 'Buy Now' })
      await dialog.getByRole('button', { name: /^Pay/ }).click()
      await dialog.getByText(why).waitFor()
      await page.waitForLoadState('networkidle')
      await expect(dialog.getByLabel('City')).toHaveValue('Leeds')
      await dialog.getByRole('link', { name: `See more from ${artist.bandName}` }).click()
      await page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
    })
})
