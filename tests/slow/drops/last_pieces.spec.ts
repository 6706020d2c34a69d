import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { buy, givenLimited, takenOf } from '#tests/functional/drops/drop_fixtures'

const BUYERS = 200
const PIECES = 20

/** No buyer waits longer, though all of them share one small machine with the shop. */
const LONGEST_SECONDS = 60

test.group('200 buyers at the last 20 pieces', (group) => {
  group.each.setup(setupCheckout)

  test('20 get one, everybody else is told so, and nobody waits for ever', async ({ assert }) => {
    const { product } = await givenLimited(PIECES)
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: BUYERS }, () => buy(product)))
    assert.isBelow((performance.now() - started) / 1000, LONGEST_SECONDS)
    const outcomes = Map.groupBy(answers, (answer) => answer.json().code ?? answer.status)
    assert.deepEqual([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted(), [
      [201, PIECES],
      ['E_PIECES_TAKEN', BUYERS - PIECES],
    ])
    assert.lengthOf(await db.from('orders'), PIECES)
    assert.lengthOf(await db.from('payment_sessions').where('status', 'open'), PIECES)
    assert.equal(await takenOf(product), PIECES)
  })
    .tags(['DROP-3'])
    .timeout(180_000)
})
