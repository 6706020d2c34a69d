import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import {
  atPrintful,
  givenPaidCheckout,
  pollAll,
  providerOrder,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { faults, orders } = printfulSandbox

async function givenTwo() {
  const first = await givenPaidCheckout()
  return [first, await givenPaidCheckout({ lines: first.lines })] as const
}

/** Two checkouts in production, the first heard of the longest ago. */
async function givenTwoInProduction() {
  const made = []
  for (const { checkoutId } of await givenTwo()) {
    const syncedAt = new Date(1_000 * made.length)
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await orders.accept(id)
    await db
      .from('provider_orders')
      .where('checkout_id', checkoutId)
      .update({ synced_at: syncedAt })
    made.push({ checkoutId, id })
  }
  return made as [(typeof made)[number], (typeof made)[number]]
}

const remoteStatus = async (checkoutId: number) =>
  (await db.from('provider_orders').where('checkout_id', checkoutId).firstOrFail()).remote_status

/** Every attempt to change this row of a table fails, until it is taken back. */
async function givenUnchangeable(table: string, column: string, id: number) {
  await db.rawQuery(`
    CREATE FUNCTION pg_temp_refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END';
    CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW WHEN (NEW.${column} = ${id}) EXECUTE FUNCTION pg_temp_refuse();`)
  return async () => {
    await db.rawQuery(`DROP TRIGGER refuse ON ${table}; DROP FUNCTION pg_temp_refuse();`)
  }
}

test.group('An order that cannot be dealt with', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('because its answer is {fault} keeps no other one from being read, and is read later')
    .tags(['FULM-1'])
    .with([{ fault: 'malformed' as const }, { fault: 'server_error' as const }])
    .run(async ({ assert }, { fault }) => {
      const [bad, good] = await givenTwoInProduction()
      faults.plan(fault, { method: 'GET', path: `/orders/${bad.id}`, times: 3 })
      assert.deepEqual(await pollAll(), { read: 1, failed: 1 })
      assert.equal(await remoteStatus(good.checkoutId), 'in_process')
      assert.equal(await remoteStatus(bad.checkoutId), 'pending')
      assert.deepEqual(await pollAll(), { read: 0, failed: 0 })
      assert.deepEqual(await later(40, pollAll), { read: 1, failed: 0 })
      assert.equal(await remoteStatus(bad.checkoutId), 'in_process')
    })

  test('because Printful is unreachable waits behind the others', async ({ assert }) => {
    const [first, second] = await givenTwoInProduction()
    faults.plan('lost_answer', { method: 'GET', path: '/orders', times: 3 })
    assert.deepEqual(await pollAll(), { read: 0, failed: 0 })
    assert.deepEqual(await pollAll(), { read: 1, failed: 0 })
    assert.equal(await remoteStatus(second.checkoutId), 'in_process')
    assert.equal(await remoteStatus(first.checkoutId), 'pending')
  }).tags(['FULM-1'])

  test('because of an error of ours keeps no other one from being made', async ({
    assert,
    cleanup,
  }) => {
    const [bad, good] = await givenTwo()
    await db.from('provider_order_items').delete()
    await db.from('provider_orders').delete()
    const allow = await givenUnchangeable('provider_orders', 'checkout_id', bad.checkoutId)
    cleanup(allow)
    const retried = await retryDueProviderOrders()
    assert.deepInclude(retried, { written: 1, done: 1, broken: 1 })
    assert.equal((await providerOrder(good.checkoutId)).status, 'confirmed')
  }).tags(['FULM-1'])
})
