import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { ProductStatusChangeFactory } from '#database/factories/product_status_change_factory'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { parsePage } from '#tests/support/markup'

type Shown = { id: number; imageUrl: string }
type Gallery = { url: string; color: string | null; kind: string }[]
type ProductPage = {
  product: Shown
  variants: { size: string; color: string }[]
  gallery: Gallery
  favoriteIds: { artists: number[]; products: number[] } | null
}

const html = async (path: string) => (await new HttpSession().get(path)).text

async function propsOf(client: ApiClient, id: number) {
  const page = await client.get(`/product/${id}`).withInertia()
  page.assertStatus(200)
  return page.inertiaProps as never as ProductPage
}

/** The values of the radio buttons that are checked in the server's page. */
function ticked(page: string): string[] {
  const radios = page.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
  return radios
    .filter((radio) => radio.includes('checked=""'))
    .map((radio) => /value="([^"]*)"/.exec(radio)?.[1] ?? '')
}

const idsOf = (products: Shown[]) => products.map(({ id }) => id)

test.group('The product page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the first size and colour chosen, or those of the address', async ({ assert }) => {
    const { product } = await givenActiveProduct({
      sizes: ['S', 'One-and-a-half'],
      colors: ['Black', 'Off-White'],
    })
    const path = `/product/${product.id}`
    assert.deepEqual(ticked(await html(path)), ['Black', 'S'])
    assert.deepEqual(ticked(await html(`${path}?size=One-and-a-half&color=Off-White`)), [
      'Off-White',
      'One-and-a-half',
    ])
  }).tags(['PROD-1'])

  test('says which country the chosen size and colour cannot be sent to, and nothing where it can be sent to all', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'], colors: ['Black', 'White'] })
    const own = () => db.from('product_variants').where('product_id', product.id)
    await own()
      .where('size', 'S')
      .update({ out_of_stock_in: ['US', 'CA'] })
    const path = `/product/${product.id}`
    const sentence = 'We can’t send this size and colour to the US or Canada at the moment.'
    assert.include(await html(path), sentence)
    assert.notInclude(await html(`${path}?size=M`), 'We can’t send')
    await own()
      .where('size', 'S')
      .update({ out_of_stock_in: ['GB'] })
    assert.include(
      await html(`${path}?size=S&color=White`),
      'We can’t send this size and colour to the UK at the moment.'
    )
    await own().update({ in_stock: false })
    const soldOut = await html(path)
    assert.include(soldOut, 'This product is out of stock.')
    assert.notInclude(soldOut, 'We can’t send')
  }).tags(['PAGES-14'])

  test('skips a size or colour that is not made', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'], colors: ['Black', 'White'] })
    const path = `/product/${product.id}`
    assert.deepEqual(ticked(await html(`${path}?size=M&color=%3Cscript%3E`)), ['Black', 'M'])
    assert.deepEqual(ticked(await html(`${path}?size[]=M&color=White`)), ['White', 'S'])
    assert.deepEqual(ticked(await html(`${path}?size=&color=__proto__`)), ['Black', 'S'])
  }).tags(['PROD-11'])

  test('of a draft without colours offers black and white in the sizes of the schema', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const draft = await ProductFactory.apply('draft')
      .merge({ artistId: artist.id, sizes: [], colors: [] })
      .create()
    const page = await client.get(`/product/${draft.id}`).loginAs(owner).withInertia()
    const { variants } = page.inertiaProps as never as ProductPage
    assert.deepEqual([...new Set(variants.map(({ color }) => color))], ['black', 'white'])
    assert.deepEqual([...new Set(variants.map(({ size }) => size))], ['S', 'M', 'L', 'XL'])
  }).tags(['PROD-2'])

  test('of a product without a blank says that it is out of stock', async ({ assert }) => {
    const { product, variants } = await givenActiveProduct({ sizes: ['M'] })
    await variants[0]!.merge({ isOffered: false }).save()
    const page = await html(`/product/${product.id}`)
    assert.include(page, 'This product is out of stock.')
    for (const name of ['Add to cart', 'Buy Now'])
      assert.match(page, new RegExp(`<button[^>]*disabled=""[^>]*>${name}</button>`))
  }).tags(['PROD-3'])

  test('that is sold out in its one size suggests no other', async ({ assert, client }) => {
    const { product, variants } = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    const shown = async () => (await parsePage(client, `/product/${product.id}`)).all('main')[0]!
    await variants[0]!.merge({ inStock: false }).save()
    const soldOut = await shown()
    assert.include(soldOut.text, 'This product is out of stock.')
    const buttons = soldOut.named('button', 'Buy Now')
    assert.isNotEmpty(buttons)
    for (const { attributes } of buttons) assert.property(attributes, 'disabled')
    // The provider makes none of its variants any more, so none can be chosen.
    await variants[0]!.merge({ isOffered: false }).save()
    const withdrawn = await shown()
    assert.include(withdrawn.text, 'This product is out of stock.')
    assert.notInclude(withdrawn.text, 'Please select size and colour')
  })

  test('links the artist above the name, and nothing else by that name', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const { product } = await givenActiveProduct({ artist })
    const page = await parsePage(client, `/product/${product.id}`)
    const link = page.all('main')[0]!.one('a', 'Night Bus')
    assert.equal(link.attributes.href, `/store/${artist.id}`)
  })

  test('says with the price that shipping is extra and how long it takes', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const page = await html(`/product/${product.id}`)
    assert.include(page, '£24.00')
    assert.include(page, 'Final shipping varies by location and is charged separately')
    assert.include(page, '3-5 business days')
  }).tags(['GEN-1', 'GEN-2'])

  test('shows pounds for GBP and dollars otherwise', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    assert.notInclude(await html(`/product/${product.id}`), '$24.00')
    await product.merge({ currency: 'USD' }).save()
    const page = await html(`/product/${product.id}`)
    assert.include(page, '$24.00')
    assert.notInclude(page, '£24.00')
  }).tags(['PROD-8'])

  test('of a product that was on sale links a visitor to its artist, of any other to nothing', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const wayOn = async () => {
      const page = await client.get(`/product/${product.id}`).withInertia()
      page.assertStatus(404)
      page.assertInertiaComponent('errors/not_found')
      return (page.inertiaProps as never as { wayOn: object | null }).wayOn
    }
    await product.merge({ status: 'inactive' }).save()
    assert.isNull(await wayOn(), 'never on sale')
    await ProductStatusChangeFactory.merge({ productId: product.id, toStatus: 'active' }).create()
    const href = `/store/${artist.id}`
    assert.deepEqual(await wayOn(), { label: `More from ${artist.bandName}`, href })
    assert.include((await new HttpSession().get(`/product/${product.id}`)).text, `href="${href}"`)
    await artist.merge({ isHidden: true }).save()
    assert.isNull(await wayOn(), 'a hidden artist')
  }).tags(['NET-8'])

  test('of an inactive product is shown only to its owner, with a badge', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const path = `/product/${product.id}`
    assert.notInclude((await client.get(path).loginAs(owner)).text(), '>Inactive<')
    await product.merge({ status: 'inactive' }).save()
    const own = await client.get(path).loginAs(owner)
    assert.include(own.text(), '>Inactive<')
    const other = await givenArtist({})
    ;(await client.get(path).loginAs(other.owner)).assertStatus(404)
    ;(await client.get(path)).assertStatus(404)
  }).tags(['PROD-7'])

  test('shows a preview, else the thumbnail, else the design we host, else a drawn mock-up', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    const shown = async (changes: Partial<typeof product>) => {
      await product.merge(changes).save()
      return (await propsOf(client, product.id)).product.imageUrl
    }
    const all = {
      previewUrl: '/files/preview.jpg',
      thumbnailUrl: '/files/thumbnail.jpg',
      designUrl: '/files/design.png',
    }
    assert.equal(await shown(all), '/files/preview.jpg')
    assert.equal(await shown({ previewUrl: null }), '/files/thumbnail.jpg')
    assert.equal(await shown({ thumbnailUrl: null }), '/files/design.png')
    const drawn = await shown({ designUrl: 'https://elsewhere.test/design.png' })
    assert.match(drawn, /^\/artwork\/mockups\/tshirt\/black\.svg/)
  }).tags(['PROD-9'])

  test('names the sides that its pictures show', async ({ assert }) => {
    const { product, variants } = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    await variants[0]!.merge({ previewUrl: '/files/front.svg' }).save()
    const file = (placement: string) => ({
      type: 'preview',
      placement,
      preview_url: `/files/${placement}.svg`,
    })
    const printfulData = {
      variants: [{ color: 'Black', files: ['back', 'detail', 'elsewhere'].map(file) }],
    }
    await product.merge({ printfulData, previewUrl: '/files/front.svg' }).save()
    const page = await html(`/product/${product.id}`)
    const named = [...page.matchAll(/aria-label="Look closer: ([^"]*)"/g)].map(([, alt]) => alt)
    assert.includeMembers(named, [
      `${product.name} in Black`,
      `${product.name} in Black: back`,
      `${product.name} in Black: the print close up`,
    ])
  }).tags(['PAGES-12'])

  test('offers a stored photo in several widths, and the first picture at once', async ({
    assert,
  }) => {
    const { product, variants } = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    await variants[0]!.merge({ previewUrl: '/files/photo.jpg' }).save()
    await product.merge({ thumbnailUrl: '/files/back.jpg' }).save()
    const page = await html(`/product/${product.id}`)
    assert.match(
      page,
      /<source type="image\/avif" srcSet="[^"]*\/pictures\/640\.avif\/photo\.jpg 640w/
    )
    assert.match(
      page,
      /<source type="image\/webp" srcSet="[^"]*\/pictures\/640\.webp\/photo\.jpg 640w/
    )
    const images = page.match(/<img[^>]*>/g)!
    assert.match(images[0]!, /fetchPriority="high"[^>]*src="\/files\/photo\.jpg"/i)
    assert.include(images[0]!, 'loading="eager"')
    for (const image of images.slice(1)) assert.include(image, 'loading="lazy"')
  })
})

test.group('Related products', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('share the type or the genre, those of both first, popular ones before others', async ({
    assert,
    client,
  }) => {
    const own = await givenArtist({ genre: 'folk' })
    const folk = await givenArtist({ genre: 'folk' })
    const jazz = await givenArtist({ genre: 'jazz' })
    const more = await givenArtist({ genre: 'jazz' })
    const hidden = await givenArtist({ genre: 'folk', isHidden: true })
    const make = (
      artist: typeof own,
      changes: { productType?: 'mug' | 'tshirt'; unitsSold30Days?: number; status?: 'inactive' }
    ) => ProductFactory.merge({ artistId: artist.artist.id, ...changes }).create()
    const { product } = await givenActiveProduct({ artist: own.artist })
    const ownOther = await make(own, { unitsSold30Days: 90 })
    const both = await make(folk, { unitsSold30Days: 1 })
    const sameType = await make(jazz, { unitsSold30Days: 5 })
    const sameTypeMore = await make(more, { unitsSold30Days: 9 })
    await make(jazz, { productType: 'mug', unitsSold30Days: 50 })
    await make(hidden, { unitsSold30Days: 70 })
    await make(folk, { status: 'inactive', unitsSold30Days: 80 })
    const sameGenre = await make(folk, { productType: 'mug', unitsSold30Days: 7 })

    const related = await client.get(`/api/products/${product.id}/related`)
    const { more: ofArtist, alsoLiked } = related.body() as Record<string, Shown[]>
    assert.deepEqual(idsOf(ofArtist!), [ownOther.id])
    assert.deepEqual(
      idsOf(alsoLiked!),
      [both, sameTypeMore, sameType, sameGenre].map(({ id }) => id)
    )
  }).tags(['PROD-13'])

  test('are not part of the page, which links to the store without scripts too', async ({
    assert,
  }) => {
    const { artist, product } = await givenActiveProduct({ artist: (await givenArtist({})).artist })
    const { product: other } = await givenActiveProduct({ artist, name: 'Second Tee' })
    const page = await html(`/product/${product.id}`)
    assert.notInclude(page, `/product/${other.id}`)
    assert.notInclude(page, 'Second Tee')
    assert.include(page, `href="/store/${artist.id}"`)
  }).tags(['PROD-13'])

  test('show an account its hearts', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const { product: other } = await givenActiveProduct({})
    const fan = await UserFactory.create()
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: other.id }).create()
    const page = await client.get(`/product/${product.id}`).withInertia().loginAs(fan)
    const { favoriteIds } = page.inertiaProps as never as ProductPage
    assert.deepEqual(favoriteIds?.products, [other.id])
  }).tags(['PROD-13'])
})

test.group('The store page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows what is on sale and nothing else, to its owner too', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    for (const state of ['draft', 'pendingApproval', 'approved', 'rejected', 'inactive', 'retired'])
      await ProductFactory.apply(state as 'draft')
        .merge({ artistId: artist.id })
        .create()
    for (const page of [
      await client.get(`/store/${artist.id}`).withInertia(),
      await client.get(`/store/${artist.id}`).withInertia().loginAs(owner),
    ]) {
      const { products } = page.inertiaProps as never as { products: Shown[] }
      assert.deepEqual(idsOf(products), [product.id])
    }
  }).tags(['STOR-1'])
})
