import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenProductOf, smallStore, sync } from '#tests/functional/fulfilment/sync_fixtures'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

const boston = {
  street: '1 Stage Road',
  city: 'Boston',
  state: 'Massachusetts',
  zipCode: '02108',
  country: 'US',
}

test.group('Stock is that of the country an order goes to', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(setupCheckout)

  test('what cannot be made for a country is sold out there, and on sale elsewhere', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99' })
    await db
      .from('product_variants')
      .where('product_id', product.id)
      .update({ out_of_stock_in: ['GB'], catalog_variant_id: null })
    const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
    const quote = async (destination: object) => {
      const answer = await new HttpSession().post('/api/cart/quote', { lines: [line], destination })
      return answer.json()
    }
    const leeds = await quote({ country: 'GB', zipCode: 'LS1 1AA' })
    assert.equal(leeds.lines[0].availability, 'sold-out')
    const home = await new HttpSession().post('/api/orders', orderOf(product))
    assert.equal(home.status, 409)
    assert.equal(home.json().code, 'E_OUT_OF_STOCK')
    const express = await new HttpSession().post('/api/create-checkout-session', {
      products: [line],
    })
    assert.equal(express.status, 409)
    assert.lengthOf(await db.from('checkouts'), 0)

    await db.table('last_shipping_rates').insert({
      country: 'US',
      goods: `${product.productType} 1`,
      amount: '3.79',
      quoted_at: new Date(),
    })
    const abroad = await quote(boston)
    assert.equal(abroad.lines[0].availability, 'available')
    const sent = await new HttpSession().post(
      '/api/orders',
      orderOf(product, { shippingAddress: boston })
    )
    assert.equal(sent.status, 201)
  }).tags(['LIMIT-10'])
})

test.group('Stock by country, from a sync', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore())

  test('reaches what is sold already', async ({ assert }) => {
    const mug = await givenProductOf('Half-Day Wednesday Mug')
    const ids = mug.variants.map(({ catalog_variant_id: id }) => Number(id))
    for (const id of ids) {
      for (const region of ['UK', 'EU', 'EU_LV', 'EU_ES'] as const)
        await printfulSandbox.catalog.setStock(id, 'out_of_stock', region)
      for (const region of ['US', 'CA'] as const)
        await printfulSandbox.catalog.setStock(id, 'in_stock', region)
    }
    await sync()
    const rows = await db.from('product_variants').whereIn(
      'id',
      mug.variants.map(({ id }) => id)
    )
    for (const row of rows) {
      assert.deepEqual(row.out_of_stock_in, ['GB'])
      assert.isTrue(row.in_stock)
    }
  }).tags(['LIMIT-10'])
})
