import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { exampleSale } from '#pricing/public'
import { ProductTypeCosts } from '#catalog/public'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { PRODUCT_TYPES } from '#shared/product_type'

test.group('A setting', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)

  test('of flat shipping is what pages say and the next order pays', async ({ assert, client }) => {
    const { change } = await givenSettingsAdmin(client)
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    ;(await change('flat_shipping', { value: { amount: 4.25 } })).assertStatus(201)
    for (const path of [`/product/${product.id}`, '/checkout']) {
      const page = await client.get(path).withInertia()
      assert.equal((page.inertiaProps as { flatShippingRate: number }).flatShippingRate, 4.25, path)
    }
    assert.include((await client.get('/delivery-and-returns')).text(), '£4.25')
    const own = await client.get(`/api/products/${product.id}`).loginAs(owner)
    assert.equal((own.body() as { estimatedShipping: number }).estimatedShipping, 4.25)
    const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
    const quote = await new HttpSession().post('/api/cart/quote', { lines: [line] })
    assert.equal(quote.json().shippingAmount, 4.25)
  }).tags(['RATE-2', 'SETT-1'])

  test('of provisional costs is what the next draft of a type costs, and the example of the sign-up', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const { owner } = await givenArtist({})
    const draft = async () => {
      const body = { name: 'Idea', sellingPrice: 40, productType: 'vinyl' }
      const answer = await client.post('/api/products').json(body).loginAs(owner).withCsrfToken()
      answer.assertStatus(201)
      return answer.body() as { id: number; basePrice: number; minimumPrice: number }
    }
    const before = await draft()
    assert.equal(before.basePrice, 8.5)
    const value = Object.fromEntries(PRODUCT_TYPES.map((type) => [type, 8.5]))
    const set = await change('provisional_costs', { value: { ...value, vinyl: 11, tshirt: 9 } })
    set.assertStatus(201)
    const after = await draft()
    assert.deepEqual([after.basePrice, after.minimumPrice], [11, 15.4])
    const known = await client.get(`/api/products/${before.id}`).loginAs(owner)
    assert.equal((known.body() as { basePrice: number }).basePrice, 8.5)
    assert.equal((await exampleSale()).basePrice, 9)
    const costs = await (await app.container.make(ProductTypeCosts)).all()
    assert.deepEqual([costs.tshirt, costs.vinyl, costs.mug], [900, 1_100, 850])
    const others = Object.fromEntries(Object.entries(value).slice(1))
    ;(await change('provisional_costs', { value: others })).assertStatus(422)
  }).tags(['LIMIT-14', 'SETT-1'])
})
