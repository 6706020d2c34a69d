import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { emptyDatabase } from '#tests/support/empty_database'
import { givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

/** £24.00 cancelled, whose refund was refused. The payment is one that the sandbox does not know and refuses again. */
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
    amount: '24.00',
    reason: 'Printed twice',
    refund_key: 'refused',
    failure: 'The card was closed',
  }
  const [{ id }] = await db.table('refunds').insert(refund).returning(['id'])
  await db.table('refund_lines').insert({ refund_id: id, order_id: order.id, amount: '24.00' })
  return order
}

test.group('Browser: an order in the admin area', (group) => {
  group.each.setup(emptyDatabase)
  group.each.setup(() => useRealSessions())

  test('a cancelled order whose refund was refused says so, and an emptied amount gives nothing back', async ({
    assert,
    visit,
  }) => {
    const order = await givenRefusedRefund()
    const page = await visit('/terms')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/admin/orders/${order.orderNumber}`)
    await untilAwake(page)
    await assertAccessible(page, assert)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(wider, 0)
    await page.getByText('its refund was refused').waitFor()
    await page.getByText('Refused', { exact: true }).waitFor()

    const refunds = () => db.from('refunds').orderBy('id').select('amount', 'status')
    await page.getByRole('button', { name: 'Try the refund again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const amount = dialog.getByLabel('Amount (£)')
    await button('Refund £24.00').waitFor()
    await dialog.getByLabel('Reason').fill('Printed twice')
    await amount.fill('')
    await button('Refund').click()
    await dialog.locator('[aria-invalid]').waitFor()
    assert.lengthOf(await refunds(), 1)
    await amount.fill('0.555')
    await button('Refund £0.56').click()
    await dialog.getByText('Enter the amount in pounds and pence').waitFor()

    // Refused once more: said here, and what was typed stays.
    await amount.fill('10')
    await button('Refund £10.00').click()
    await dialog.getByRole('alert').waitFor()
    assert.equal(await amount.inputValue(), '10')
    assert.deepEqual((await refunds())[1], { amount: '10.00', status: 'failed' })
    await button('Cancel').click()
    await dialog.waitFor({ state: 'detached' })
  })
})
