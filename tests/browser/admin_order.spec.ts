import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import { givenPaidBasket, refund as refundRows } from '#tests/functional/payments/refund_fixtures'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** A cancelled order of £24.00 and £3.59 of shipping whose refund was refused: the sandbox does not know its payment and refuses again. */
async function givenRefusedRefund() {
  const { order, checkout } = await givenPaidOrder({})
  await order.merge({ status: 'cancelled' }).save()
  const payment = await PaymentSessionFactory.apply('complete')
    .merge({ checkoutId: checkout.id })
    .create()
  const refund = {
    checkout_id: checkout.id,
    payment_session_id: payment.id,
    origin: 'shop',
    status: 'failed',
    amount: '27.59',
    shipping_amount: '3.59',
    reason: 'Printed twice',
    refund_key: 'refused',
    failure: 'The card was closed',
  }
  const [{ id }] = await db.table('refunds').insert(refund).returning(['id'])
  await db.table('refund_lines').insert({ refund_id: id, order_id: order.id, amount: '24.00' })
  return order
}

async function givenSentInVain({ checkoutId, orderId }: { checkoutId: number; orderId: number }) {
  const made = {
    checkout_id: checkoutId,
    external_id: `gs-${checkoutId}`,
    status: 'fulfilled',
    remote_order_id: 1,
    synced_at: new Date(),
    last_error: 'Printful has dispatched cancelled items',
    failing_since: new Date(),
  }
  const [{ id }] = await db.table('provider_orders').insert(made).returning(['id'])
  await db.table('provider_order_items').insert({
    provider_order_id: id,
    order_id: orderId,
    quantity: 1,
    cancel_requested_at: new Date(),
  })
  const shipment = {
    checkout_id: checkoutId,
    provider_order_id: id,
    remote_shipment_id: 1,
    shipped_at: new Date(),
  }
  const [sent] = await db.table('shipments').insert(shipment).returning(['id'])
  await db.table('shipment_items').insert({ shipment_id: sent.id, order_id: orderId, quantity: 1 })
}

test.group('Browser: an order in the admin area', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => stripeSandbox.forgetEverything())
  group.each.setup(() => () => stripeSandbox.forgetEverything())

  test('a cancelled order whose refund was refused says so, and an emptied amount refunds nothing', async ({
    assert,
    visit,
  }) => {
    const order = await givenRefusedRefund()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/admin')
    await page.getByRole('link', { name: '1 refund failed in the last 30 days' }).click()
    await page.getByRole('link', { name: order.orderNumber }).click()
    await page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor()
    await assertAccessible(page, assert)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(wider, 0)
    await page.getByText('its refund failed').waitFor()
    await page.getByText('Refused', { exact: true }).waitFor()
    await page.getByText('Production cost').waitFor()

    const refunds = () => db.from('refunds').orderBy('id').select('amount', 'status')
    await page.getByRole('button', { name: 'Try the refund again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const amount = dialog.getByLabel('Amount (£)')
    // Nothing of the checkout is sent: all of it goes back, the shipping too.
    await button('Refund £27.59').waitFor()
    await dialog.getByText('up to £24.00 can be refunded. This order is cancelled.').waitFor()
    await dialog.getByLabel('Shipping as well (£)').fill('0')
    await button('Refund £24.00').waitFor()
    await dialog.getByLabel('Reason').fill('Printed twice')
    await amount.fill('')
    await button('Refund').click()
    await dialog.locator('[aria-invalid]').waitFor()
    assert.lengthOf(await refunds(), 1)
    await amount.fill('0.555')
    await button('Refund £0.56').click()
    await dialog.getByText('Enter the amount in pounds and pence').waitFor()

    // An amount above the refundable rest is refused before anything is sent.
    await amount.fill('24.01')
    await dialog.getByText('At most £24.00 can be refunded').waitFor()
    await button('Refund').waitFor()

    // Refused again: the dialog says so, and what was typed stays.
    await amount.fill('10')
    await button('Refund £10.00').click()
    await dialog.getByRole('alert').waitFor()
    await expect(amount).toHaveValue('10')
    const refused = { amount: '10.00', status: 'failed' }
    await expect.poll(async () => (await refunds())[1]).toEqual(refused)
    await button('Cancel').click()
    await dialog.waitFor({ state: 'detached' })
  }).tags(['DLOK-6'])
  test('says what was refunded of which order and of the shipping, and offers no more than the refundable rest', async ({
    assert,
    visit,
  }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const lines = [{ orderId: first.id, amount: pence(1000) }]
    await refundRows({ checkoutId, lines, shippingAmount: pence(359) })
    await db.from('provider_orders').update({ status: 'confirmed', cost_in_pounds: '31.70' })
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(`/admin/orders/${first.order_number}`)
    await untilAwake(page)
    await assertAccessible(page, assert)
    const given = page.getByRole('listitem').filter({ hasText: 'Refunded' })
    await given.getByText(`${first.order_number} £10.00`).waitFor()
    await given.getByText('Shipping £3.59').waitFor()
    await page.getByText('Printful charge incl. postage £31.70').waitFor()
    assert.equal(await page.getByText('Production', { exact: true }).count(), 0)

    await page.getByRole('button', { name: `Refund ${first.order_number}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByRole('button', { name: 'Refund £14.00' }).waitFor()
    await expect(dialog.getByLabel('Amount (£)')).toHaveValue('14.00')
    assert.equal(await dialog.getByLabel('Shipping as well (£)').count(), 0)
    const parts = await page.locator(`section[aria-labelledby=${first.order_number}] dt`).all()
    const labels = await Promise.all(parts.map((part) => part.innerText()))
    for (const label of ['Artist, 60% at the sale', 'Platform at the sale', 'Refunded'])
      assert.include(labels, label)
  }).tags(['DESK-3', 'DESK-4'])

  test('says what a refund, a cancellation and a delivery mean for the row', async ({ visit }) => {
    const { first, second } = await givenPaidBasket()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    const says = async (act: string, orderNumber: string, words: string | RegExp) => {
      await page.goto(`/admin/orders/${first.order_number}`)
      await untilAwake(page)
      await page.getByRole('button', { name: `${act} ${orderNumber}` }).click()
      await page.getByRole('dialog').getByText(words).waitFor()
    }
    const became = (id: number, status: string) =>
      db.from('orders').where({ id }).update({ status })
    const made = 'It will still be made and dispatched.'
    await says('Refund', first.order_number, `up to £24.00 can be refunded. ${made}`)
    const lastError = { last_error: 'Printful couldn’t make it', failing_since: new Date() }
    const production = (status: string) =>
      db.from('provider_orders').update({ status, ...lastError })
    await production('failed')
    const failed = 'Printful couldn’t make it: it won’t be dispatched unless you try again.'
    await says('Refund', first.order_number, `up to £24.00 can be refunded. ${failed}`)
    await production('waiting')
    const partly = /We won’t make .+\. £24\.00 will be refunded to the buyer\./
    await says('Cancel order', first.order_number, partly)
    await became(first.id, 'cancelled')
    const all = /We won’t make .+\. £49\.09 will be refunded to the buyer, shipping included\./
    await says('Cancel order', second.order_number, all)
    await became(second.id, 'shipped')
    const sent = 'up to £45.50 can be refunded. It has already been dispatched.'
    await says('Refund', second.order_number, sent)
    const reviewed = 'The buyer can review it from then on. This cannot be undone.'
    await says('Mark as delivered', second.order_number, reviewed)
  }).tags(['DLOK-5'])

  test('that is held can be released also where all of it was made already', async ({
    assert,
    visit,
  }) => {
    const { order, checkout } = await givenPaidOrder({})
    await order.merge({ status: 'shipped' }).save()
    await checkout.merge({ productionHold: true, productionHoldReason: 'Paid twice' }).save()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/admin/orders/${order.orderNumber}`)
    await untilAwake(page)
    await page.getByRole('button', { name: 'Release order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Release order' })
    await dialog.getByText('Held: Paid twice. There’s nothing left to make').waitFor()
    assert.equal(await dialog.getByLabel('Street address').count(), 0)
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await dialog.getByLabel('Reason').fill('The buyer wanted two')
    await dialog.getByRole('button', { name: 'Release order' }).click()
    await page.getByText('Order released', { exact: true }).first().waitFor()
    await page.getByText('Held: Paid twice').waitFor({ state: 'detached' })
    assert.isFalse((await db.from('checkouts').firstOrFail()).production_hold)
  }).tags(['MADE-6'])

  test('that was sent though it was cancelled is an open case until an admin has checked it again', async ({
    assert,
    visit,
  }) => {
    const { order, checkout } = await givenPaidOrder({})
    await order.merge({ status: 'cancelled' }).save()
    await givenSentInVain({ checkoutId: checkout.id, orderId: order.id })
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/admin')
    await page.getByRole('link', { name: '1 order has a problem at Printful' }).click()
    await page.getByRole('link', { name: order.orderNumber }).first().click()
    await page.getByText('Printful has dispatched cancelled items').waitFor()
    await page.getByRole('button', { name: /^Check again/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Check this order again' })
    await dialog.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('Printful has dispatched cancelled items').waitFor({ state: 'detached' })
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
    assert.isFalse(await page.getByText('has a problem at Printful').isVisible())
  }).tags(['MADE-11'])

  test('that is disputed says by when and about what the bank needs an answer', async ({
    assert,
    visit,
  }) => {
    const { first, intent } = await givenPaidBasket()
    await stripeSandbox.openDispute(intent, { reason: 'product_not_received' })
    await stripeSandbox.deliveriesDone()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin')
    await page.getByRole('link', { name: '1 dispute needs a response' }).click()
    await page.getByRole('heading', { name: 'Disputes', level: 1 }).waitFor()
    await page.getByText(/^Answer by \d/).waitFor()
    await page.getByText('£73.09').waitFor()
    await page.getByText('Not received').waitFor()
    await page.getByText('Needs response', { exact: true }).waitFor()
    await assertAccessible(page, assert)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(wider, 0)
    await page.getByRole('link', { name: first.order_number }).click()
    await page.getByRole('heading', { name: `Order ${first.order_number}` }).waitFor()
    await page
      .getByRole('article')
      .locator('header', { hasText: 'The bank needs our answer.' })
      .getByText(/^Answer by \d/)
      .waitFor()
    await db.from('disputes').update({ is_answered: true })
    await page.reload()
    await page.getByText('With the bank', { exact: true }).waitFor()
    await page.goto('/admin/disputes?view=decided')
    await page.getByText('No decisions yet').waitFor()
    await assertAccessible(page, assert)
  }).tags(['DESK-5', 'DLOK-3', 'DLOK-7'])
})
