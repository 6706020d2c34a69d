import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import {
  setupCheckout,
  givenPlacedBasket,
  orderRows,
  paid,
  sessionOf,
  typed,
} from './checkout_fixtures.js'

async function givenOwnedProduct() {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist, sellingPrice: '24.00' })
  return { artist, product, email: owner.email }
}

test.group('What an artist buys of their own', (group) => {
  group.each.setup(setupCheckout)

  test('is known by the email, and is left out of what ranks artists and products', async ({
    assert,
  }) => {
    const { artist, product, email } = await givenOwnedProduct()
    const customerInfo = { name: 'Robin Example', email: email.toUpperCase() }
    const answer = await new HttpSession().post('/api/orders', orderOf(product, { customerInfo }))
    const { checkoutId } = answer.json().order
    const [row] = await orderRows(checkoutId)
    assert.isTrue(row.is_self_purchase)

    await paid(await sessionOf(checkoutId), typed({}, email))
    const sold = await db.from('artists').where('id', artist.id).firstOrFail()
    assert.include(sold, { units_sold: 0, total_sales: '24.00' })
    const ranked = await db.from('products').where('id', product.id).firstOrFail()
    assert.equal(ranked.units_sold_30_days, 0)
  })

  test('is known by the email that the payment page brings, and only the own rows of a basket', async ({
    assert,
  }) => {
    const { artist, product, email } = await givenOwnedProduct()
    const { product: foreign, artist: other } = await givenActiveProduct({})
    const { checkoutId, sessionId } = await givenPlacedBasket([product.id, foreign.id])
    await paid(sessionId, typed({}, email))
    const rows = await orderRows(checkoutId)
    assert.deepEqual(
      rows.map((row) => row.is_self_purchase),
      [true, false]
    )
    const artists = await db.from('artists').whereIn('id', [artist.id, other.id]).orderBy('id')
    assert.deepEqual(
      artists.map((each) => each.units_sold),
      [0, 1]
    )
  })
})
