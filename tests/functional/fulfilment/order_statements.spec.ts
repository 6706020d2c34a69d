import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SubmitProviderOrder } from '#fulfilment/submission/submit_provider_order'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { orderRows, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { countStatements } from '#tests/support/record_statements'
import { atPrintful, givenPaidCheckout, providerOrder } from './submission_fixtures.js'

const { orders, webhooks } = printfulSandbox

async function submission(checkoutId: number) {
  const { id } = await providerOrder(checkoutId)
  const action = await app.container.make(SubmitProviderOrder)
  return () => action.handle(id)
}

// These counts leave out BEGIN, COMMIT and the two statements of an advisory lock (eight in all for a submission, two
// for an event), and the statement that counts each call to the printer.
test.group('The statements of an order at the printer', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('are 14 when it is submitted and confirmed', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    assert.equal(await countStatements(await submission(checkoutId)), 14)
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
  }).tags(['SHIP-9'])

  test('are four when an event says that production has begun', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    const submit = await submission(checkoutId)
    await submit()
    await (await app.container.make(RegisterWebhook)).handle()
    const { id } = (await atPrintful(checkoutId))!
    const accepted = async () => {
      await orders.accept(id)
      await webhooks.done()
    }
    assert.equal(await countStatements(accepted), 4)
    assert.isFalse((await providerOrder(checkoutId)).is_cancellable)
  }).tags(['SHIP-9', 'SHIP-21'])

  test('are seven for each event that reports another change', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    const submit = await submission(checkoutId)
    await submit()
    await (await app.container.make(RegisterWebhook)).handle()
    const { id } = (await atPrintful(checkoutId))!
    const held = async () => {
      await orders.hold(id)
      await webhooks.done()
    }
    // Printful reports a hold in two events.
    assert.equal(await countStatements(held), 2 * 7)
    assert.equal((await providerOrder(checkoutId)).status, 'held')
  }).tags(['SHIP-9'])

  test('which is dispatched, in two events, are 33 at most for any number of rows', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    const submit = await submission(checkoutId)
    await submit()
    await (await app.container.make(RegisterWebhook)).handle()
    const { id } = (await atPrintful(checkoutId))!
    await orders.accept(id)
    await webhooks.done()
    const dispatched = async () => {
      await orders.ship(id)
      await webhooks.done()
    }
    assert.isAtMost(await countStatements(dispatched), 33)
    const rows = await orderRows(checkoutId)
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['shipped', 'shipped']
    )
  }).tags(['SHIP-9'])
})
