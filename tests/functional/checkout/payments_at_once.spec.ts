import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MarkCheckoutPaid } from '#commerce/orders/actions/mark_checkout_paid'
import { NO_TAX } from '#commerce/orders/included_tax'
import { pence } from '#shared/money'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { untilWaiting } from '#tests/support/until_waiting'
import { setupCheckout, givenPlacedBasket } from './checkout_fixtures.js'

async function markPaid(checkoutId: number) {
  const action = await app.container.make(MarkCheckoutPaid)
  const { outcome } = await db.transaction((trx) =>
    action.handle(
      {
        checkoutId,
        received: pence(5159),
        tax: NO_TAX,
        collected: null,
        productionHoldReason: null,
      },
      trx
    )
  )
  return outcome
}

test.group('Payments at once', (group) => {
  group.each.setup(setupCheckout)

  test('of baskets that name the same artists in another order do not wait for each other', async ({
    assert,
  }) => {
    const [{ artist: one }, { artist: other }] = [await givenArtist({}), await givenArtist({})]
    const products = []
    for (const artist of [one, other, other, one])
      products.push((await givenActiveProduct({ artist })).product.id)
    const first = await givenPlacedBasket(products.slice(0, 2))
    const second = await givenPlacedBasket(products.slice(2))

    // Both are held up at the first artist, with everything locked that they lock before it.
    const holder = await db.transaction()
    await holder.from('artists').where('id', one.id).forUpdate()
    const both = Promise.all([markPaid(first.checkoutId), markPaid(second.checkoutId)])
    both.catch(() => {})
    await untilWaiting(2)
    await holder.commit()

    assert.deepEqual(await both, ['sold', 'sold'])
    const artists = await db.from('artists').whereIn('id', [one.id, other.id])
    assert.deepEqual(
      artists.map((artist) => artist.units_sold),
      [2, 2]
    )
  })
})
