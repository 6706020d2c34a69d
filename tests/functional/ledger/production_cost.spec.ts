import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { PostProductionCost } from '#ledger/actions/post_production_cost'
import { pence } from '#shared/money'
import { balances, post } from '#tests/functional/ledger/ledger_fixtures'
import { resetDatabase } from '#tests/support/reset_database'

async function charge(providerOrder: string, production: number, shipping = 0) {
  const action = await app.container.make(PostProductionCost)
  const asked = { checkoutId: 1, providerOrder, production: pence(production) }
  return db.transaction((trx) => action.handle({ ...asked, shipping: pence(shipping) }, trx))
}

/** The accounts that making and sending touch; the sale put 12.50 aside and is 5.00 of ours. */
async function productionBalances() {
  const query = await balances()
  const sums = await query.ofAccounts({ checkoutId: 1 })
  return [sums.production_cost, sums.provider_payable, sums.shipping, sums.platform_share]
}

/** The row of the sale is not made: its cost is no longer set aside. */
const cancel = () =>
  post({
    kind: 'cancellation',
    key: 'cancellation-70',
    entries: [
      { account: 'production_cost', amount: pence(1250), orderId: 70 },
      { account: 'suspense', amount: pence(-1250), orderId: 70 },
    ],
  })

test.group('What Printful charges', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => {
    await post()
  })

  test('uses up what was set aside; what is more is the platform’s', async ({ assert }) => {
    assert.isTrue(await charge('gs-1', 1300, 399))
    assert.deepEqual(await productionBalances(), [0, -1699, 399, -450])
  }).tags(['LEDG-9'])

  test('is less than was set aside: the rest is the platform’s', async ({ assert }) => {
    await charge('gs-1', 1199)
    assert.deepEqual(await productionBalances(), [0, -1199, 0, -551])
  }).tags(['LEDG-9'])

  test('is posted once, however often it is said, and what is new of it once', async ({
    assert,
  }) => {
    await charge('gs-1', 1250, 300)
    assert.isFalse(await charge('gs-1', 1250, 300))
    assert.isTrue(await charge('gs-1', 1250, 350))
    assert.isFalse(await charge('gs-1', 1250, 350))
    assert.deepEqual(await productionBalances(), [0, -1600, 350, -500])
  }).tags(['LEDG-9'])

  test('has a numbered key, so that a charge that was read before is posted no second time', async ({
    assert,
  }) => {
    await charge('gs-1', 1)
    assert.deepEqual(await productionBalances(), [0, -1, 0, -1749])
    await charge('gs-1', 1250)
    const rows = await db
      .from('ledger_transactions')
      .where('kind', 'production_cost')
      .orderBy('id')
      .select('key')
    assert.deepEqual(
      rows.map(({ key }) => key),
      ['production-gs-1#1', 'production-gs-1#2']
    )
  }).tags(['LEDG-9'])

  test('for making it again is the platform’s alone', async ({ assert }) => {
    await charge('gs-1', 1250)
    await charge('gs-1-2', 1250)
    assert.deepEqual(await productionBalances(), [0, -2500, 0, 750])
  }).tags(['LEDG-9'])

  test('and refunds is set aside again, to be used by the next try', async ({ assert }) => {
    await charge('gs-1', 1300)
    await charge('gs-1', 0)
    assert.deepEqual(await productionBalances(), [-1250, 0, 0, -500])
    await charge('gs-1-2', 1260)
    assert.deepEqual(await productionBalances(), [0, -1260, 0, -490])
  }).tags(['LEDG-9'])

  test('for rows that were cancelled stays with the platform, unless it is refunded', async ({
    assert,
  }) => {
    await charge('gs-1', 1250)
    await cancel()
    await charge('gs-1', 1250)
    assert.deepEqual(await productionBalances(), [0, -1250, 0, 750])
    await charge('gs-1', 0)
    assert.deepEqual(await productionBalances(), [0, 0, 0, -500])
  }).tags(['LEDG-9'])

  test('whatever it becomes, is what we owe; nothing stays set aside while anything is owed', async ({
    assert,
  }) => {
    const orders = fc.constantFrom('gs-1', 'gs-1-2', 'gs-1-2-3')
    const amounts = fc.integer({ min: 0, max: 3000 })
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(fc.tuple(orders, amounts, amounts), { maxLength: 8 }),
          async (said) => {
            const last = new Map<string, number>()
            for (const [order, production, shipping] of said) {
              await charge(order, production, shipping)
              last.set(order, production + shipping)
            }
            const owed = [...last.values()].reduce((sum, amount) => sum + amount, 0)
            const [aside, payable] = await productionBalances()
            assert.equal(payable, -owed + 0)
            assert.equal(aside, owed > 0 ? 0 : -1250)
          }
        )
        .beforeEach(async () => {
          await resetDatabase()
          await post()
        }),
      { numRuns: 40 }
    )
  }).tags(['LEDG-9'])
})
