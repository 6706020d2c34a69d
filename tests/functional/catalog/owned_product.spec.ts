import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { fromDecimal } from '#shared/money'
import { givenActiveProduct } from '#tests/support/given'
import { walkPages } from '#tests/support/walk_pages'

const OWNED = {
  approvalNotes: 'Lovely.',
  adminNotes: 'Large on the back.',
  createdByAdmin: true,
  printfulProductId: 5_000_000_001,
  printfulData: { techniques: ['dtg'] },
  printfulCost: 12.5,
  basePrice: 12.5,
  markupPercentage: 30,
  minimumPrice: 17.5,
  recommendedPrice: 25,
  suggestedMinimumPrice: 19.99,
  estimatedShipping: 3.59,
  platformFee: 2.5,
  artistProfit: 6.9,
  estimatedArtistProfit: null,
}

async function givenPricedProduct() {
  const { artist, product } = await givenActiveProduct({})
  await product
    .merge({
      approvalNotes: OWNED.approvalNotes,
      adminNotes: OWNED.adminNotes,
      createdByAdmin: true,
      printfulProductId: OWNED.printfulProductId,
      printfulData: OWNED.printfulData,
      minimumPrice: fromDecimal('17.50'),
      recommendedPrice: fromDecimal('25.00'),
      suggestedMinimumPrice: fromDecimal('19.99'),
      platformFee: fromDecimal('2.50'),
      artistProfit: fromDecimal('6.90'),
    })
    .save()
  return { artist, product, owner: await User.findOrFail(artist.userId) }
}

test.group('What a product costs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its owner and admins see, one by one and in the artist’s list', async ({
    assert,
    client,
  }) => {
    const { artist, product, owner } = await givenPricedProduct()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const account of [owner, admin]) {
      const one = await client.get(`/api/products/${product.id}`).loginAs(account)
      assert.containsSubset(one.body(), OWNED)
      assert.properties(one.body().variants, ['M-Black'])
      const list = await client.get(`/api/artists/${artist.id}/products`).loginAs(account)
      assert.containsSubset(list.body()[0], OWNED)
      assert.include(String(list.header('cache-control')), 'no-store')
    }
  })

  test('visitors, fans and other artists do not', async ({ assert, client }) => {
    const { artist, product } = await givenPricedProduct()
    const fan = await UserFactory.create()
    const { owner: other } = await givenPricedProduct()
    for (const account of [null, fan, other]) {
      for (const path of [`/api/products/${product.id}`, `/api/artists/${artist.id}/products`]) {
        const answer = await (account ? client.get(path).loginAs(account) : client.get(path))
        answer.assertStatus(200)
        const shown = [answer.body()].flat()[0]
        for (const field of Object.keys(OWNED)) assert.notProperty(shown, field)
      }
    }
  })

  test('an artist’s list has everything for its owner, for others what is on sale', async ({
    assert,
    client,
  }) => {
    const { artist, product, owner } = await givenPricedProduct()
    const made = [product.id]
    for (let number = 0; number < 4; number++) {
      const { product: another } = await givenActiveProduct({ artist })
      if (number % 2) await another.merge({ status: 'draft' }).save()
      made.unshift(another.id)
    }
    const path = `/api/artists/${artist.id}/products?limit=2`
    assert.sameMembers((await walkPages(client, path, owner)).flat(), made)
    assert.lengthOf((await walkPages(client, path)).flat(), 3)
    const refused = await client.get(`/api/artists/${artist.id}/products?cursor=x`)
    refused.assertStatus(422)
  }).tags(['CALL-4'])
})
