import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenPrinted } from '#tests/functional/checkout/shipping_fixtures'
import { buy, setSale, takenOf } from '#tests/functional/drops/drop_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'

const BUYERS = 200
const PIECES = 20

/** No buyer waits longer, though all of them share one small machine with the shop. */
const LONGEST_SECONDS = 60

test.group('200 buyers at the last 20 pieces', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('20 get one, every other buyer is told so, and none waits for ever', async ({ assert }) => {
    const { product } = await givenPrinted()
    await setSale(product, { piece_limit: PIECES + 1 })
    // With the first piece that is sold the shop knows what sending one costs.
    await buy(product)
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: BUYERS }, () => buy(product)))
    assert.isBelow((performance.now() - started) / 1000, LONGEST_SECONDS)
    const outcomes = Map.groupBy(answers, (answer) => answer.json().code ?? answer.status)
    assert.deepEqual([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted(), [
      [201, PIECES],
      ['E_PIECES_TAKEN', BUYERS - PIECES],
    ])
    assert.lengthOf(await db.from('orders'), PIECES + 1)
    assert.lengthOf(await db.from('payment_sessions').where('status', 'open'), PIECES + 1)
    assert.equal(await takenOf(product), PIECES + 1)
  })
    .tags(['DROP-3'])
    .timeout(180_000)
})
