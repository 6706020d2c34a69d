import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { expireCheckouts, later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { buy, givenLimited, setSale, takenOf } from './drop_fixtures.js'

test.group('A limit that is removed while an order is placed', (group) => {
  group.each.setup(setupCheckout)

  test('refuses no buyer, neither for want of pieces nor for an open checkout', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenLimited(5)
    const email = 'mo@example.com'
    assert.equal((await buy(product, { email })).status, 201)
    const removal = await db.transaction()
    cleanup(() => letGo(removal))
    await removal.from('products').where('id', product.id).update({ piece_limit: null })
    const answer = buy(product, { email })
    await untilWaiting(1)
    await removal.commit()
    const { status, text } = await answer
    assert.equal(status, 201, text)
    assert.equal(await takenOf(product), 2)

    await setSale(product, { piece_limit: 2 })
    assert.equal((await buy(product)).json().code, 'E_PIECES_TAKEN')
    await later(11, expireCheckouts)
    assert.equal(await takenOf(product), 0)
  }).tags(['DROP-3', 'DROP-4'])

  test('still refuses whom a lower limit leaves nothing', async ({ assert, cleanup }) => {
    const { product } = await givenLimited(5)
    assert.equal((await buy(product)).status, 201)
    const change = await db.transaction()
    cleanup(() => letGo(change))
    await change.from('products').where('id', product.id).update({ piece_limit: 1 })
    const answer = buy(product)
    await untilWaiting(1)
    await change.commit()
    assert.equal((await answer).json().code, 'E_PIECES_TAKEN')
    assert.equal(await takenOf(product), 1)
  }).tags(['DROP-3'])
})
