import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { dataDirectory } from '#config/app'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import Order from '#commerce/orders/models/order'
import { clock } from '#shared/clock'
import { times } from '#shared/money'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { deliverMails } from '#tests/support/outgoing_mails'
import { useRealSessions } from '#tests/support/real_sessions'
import { fillAddress } from '#tests/support/address_form'
import { accountOf, signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const NEW_PASSWORD = 'an even longer password'

async function buyAsGuest(page: Page) {
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
}

/** Opens the newest mail with this subject and follows its button, which opens a new tab. */
async function followMail(page: Page, subject: string, button: string): Promise<Page> {
  await deliverMails()
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: subject }).first().click()
  await page.getByText('As plain text').waitFor()
  const tab = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: button }).click()
  return tab
}

/** Simulates the provider: the shipment leaves. */
async function ship() {
  const order = await Order.firstOrFail()
  await order.merge({ status: 'shipped' }).save()
  await ShipmentFactory.merge({ checkoutId: order.checkoutId }).create()
}

test.group('Browser: orders', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('a guest buys, opens the order by the link in the mail, and marks it as received', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Home Tee' })
    const page = await visit(`/product/${product.id}`)
    await buyAsGuest(page)
    const { orderNumber } = await Order.firstOrFail()
    const subject = `Your Gigstall order ${orderNumber} is in`
    const order = await followMail(page, subject, 'See your order')
    await order.getByRole('heading', { level: 1 }).waitFor()
    await expect(order.locator('h1')).toContainText(orderNumber, { useInnerText: true })
    await order.getByText('1 Stage Road').waitFor()
    await order.emulateMedia({ media: 'print' })
    await expect(order.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
    assert.isFalse(await order.locator('header.site-frame').isVisible())
    assert.isFalse(await order.getByRole('contentinfo').isVisible())
    await order.emulateMedia({ media: 'screen' })
    assert.isFalse(await order.getByRole('button', { name: 'Received' }).isVisible())
    await assertAccessible(order, assert)

    await ship()
    await order.reload()
    const tracking = order.getByRole('link', { name: 'Track the parcel' })
    await expect(tracking).toHaveAttribute('href', /^https:\/\/track\.example\.com/)
    await assertAccessible(order, assert)
    await order.getByRole('button', { name: 'Received' }).click()
    const question = order.getByRole('dialog', { name: 'Has it arrived?' })
    await question.getByRole('button', { name: 'Not yet' }).click()
    await question.waitFor({ state: 'detached' })
    assert.deepEqual(await db.from('orders').select('status'), [{ status: 'shipped' }])
    await order.getByRole('button', { name: 'Received' }).click()
    await question.getByRole('button', { name: 'Yes, it’s here' }).click()
    await order.getByText('It has arrived.', { exact: true }).waitFor()
    assert.isFalse(await order.getByRole('button', { name: 'Received' }).isVisible())
    assert.deepEqual(await db.from('orders').select('status'), [{ status: 'delivered' }])
    assert.isNull(await accountOf(order))

    await order.getByRole('link', { name: 'Buy again' }).click()
    await order.waitForURL((url) => url.pathname === `/product/${product.id}`)
  }).tags(['ORD-3', 'PHONE-1'])

  test('a guest who lost the mail gets the link again', async ({ assert, visit }) => {
    const { order } = await givenPaidOrder({})
    const page = await visit(`/orders/${order.orderNumber}?token=forgotten`)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await page.waitForURL((url) => url.pathname === '/orders/find')
    await expect(page.getByLabel('Order number')).toHaveValue(order.orderNumber)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('Enter your email address').waitFor()
    await page.getByLabel('Email').fill('robin@example.org')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByRole('button', { name: 'Try another email' }).click()
    await expect(page.getByLabel('Order number')).toHaveValue(order.orderNumber)
    await expect(page.getByLabel('Email')).toHaveValue('')
    await page.locator('input[name="email"]:focus').waitFor()
    await page.getByLabel('Email').fill('robin@example.com')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByRole('status').filter({ hasText: 'we’ve sent you a link' }).waitFor()
    await assertAccessible(page, assert)
    const found = await followMail(
      page,
      `Your Gigstall order ${order.orderNumber}`,
      'See your order'
    )
    await found.getByText('1 Stage Road').waitFor()
  }).tags(['NEWC-7'])

  test('a fan finds all orders from the home and the menu, page by page', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await givenActiveProduct({ name: 'Last Tram Home Tee' })
    for (let count = 0; count < 12; count++) await givenPaidOrder({ product, buyer: fan })
    const itemsAmount = times(product.sellingPrice, 2)
    const unpaid = await CheckoutFactory.merge({ userId: fan.id, itemsAmount }).create()
    const rows = { productId: product.id, checkoutId: unpaid.id, quantity: 2 }
    await OrderFactory.merge(rows).create()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAndOpen(page, fan, '/')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(await overflow(), 320)
    await page.getByRole('link', { name: 'View All Orders' }).click()
    await page.waitForURL((url) => url.pathname === '/orders')
    const tickets = page.locator('main').getByRole('listitem').filter({ hasText: product.name })
    await expect(tickets).toHaveCount(12)
    await tickets.getByText('2 ×').first().waitFor()
    await tickets.getByRole('link', { name: `Pay £51.59 for ${product.name}` }).waitFor()
    assert.isAtMost(await overflow(), 320)
    await page.setViewportSize({ width: 1280, height: 720 })
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Older orders' }).click()
    await page.waitForURL((url) => url.searchParams.has('cursor'))
    await expect(tickets).toHaveCount(1)
    await tickets.getByRole('link', { name: product.name }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/orders/GS-'))
    await page.getByRole('link', { name: 'Your orders' }).click()
    await page.waitForURL((url) => url.pathname === '/orders')
  }).tags(['HOME-2', 'ORD-2', 'PHONE-8'])

  test('each state of an order has its label and its colour', async ({ assert, visit }) => {
    const fan = await UserFactory.create()
    const states = ['paid', 'shipped', 'delivered', 'cancelled'] as const
    const { checkout } = await givenPaidOrder({ buyer: fan })
    for (const state of states)
      await OrderFactory.apply(state).merge({ checkoutId: checkout.id }).create()
    const late = { userId: fan.id, expiresAt: clock.now().minus({ minutes: 1 }) }
    const { id: lateId } = await CheckoutFactory.merge(late).create()
    await OrderFactory.merge({ checkoutId: lateId }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/orders')
    const tokenOf = {
      Pending: '--ink',
      Processing: '--warn',
      Shipped: '--good',
      Delivered: '--info',
      Cancelled: '--ink-soft',
    }
    for (const [word, token] of Object.entries(tokenOf)) {
      const badge = page.locator('main').getByText(word, { exact: true }).first()
      const [shown, wanted] = await badge.evaluate((element, name) => {
        const probe = element.appendChild(document.createElement('i'))
        probe.style.color = `var(${name})`
        return [getComputedStyle(element).color, getComputedStyle(probe).color]
      }, token)
      assert.equal(shown, wanted, word)
    }
  }).tags(['ORD-1'])
})

test.group('Browser: one’s account', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('a fan changes name, email and password, exports the data, and deletes the account', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { order } = await givenPaidOrder({ buyer: fan })
    await order.merge({ status: 'delivered' }).save()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/')
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByLabel('First name').fill('Nia')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.locator('main').getByText('Nia Soundcheck').waitFor()

    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill('nia@example.test')
    await page.getByLabel('Your password').fill('not the password')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('That isn’t your password').waitFor()
    await page.getByLabel('Your password').fill(FACTORY_PASSWORD)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('Open the link we emailed to nia@example.test').waitFor()
    assert.equal((await accountOf(page))!.email, fan.email)
    const confirm = await followMail(
      page,
      'Confirm your new email for Gigstall',
      'Confirm this email'
    )
    await assertAccessible(confirm, assert)
    await confirm.getByRole('button', { name: 'Confirm this email' }).click()
    await confirm.waitForURL((url) => url.pathname === '/account')
    assert.equal((await accountOf(confirm))!.email, 'nia@example.test')

    await page.goto('/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill(FACTORY_PASSWORD)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('You are logged out everywhere else.').first().waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    assert.match((await download).suggestedFilename(), /^gigstall-my-data-.*\.json$/)

    await page.getByRole('button', { name: 'Delete account' }).click()
    await assertAccessible(page, assert)
    await page.getByLabel('Your password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText('Account deleted').first().waitFor()
    assert.isNull(await accountOf(page))
    const [left] = await db.from('checkouts').select('customer_name', 'street', 'total_amount')
    assert.deepEqual(left, { customer_name: null, street: null, total_amount: '27.59' })
  }).tags(['ACC-1'])

  test('the menu says who is logged in, leads to their pages, and logs out', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/terms')
    const openMenu = () => page.getByRole('button', { name: /^Account:/ }).click()
    const menu = page.locator('#user-menu')
    await openMenu()
    for (const words of ['Sam Soundcheck', fan.email!])
      await menu.getByText(words, { exact: true }).waitFor()
    await menu.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
    await assertAccessible(page, assert)
    await openMenu()
    await menu.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.isNull(await accountOf(page))
  }).tags(['HEAD-3', 'ORD-4', 'ROLE-1'])
})
