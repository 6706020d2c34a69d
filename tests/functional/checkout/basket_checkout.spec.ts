import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { givenActiveProduct } from '#tests/support/given'
import { Visitor } from '#tests/support/visitor'

test.group('Basket checkout', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('several artists are paid together, with shipping once', async ({ assert }) => {
    const first = await givenActiveProduct({ sellingPrice: '24.00' })
    const second = await givenActiveProduct({ sellingPrice: '15.00' })
    const line = { size: 'M', color: 'Black', quantity: 2 }
    const answer = await new Visitor().post('/api/create-checkout-session', {
      products: [
        { ...line, productId: first.product.id },
        { ...line, productId: second.product.id, quantity: 1 },
      ],
    })
    assert.equal(answer.status, 200)
    assert.properties(answer.json(), ['url'])
    const checkout = await db.from('checkouts').firstOrFail()
    assert.equal(checkout.items_amount, '63.00')
    assert.equal(checkout.total_amount, '66.59')
    assert.equal((await checkoutCounts()).orders, 2)
  })

  test('one unsellable line refuses the whole basket', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { product: gone } = await givenActiveProduct({})
    await db.from('products').where('id', gone.id).update({ status: 'retired' })
    const line = { size: 'M', color: 'Black', quantity: 1 }
    const answer = await new Visitor().post('/api/create-checkout-session', {
      products: [
        { ...line, productId: product.id },
        { ...line, productId: gone.id },
      ],
    })
    assert.equal(answer.status, 409)
    assert.equal((await checkoutCounts()).checkouts, 0)
  })

  test('an empty or oversized basket is 422', async ({ assert }) => {
    assert.equal(
      (await new Visitor().post('/api/create-checkout-session', { products: [] })).status,
      422
    )
    const products = Array.from({ length: 51 }, () => ({
      productId: 1,
      size: 'M',
      color: 'Black',
      quantity: 1,
    }))
    assert.equal(
      (await new Visitor().post('/api/create-checkout-session', { products })).status,
      422
    )
  })
})
