import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** A shirt at £24.00 with a base of £12.50 in two colours, at tonight's gig. */
async function givenAStallAtAGig() {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const { gig, code } = await givenScannedCode({ artist })
  const { product, variants } = await givenActiveProduct({
    artist,
    name: 'Last Tram Home Tee',
    sizes: ['S', 'M', 'L'],
    colors: ['Black', 'White'],
  })
  return { artist, owner, gig, code, product, variants }
}

async function buyNow(page: Page) {
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
}

async function payOnThePaymentPage(page: Page) {
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
}

const orders = () =>
  db
    .from('orders')
    .select(
      'status',
      'payment_status',
      'size',
      'color',
      'quantity',
      'total_amount',
      'artist_profit',
      'qr_code_id'
    )

const paymentStates = () => db.from('orders').select('payment_status')

test.group('Browser: from scan to sale', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a fan scans, chooses, pays; the artist sees the order and its profit', async ({
    assert,
    visit,
  }) => {
    const { artist, owner, gig, code, product } = await givenAStallAtAGig()

    const scanned = (page: Page) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/${code.code}/scan`))
    const page = await visit('/terms')
    const scan = scanned(page)
    await page.goto(`/artist/${artist.id}/store?qr=${code.code}`)
    const answer = await scan
    assert.equal(answer.status(), 200)
    await page.getByRole('heading', { level: 1, name: 'Night Bus' }).waitFor()
    await page.getByText(`You’re at the ${gig.name}`).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('link', { name: product.name }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await page.getByRole('radio', { name: 'White', exact: true }).check()
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await page.waitForURL((url) => url.search === '?color=White&size=L')
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByText('Street address is required').waitFor()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await assertAccessible(page, assert)
    await fillAddress(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
    await assertAccessible(page, assert)
    await payOnThePaymentPage(page)
    await assertAccessible(page, assert)

    await page.goto(`/store/${artist.id}`)
    await signInAs(page, owner)
    for (const tab of ['overview', 'orders', 'qr-codes']) {
      await page.goto(`/dashboard?tab=${tab}`)
      await assertAccessible(page, assert)
    }
    await page.goto('/dashboard?tab=orders')
    const row = page.getByRole('row').filter({ hasText: product.name })
    for (const words of ['L, White', 'Nia Front-Row', '£24.00', '£6.90', 'Processing']) {
      await expect(row).toContainText(words, { useInnerText: true })
    }

    // £24.00 - £12.50 = £11.50, of which 60% are the artist's.
    assert.deepEqual(await orders(), [
      {
        status: 'processing',
        payment_status: 'paid',
        size: 'L',
        color: 'White',
        quantity: 1,
        total_amount: '24.00',
        artist_profit: '6.90',
        qr_code_id: code.id,
      },
    ])
    await code.refresh()
    assert.equal(Number(code.scanCount), 1)
  }).tags(['GEN-5'])

  test('coming back to the store counts no second scan', async ({ assert, visit }) => {
    const { artist, code, product } = await givenAStallAtAGig()
    const page = await visit('/terms')
    const scans: string[] = []
    page.on('request', (request) => request.url().endsWith('/scan') && scans.push(request.url()))
    await page.goto(`/store/${artist.id}?qr=${code.code}`)
    await page.getByRole('link', { name: product.name }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Night Bus' }).waitFor()
    await page.getByRole('link', { name: product.name }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await expect.poll(async () => Number((await code.refresh()).scanCount)).toBe(1)
    assert.lengthOf(scans, 1)
  }).tags(['ROUTE-7'])

  test('two presses of the button and two views of the result make one order, paid once', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenAStallAtAGig()
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).dblclick()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
    await payOnThePaymentPage(page)
    const paid = await orders()
    assert.lengthOf(paid, 1)
    await page.reload()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    assert.deepEqual(await orders(), paid)
    assert.lengthOf(await db.from('checkouts').select('id'), 1)
  })

  test('an unavailable variant cannot be chosen, and a chosen size is never swapped for another', async ({
    assert,
    visit,
  }) => {
    const { product, variants } = await givenAStallAtAGig()
    const find = (size: string, color: string) =>
      variants.find((variant) => variant.size === size && variant.color === color)!
    await find('S', 'Black').merge({ inStock: false }).save()
    await find('L', 'White').merge({ inStock: false }).save()

    const page = await visit(`/product/${product.id}`)
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'S, out of stock' })).toBeDisabled()
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await page.getByRole('radio', { name: 'White', exact: true }).check()
    await page.getByText('L in White is out of stock').waitFor()
    await expect(page.getByRole('radio', { name: 'L, out of stock' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
    await assertAccessible(page, assert)
  }).tags(['PROD-4'])

  test('a changed price is shown and has to be confirmed', async ({ assert, visit }) => {
    const { product } = await givenAStallAtAGig()
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    await db.from('products').where('id', product.id).update({ selling_price: '26.00' })
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByText('The price has changed').waitFor()
    assert.lengthOf(await orders(), 0)
    await page.getByRole('button', { name: 'Pay £29.59' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
    assert.deepEqual(await db.from('orders').select('total_amount'), [{ total_amount: '26.00' }])
  })

  test('a declined card is reported without a reason, and the payment can be tried again', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenAStallAtAGig()
    const page = await visit(`/product/${product.id}`)
    await buyNow(page)
    const address = page.url()
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await page.getByText('Nothing was charged').waitFor()
    await page.goto(`/checkout/success?session_id=${address.split('/').at(-1)}`)
    await page.getByRole('heading', { name: 'Payment declined' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Try again' }).click()
    await payOnThePaymentPage(page)
    assert.deepEqual(await paymentStates(), [{ payment_status: 'paid' }])
  })

  test('a cancelled payment leads back, with nothing charged', async ({ assert, visit }) => {
    const { product } = await givenAStallAtAGig()
    const page = await visit(`/product/${product.id}?color=White`)
    await buyNow(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor()
    await page.getByText('Nothing charged').waitFor()
    await assertAccessible(page, assert)
    assert.deepEqual(await paymentStates(), [{ payment_status: 'unpaid' }])
    assert.notInclude(await page.locator('main').innerText(), 'cart')
    await page.getByRole('link', { name: 'Back to Last Tram Home Tee' }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await expect(page.getByRole('radio', { name: 'White', exact: true })).toBeChecked()
  }).tags(['PAY-3'])
})
