import { test } from '@japa/runner'
import type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail_transformer'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { percentage } from '#shared/percentage'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenArtist } from '#tests/support/given'
import { givenProductBuilder } from './product_builder_fixtures.js'

type PricingSuggestions = {
  printfulCost: number
  minimumPrice: number
  costs: { retail: number }
  split: { profit: number; artistProfit: number; platformFee: number }
  panel: { profit: number }
  variants: object[]
  sizes: string[]
  colors: string[]
}

const PATH = '/api/admin/products/advice'

test.group('A pricing suggestion for an admin', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(connectedPrintful)

  test('for a product of the store shows its linked variants with their costs in pounds', async ({
    assert,
    client,
  }) => {
    const { admin, read, stored } = await givenProductBuilder(client)
    const { id, variants: count } = await stored('Half-Day Wednesday Tour Tee')
    const product = await read<StoreProductDetail>(`/api/printful/products/${id}`)
    assert.lengthOf(product.variants, count - 2, 'two are discontinued')
    assert.containsSubset(product, {
      id,
      name: 'Half-Day Wednesday Tour Tee',
      productType: 'tshirt',
      retail_price: 24.99,
      price: Math.max(...product.variants.map(({ price }) => price)),
    })
    for (const { price, retail_price: retail } of product.variants) {
      assert.isBelow(price, 24.99)
      assert.equal(retail, 24.99)
    }
    const half = await read<StoreProductDetail>(
      `/api/printful/products/${(await stored('Wrong Bins Again Joggers')).id}`
    )
    assert.isNotEmpty(half.variants)
    const none = await client.get('/api/printful/products/999999').loginAs(admin)
    none.assertStatus(404)
  }).tags(['MAKE-1'])

  test('has every figure of the panel and the card, with the share of the artist', async ({
    assert,
    client,
  }) => {
    const { read, stored } = await givenProductBuilder(client)
    const { artist } = await givenArtist({ profitSharePercentage: percentage(7_500) })
    const { id } = await stored('Half-Day Wednesday Tour Tee')
    const suggestions = await read<PricingSuggestions>(
      `${PATH}?storeProductId=${id}&artistId=${artist.id}`
    )
    const cost = suggestions.printfulCost
    assert.containsSubset(suggestions, {
      sellingPrice: 35,
      recommendedPrice: 35,
      suggestedMinimumPrice: 33,
      markupPercentage: 40,
      isViable: true,
      artistShare: 75,
      platformShare: 25,
      costs: { retail: 24.99, shipping: 4.99, platformFee: 2.5, total: 32.48 },
      panel: {
        minimumPrice: 33,
        recommendedPrice: 35,
        discountPercentage: 15,
        productCost: 17.49,
        discount: 2.62,
        netCost: 14.87,
        estimatedShipping: 3.59,
        totalCost: 18.46,
        processing: 1.35,
        profit: 15.19,
        profitMargin: 43.4,
        artistProfit: 11.39,
        platformFee: 3.8,
      },
    })
    assert.closeTo(suggestions.split.profit, 35 - cost, 0.001)
    assert.closeTo(suggestions.split.artistProfit, (35 - cost) * 0.75, 0.006)
    assert.closeTo(suggestions.split.artistProfit + suggestions.split.platformFee, 35 - cost, 0.001)
    assert.closeTo(suggestions.minimumPrice, cost * 1.4, 0.01)
    assert.include(suggestions.sizes, 'XL')
    assert.include(suggestions.colors, 'Black')
    assert.lengthOf(suggestions.variants, 30)
    for (const line of suggestions.variants)
      assert.containsSubset(line, { sellingPrice: 35, totalCost: 18.46, artistProfit: 11.39 })
  }).tags(['MAKE-2'])

  test('follows the markup and the price', async ({ assert, client }) => {
    const { read, stored } = await givenProductBuilder(client)
    const { id } = await stored('Half-Day Wednesday Tour Tee')
    const dear = await read<PricingSuggestions>(
      `${PATH}?storeProductId=${id}&markupPercentage=100.00`
    )
    assert.containsSubset(dear, { recommendedPrice: 50, sellingPrice: 50, artistShare: 60 })
    const cheap = await read<PricingSuggestions>(`${PATH}?storeProductId=${id}&sellingPrice=5`)
    assert.containsSubset(cheap, { recommendedPrice: 35, sellingPrice: 5, isViable: false })
    assert.equal(cheap.split.artistProfit, 0)
    assert.isBelow(cheap.panel.profit, 0)
  }).tags(['MAKE-2'])

  test('is given for a catalogue variant, which has no retail price', async ({
    assert,
    client,
  }) => {
    const { read } = await givenProductBuilder(client)
    const [item] = await read<{ id: number }[]>('/api/printful/catalog')
    const [variant] = await read<{ id: number }[]>(`/api/printful/catalog/${item!.id}/variants`)
    const suggestions = await read<PricingSuggestions>(`${PATH}?catalogVariantId=${variant!.id}`)
    assert.equal(suggestions.costs.retail, suggestions.printfulCost)
    assert.containsSubset(suggestions, { panel: { productCost: 8.5, minimumPrice: 19 } })
    assert.lengthOf(suggestions.variants, 1)
  }).tags(['MAKE-2'])

  test('is recalculated with every key and read at Printful once a minute', async ({
    assert,
    client,
  }) => {
    const { read, stored } = await givenProductBuilder(client)
    const { id } = await stored('Half-Day Wednesday Tour Tee')
    await read(`/api/printful/products/${id}`)
    const asked = printfulSandbox.requestLog.length
    for (const markup of ['4', '40', '40.5'])
      await read(`${PATH}?storeProductId=${id}&markupPercentage=${markup}`)
    assert.lengthOf(printfulSandbox.requestLog, asked)
  }).tags(['MAKE-3'])

  test('is refused for an invalid query: {query}')
    .with([
      { query: '', status: 422 },
      { query: 'storeProductId=0', status: 422 },
      { query: 'storeProductId=999999', status: 422 },
      { query: 'storeProductId=here&artistId=1000000', status: 422 },
      { query: 'storeProductId=here&markupPercentage=-1', status: 422 },
      { query: 'storeProductId=here&markupPercentage=40.123', status: 422 },
      { query: 'storeProductId=here&sellingPrice=10001', status: 422 },
    ])
    .run(async ({ client }, { query, status }) => {
      const { admin, stored } = await givenProductBuilder(client)
      const { id } = await stored('Moth Tax Tee')
      const answer = await client.get(`${PATH}?${query.replace('here', String(id))}`).loginAs(admin)
      answer.assertStatus(status)
    })

  test('is not given while Printful is away, and is given after', async ({ client }) => {
    const { admin, stored } = await givenProductBuilder(client)
    const { id } = await stored('Moth Tax Tee')
    printfulSandbox.faults.plan('server_error', { times: 3, path: '/products/' })
    const away = await client.get(`${PATH}?storeProductId=${id}`).loginAs(admin)
    away.assertStatus(503)
    const back = await client.get(`${PATH}?storeProductId=${id}`).loginAs(admin)
    back.assertStatus(200)
  }).tags(['MAKE-3'])
})
