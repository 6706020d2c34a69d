import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

/** The blocks of data on a page, as a search engine cuts them out of it. */
async function dataOn(path: string) {
  const { text } = await new HttpSession().get(path)
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json]) => JSON.parse(json!) as ReturnType<typeof JSON.parse>)
}

test.group('Data for search engines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has a product’s price, brand, pictures and availability', async ({ assert }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product, variants } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const path = `/product/${product.id}`
    const [data] = await dataOn(path)
    assert.containsSubset(data, {
      '@context': 'https://schema.org',
      '@type': 'Product',
      'name': 'Last Tram Tee',
      'url': appUrl + path,
      'brand': { '@type': 'Brand', 'name': 'Night Bus' },
      'offers': {
        '@type': 'Offer',
        'price': '24.00',
        'priceCurrency': 'GBP',
        'availability': 'https://schema.org/InStock',
      },
    })
    assert.isAbove(data.image.length, 0)
    for (const image of data.image) assert.isTrue(image.startsWith(`${appUrl}/`))
    for (const variant of variants) await variant.merge({ inStock: false }).save()
    const [soldOut] = await dataOn(path)
    assert.equal(soldOut.offers.availability, 'https://schema.org/OutOfStock')
  }).tags(['PROD-15'])

  test('has a rating only for a product with ratings', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    assert.notProperty((await dataOn(`/product/${product.id}`))[0], 'aggregateRating')
    await product.merge({ averageRating: '4.50', reviewCount: 2 }).save()
    const [data] = await dataOn(`/product/${product.id}`)
    assert.containsSubset(data.aggregateRating, { ratingValue: 4.5, reviewCount: 2, bestRating: 5 })
  })

  test('holds any name without ending its block', async ({ assert }) => {
    const name = '</script><script>alert(1)</script><!-- & \u2028'
    const { product } = await givenActiveProduct({ name })
    const [data, trail] = await dataOn(`/product/${product.id}`)
    assert.equal(data.name, name)
    assert.equal(trail.itemListElement.at(-1).name, name)
  }).tags(['PROD-15'])

  test('has the breadcrumbs of a product', async ({ assert }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist })
    const [, trail] = await dataOn(`/product/${product.id}`)
    assert.equal(trail['@type'], 'BreadcrumbList')
    assert.deepEqual(
      trail.itemListElement.map(({ position, item }: { position: number; item: string }) => [
        position,
        item,
      ]),
      [
        [1, `${appUrl}/browse`],
        [2, `${appUrl}/store/${artist.id}`],
        [3, `${appUrl}/product/${product.id}`],
      ]
    )
  })

  test('is left out for a product that is not on sale', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ status: 'inactive' }).save()
    const page = await client.get(`/product/${product.id}`).loginAs(owner)
    assert.notInclude(page.text(), '"@type":"Product"')
  })
})
