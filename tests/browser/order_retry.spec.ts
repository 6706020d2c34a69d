import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

const PROBLEM = 'Printful refused it: Recipient: zip is missing'

/** A paid order that Printful refused. */
async function givenRefusedOrder() {
  const { order, checkout } = await givenPaidOrder({})
  const refused = {
    checkout_id: checkout.id,
    external_id: `gs-${checkout.id}`,
    status: 'failed',
    attempts: 3,
    last_error: PROBLEM,
    failing_since: new Date(),
  }
  const [{ id }] = await db.table('provider_orders').insert(refused).returning(['id'])
  await db
    .table('provider_order_items')
    .insert({ provider_order_id: id, order_id: order.id, quantity: 1 })
  return { order, checkout, providerOrder: () => db.from('provider_orders').where('id', id) }
}

test.group('Browser: an order that is tried again at Printful', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('says so, and shows the outcome without a reload', async ({ assert, visit }) => {
    const { order, providerOrder } = await givenRefusedOrder()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(`/admin/orders/${order.orderNumber}`)
    await page.getByText(PROBLEM).waitFor()
    await page.getByRole('button', { name: /^Try again/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Trying again at Printful.').waitFor()
    assert.equal(await page.getByText(PROBLEM).count(), 0)
    assert.equal(await page.getByText('tried 0 times').count(), 0)

    await providerOrder().update({ status: 'confirmed', last_error: null, failing_since: null })
    await page.getByText('In production').waitFor()
    assert.equal(await page.getByText('Trying again at Printful.').count(), 0)
  })

  test('says that nothing is sent while the order is {state}, before and after it is tried again')
    .with([
      {
        state: 'on hold',
        hold: true,
        sentence: 'This order is on hold. We’ll send it to Printful once you release it.',
      },
      {
        state: 'disputed',
        hold: false,
        sentence:
          'The buyer disputes this payment. We’ll send the order to Printful if the bank decides in our favour.',
      },
    ])
    .run(async ({ assert, visit }, { hold, sentence }) => {
      const { order, checkout } = await givenRefusedOrder()
      if (hold) await checkout.merge({ productionHold: true, productionHoldReason: 'Why' }).save()
      else {
        await checkout.merge({ paymentStatus: 'disputed' }).save()
        await order.merge({ paymentStatus: 'disputed' }).save()
      }
      const page = await visit('about:blank')
      await signInAs(page, await UserFactory.apply('admin').create())
      await page.goto(`/admin/orders/${order.orderNumber}`)
      await page.getByText(sentence).waitFor()
      await page.getByRole('button', { name: /^Try again/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(sentence).waitFor()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Saved for later', { exact: true }).waitFor()
      await page.getByText(PROBLEM).waitFor({ state: 'detached' })
      await page.getByRole('status').getByText(sentence).waitFor()
      assert.equal(await page.getByText('Trying again at Printful').count(), 0)
    })
})
