import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckProviders } from '#admin/public'
import { CheckLedger, type Difference } from '#ledger/public'
import { SubmitProviderOrder } from '#fulfilment/submission/submit_provider_order'
import { BuildRollups } from '#insights/actions/build_rollups'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import {
  atPrintful,
  givenPaidCheckout,
  owedToPrintful,
  poll,
  providerOrder,
  providerOrders,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'

async function differences(): Promise<string[]> {
  await new BuildRollups().handle()
  return differencesBy(await app.container.make(CheckLedger))
}

const providerDifferences = async () =>
  later(16, async () => differencesBy(await app.container.make(CheckProviders)))

async function differencesBy(check: CheckLedger | CheckProviders): Promise<string[]> {
  const found: Difference[] = []
  await check.handle((difference) => found.push(difference))
  return found.map(({ name, subject, one, other }) => `${name}: ${subject}: ${one}, ${other}`)
}

/** Runs the jobs until none is left. */
async function workOff(checkoutId: number) {
  const action = await app.container.make(SubmitProviderOrder)
  for (const { id } of await providerOrders(checkoutId)) await action.handle(id)
}

test.group('ledger:check of production', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('agrees with what Printful charged, refunded and reprinted', async ({ assert, client }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    await submit(checkoutId)
    assert.isAbove(await owedToPrintful(checkoutId), 0)
    assert.deepEqual(await differences(), [])
    const { call } = await givenAdminClient(client)
    const cancel = (id: number) =>
      call('POST', `/api/admin/orders/${id}/cancel`, { reason: 'The buyer asked for it' })
    ;(await cancel(first.id)).assertStatus(200)
    assert.deepEqual(await differences(), [])
    await workOff(checkoutId)
    assert.isAbove(await owedToPrintful(checkoutId), 0)
    assert.deepEqual(await differences(), [])
    ;(await cancel(second.id)).assertStatus(200)
    assert.equal(await owedToPrintful(checkoutId), 0)
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-16'])

  test('reports which order at Printful has another cost than in the ledger', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    const owed = await owedToPrintful(checkoutId)
    await db.from('provider_orders').update({ cost_in_pounds: '99.00' })
    assert.deepEqual(await differences(), [
      `charges of Printful: Printful order gs-${checkoutId}: 9900, ${owed}`,
    ])
  }).tags(['LEDG-16'])

  test('agrees where an order there became a draft again, which is charged once it is confirmed', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    const owed = await owedToPrintful(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await printfulSandbox.orders.holdForCosts(id)
    await later(7 * 60, poll)
    await printfulSandbox.orders.release(id)
    await later(14 * 60, async () => {
      await poll()
      assert.equal((await providerOrder(checkoutId)).status, 'draft')
      assert.equal(await owedToPrintful(checkoutId), 0)
      assert.deepEqual(await differences(), [])
      assert.deepEqual(await providerDifferences(), [])
      await submit(checkoutId)
      assert.equal(await owedToPrintful(checkoutId), owed)
      assert.deepEqual(await differences(), [])
    })
  }).tags(['BOOK-2'])
})
