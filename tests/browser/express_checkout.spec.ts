import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { expect } from '#tests/support/expect'

const PHONE = { width: 375, height: 667 }

async function givenStall() {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  const { code } = await givenScannedCode({ artist })
  const { product, variants } = await givenActiveProduct({
    artist,
    name: 'Last Tram Home Tee',
    sizes: ['S', 'M', 'L'],
    colors: ['Black', 'White'],
  })
  return { artist, code, product, variants }
}

/** What a buyer has done since the page was opened: kept by the tab, over all documents. */
type Effort = { presses: number; typed: number }

async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const note = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    window.addEventListener('click', (event) => event.isTrusted && note('presses'), true)
    window.addEventListener(
      'keydown',
      (event) => event.target instanceof HTMLInputElement && note('typed'),
      true
    )
  })
  return () =>
    page.evaluate(() => ({
      presses: Number(sessionStorage.getItem('presses') ?? 0),
      typed: Number(sessionStorage.getItem('typed') ?? 0),
    }))
}

/** The screens in the order in which they were seen, by the first part of their addresses. */
function screensOf(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    const [, screen = ''] = new URL(frame.url()).pathname.split('/')
    if (frame === page.mainFrame() && seen.at(-1) !== screen) seen.push(screen)
  })
  return seen
}

const express = (page: Page) => page.getByRole('button', { name: 'Express checkout' })
const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with a wallet' })
const onPaymentPage = (page: Page) =>
  page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
const isPlaced = (page: Page) =>
  page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()

const sessionIn = (page: Page) => page.url().split('/').at(-1)!

const WALLET = {
  name: 'Robin Example',
  address: {
    line1: '1 Stage Road',
    line2: null,
    city: 'Leeds',
    state: null,
    postal_code: 'LS1 1AA',
    country: 'GB',
  },
}

const checkouts = () => db.from('checkouts').orderBy('id')
const orders = () => db.from('orders').orderBy('id').select('size', 'status')

test.group('Browser: Express checkout', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('leads from the scan to the paid order in five presses, three screens and no typed field', async ({
    assert,
    visit,
  }) => {
    const { artist, code, product } = await givenStall()
    const page = await visit('/terms')
    await page.setViewportSize(PHONE)
    const effort = await countEffort(page)
    const screens = screensOf(page)
    await page.goto(`/store/${artist.id}?qr=${code.code}`)
    await page.getByRole('link', { name: product.name }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await page.getByRole('radio', { name: 'White', exact: true }).click()
    await page.getByRole('radio', { name: 'L', exact: true }).click()
    await express(page).click()
    await onPaymentPage(page)
    await assertAccessible(page, assert)
    await wallet(page).click()
    await isPlaced(page)
    assert.deepEqual(await effort(), { presses: 5, typed: 0 })
    assert.deepEqual(screens, ['store', 'product', 'sandbox', 'checkout'])
    assert.deepInclude(await db.from('orders').firstOrFail(), {
      size: 'L',
      color: 'White',
      payment_status: 'paid',
      qr_code_id: code.id,
    })
    assert.deepInclude((await checkouts())[0], {
      customer_email: 'robin@example.com',
      street: '1 Stage Road',
      zip_code: 'LS1 1AA',
      country: 'GB',
    })

    await page.getByText('What happens now').waitFor()
    await page.getByRole('button', { name: 'Follow Night Bus' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'See your order' }).click()
    await page.getByRole('heading', { name: /^Order GS-/ }).waitFor()
  }).tags(['EXPR-1', 'EXPR-7'])

  test('asks for email and address where there is no wallet', async ({ assert, visit }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}`)
    await express(page).click()
    await onPaymentPage(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByText('Please fill this in').first().waitFor()
    for (const [label, value] of Object.entries({
      'Email': 'ada@example.com',
      'Full name': 'Ada Amp',
      'Street': '2 Encore Lane',
      'Town or city': 'York',
      'Postcode or ZIP': 'yo17hh',
    }))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await isPlaced(page)
    assert.deepInclude((await checkouts())[0], {
      customer_name: 'Ada Amp',
      customer_email: 'ada@example.com',
      street: '2 Encore Lane',
      zip_code: 'YO1 7HH',
    })
  }).tags(['EXPR-1'])

  test('pressed twice, in two tabs and after coming back is one order; another size replaces it', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}?color=Black&size=M`)
    await express(page).dblclick()
    await onPaymentPage(page)
    const address = page.url()
    await page.goBack()
    await express(page).click()
    await onPaymentPage(page)
    assert.equal(page.url(), address)

    const tab = await page.context().newPage()
    await tab.goto(`/product/${product.id}?color=Black&size=M`)
    await express(tab).click()
    await onPaymentPage(tab)
    assert.equal(tab.url(), address)
    assert.lengthOf(await checkouts(), 1)

    await tab.goBack()
    await tab.getByRole('radio', { name: 'L', exact: true }).click()
    await tab.getByRole('radio', { name: 'L', exact: true, checked: true }).waitFor()
    await express(tab).click()
    await tab.waitForURL((url) => url.pathname.startsWith('/sandbox/') && url.href !== address)
    await wallet(tab).click()
    await isPlaced(tab)
    await page.reload()
    await page.getByText('This payment page has expired').waitFor()
    await expect.poll(orders).toEqual([
      { size: 'M', status: 'cancelled' },
      { size: 'L', status: 'processing' },
    ])
    await tab.close()
  }).tags(['EXPR-3'])

  test('says a changed price, shows it, and orders at it with another press', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}`)
    await express(page).waitFor()
    await db.from('products').where('id', product.id).update({ selling_price: '26.00' })
    await express(page).click()
    await page.getByText('Last Tram Home Tee now costs £26.00').first().waitFor()
    await page.getByText('£26.00', { exact: true }).first().waitFor()
    assert.lengthOf(await checkouts(), 0)
    await express(page).click()
    await onPaymentPage(page)
    await page.getByRole('heading', { name: 'Pay £29.59' }).waitFor()
  }).tags(['EXPR-4'])

  test('leads from the cart to the payment page, and takes out what was paid for', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: 'View cart', exact: true }).click()
    const cart = page.getByRole('dialog')
    await cart.getByText(product.name).waitFor()
    await cart.getByRole('button', { name: 'Express checkout' }).click()
    await onPaymentPage(page)
    await wallet(page).click()
    await isPlaced(page)
    await page.getByRole('button', { name: 'View Cart, 0 items' }).waitFor()
    assert.lengthOf(await checkouts(), 1)
  }).tags(['EXPR-1', 'EXPR-3'])

  test('belongs to the account of who is logged in, who follows the band with one press', async ({
    assert,
    visit,
  }) => {
    const { artist, product } = await givenStall()
    const { product: newest } = await givenActiveProduct({ artist, name: 'First Tram Mug' })
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await page.goto(`/product/${product.id}`)
    await express(page).click()
    await onPaymentPage(page)
    await expect(page.getByLabel('Email')).toHaveValue(fan.email)
    await wallet(page).click()
    await isPlaced(page)
    assert.deepInclude((await checkouts())[0], { user_id: fan.id, customer_email: fan.email })
    await page.getByRole('link', { name: newest.name }).waitFor()
    await page.getByRole('button', { name: 'Follow Night Bus' }).click()
    await page.getByRole('button', { name: 'Following Night Bus', pressed: true }).waitFor()
    await page.getByText('Added to favourites').first().waitFor()
    assert.lengthOf(await db.from('fan_favorites').where('user_id', fan.id), 1)
    await page.reload()
    await page.getByRole('button', { name: 'Following Night Bus', pressed: true }).waitFor()
  }).tags(['EXPR-2', 'EXPR-7'])

  test('left on the payment page leads back, and promises no second order', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}?color=White&size=M`)
    await express(page).click()
    await onPaymentPage(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor()
    await page.getByText('You haven’t been charged').waitFor()
    await page.getByText('you’ll have two orders').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Back to Last Tram Home Tee' }).click()
    await express(page).click()
    await onPaymentPage(page)
    assert.lengthOf(await checkouts(), 1)
  }).tags(['EXPR-3'])

  test('after its payment page has expired is another order; paid meanwhile, it says so first', async ({
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}?color=White&size=M`)
    await express(page).click()
    await onPaymentPage(page)
    const first = page.url()
    await stripeSandbox.expire(sessionIn(page))
    await stripeSandbox.deliveriesDone()
    await page.goBack()
    await express(page).click()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/') && url.href !== first)

    await stripeSandbox.pay(sessionIn(page), { email: 'robin@example.com', ...WALLET })
    await stripeSandbox.deliveriesDone()
    await page.goBack()
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await express(page).click()
    await page.getByText('You’ve already paid for your earlier order').first().waitFor()
    await express(page).click()
    await onPaymentPage(page)
    await expect.poll(orders).toEqual([
      { size: 'M', status: 'cancelled' },
      { size: 'M', status: 'processing' },
      { size: 'L', status: 'pending' },
    ])
  }).tags(['EXPR-3'])

  test('of an address that cannot be used is held, and goes on once the buyer has changed it', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}`)
    await express(page).click()
    await onPaymentPage(page)
    await wallet(page).click()
    await isPlaced(page)
    await db.from('checkouts').update({
      production_hold: true,
      production_hold_reason: 'Address in FR, shipping quoted for GB',
      address_problem: 'abroad',
      country: 'FR',
    })
    await page.reload()
    await page.getByText('We can’t post to the address you gave').waitFor()
    await page.getByRole('link', { name: 'See your order' }).click()
    await page.getByRole('heading', { name: 'Where should we post it?' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Street address is required').waitFor()
    await page.getByLabel('Street address').fill('2 Encore Lane')
    await page.getByLabel('City').fill('York')
    await page.getByLabel('Postcode').fill('yo17hh')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Address saved').first().waitFor()
    await page.getByRole('heading', { name: 'Where should we post it?' }).waitFor({
      state: 'detached',
    })
    assert.deepInclude((await checkouts())[0], {
      production_hold: false,
      address_problem: null,
      zip_code: 'YO1 7HH',
      country: 'GB',
    })
  }).tags(['EXPR-5'])
})
