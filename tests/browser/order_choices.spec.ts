import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import Order from '#commerce/orders/models/order'
import { fillAddress } from '#tests/support/address_form'
import { assertAccessible } from '#tests/support/axe'
import { isPaymentPage, untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** As far as the payment page, which is left without paying; then the page of the order. */
async function leaveUnpaid(page: Page) {
  const { product } = await givenActiveProduct({ name: 'Last Tram Home Tee' })
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Pay £27.59' }).click()
  await page.waitForURL(isPaymentPage)
  const { orderNumber } = await Order.firstOrFail()
  await page.goto(`/orders/${orderNumber}`)
  await untilAwake(page)
}

const cancelled = (page: Page) => page.getByRole('status').filter({ hasText: 'Order cancelled' })

test.group('Browser: what the buyer of an order can still do', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a fan pays for an order later from its page, then cancels it and sees the money go back', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.create())
    await leaveUnpaid(page)
    await page.getByText('Not paid yet: you haven’t been charged.').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.waitForURL(isPaymentPage)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.getByRole('link', { name: 'See your order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order GS-/ }).waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Pay £27.59' }).isVisible())

    await db.from('provider_orders').update({ is_cancellable: false })
    await page.reload()
    await page.getByText('We’re making it now, so it can’t be cancelled.').waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Cancel Last' }).isVisible())
    await assertAccessible(page, assert)
    await db.from('provider_orders').update({ is_cancellable: true })
    await page.reload()
    await untilAwake(page)
    await page.getByRole('button', { name: 'Cancel Last Tram Home Tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order?' })
    await dialog.getByText('We’ll refund £27.59 the way you paid.').waitFor()
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await Order.firstOrFail()).status, 'processing')
    await page.getByRole('button', { name: 'Cancel Last Tram Home Tee' }).click()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await cancelled(page).waitFor()
    await page.getByText('Refunded to you').waitFor()
    // Depends on whether Stripe's event was there before the page was read.
    const refund = /You cancelled it, and we’(ll refund|ve refunded) what you paid for it\./
    await page.getByText(refund).waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Cancel Last' }).isVisible())
    await expect
      .poll(() => db.from('refunds').select('status', 'amount'))
      .toEqual([{ status: 'succeeded', amount: '27.59' }])
    await assertAccessible(page, assert)
  }).tags(['BUYR-1', 'BUYR-4', 'BUYR-17'])

  test('a fan cancels an unpaid order by keyboard, and can pay for it no more', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.create())
    await leaveUnpaid(page)
    await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel order?' })
    await dialog.getByText('You haven’t been charged.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
    await cancelled(page).waitFor()
    await page.getByText('You cancelled it. We won’t make or send it.').waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Pay £27.59' }).isVisible())
    assert.deepEqual(await db.from('orders').select('status', 'payment_status'), [
      { status: 'cancelled', payment_status: 'unpaid' },
    ])
  }).tags(['BUYR-3'])
})
