import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckLedger, type Difference } from '#ledger/public'
import { BuildRollups } from '#insights/actions/build_rollups'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import {
  setupCheckout,
  givenPlacedBasket,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'
import { applySalesCounts } from '#start/upkeep'

test.group('Changes of the same products and artists at once', (group) => {
  group.each.setup(setupCheckout)

  test('never wait for each other in a circle, and ledger and figures agree afterwards', async ({
    assert,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const ways = [
      [shirt.id, hoodie.id],
      [hoodie.id, shirt.id],
    ]
    const sold = []
    for (let round = 0; round < 4; round++) {
      const { checkoutId, sessionId } = await givenPlacedBasket(ways[round % 2]!)
      await paid(sessionId, typed())
      sold.push({ checkoutId, rows: await orderRows(checkoutId) })
    }
    const unpaid = [await givenPlacedBasket(ways[0]!), await givenPlacedBasket(ways[1]!)]

    const given = await Promise.all([
      ...sold.map(({ checkoutId, rows }, round) =>
        refund({
          checkoutId,
          lines: rows.toReversed().map(({ id }) => ({ orderId: id, amount: null })),
          cancels: round % 2 === 0,
        })
      ),
      ...sold
        .slice(2)
        .map(({ checkoutId, rows }) =>
          refund({ checkoutId, lines: [{ orderId: rows[0].id, amount: pence(5) }] }).catch(
            () => 'too late'
          )
        ),
      ...unpaid.map(({ sessionId }) => stripeSandbox.pay(sessionId, typed())),
    ])
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(given.slice(0, 4), Array(4).fill('succeeded'))

    // A sale whose product or artist is held by another waits for neither, and is counted later.
    await applySalesCounts()
    await new BuildRollups().handle()
    const found: Difference[] = []
    await (await app.container.make(CheckLedger)).handle((difference) => found.push(difference))
    assert.deepEqual(found, [])
    const artists = await db.from('artists').orderBy('id').select('total_sales', 'units_sold')
    assert.deepEqual(artists, [
      { total_sales: '48.00', units_sold: 2 },
      { total_sales: '91.00', units_sold: 2 },
    ])
  }).tags(['LEDG-10'])
})
