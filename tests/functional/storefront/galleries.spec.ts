import { contrastRatio } from '#artwork/palette'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ArtistFactory } from '#database/factories/artist_factory'
import { ProductFactory } from '#database/factories/product_factory'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

type Gallery = {
  products?: { id: number }[]
  artists?: { id: number }[]
  total: { count: number; isMore: boolean }
  filters: Record<string, unknown>
  nextUrl: string | null
}

async function open(client: ApiClient, path: string): Promise<Gallery> {
  const page = await client.get(path).withInertia()
  page.assertStatus(200)
  return page.inertiaProps as never as Gallery
}

async function walk(client: ApiClient, path: string, list: 'products' | 'artists') {
  const found: number[] = []
  let next: string | null = path
  while (next !== null) {
    const page: Gallery = await open(client, next)
    found.push(...page[list]!.map(({ id }) => id))
    next = page.nextUrl
  }
  return found
}

test.group('The galleries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every product can be reached from /browse, once', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const made = await ProductFactory.merge({ artistId: artist.id }).createMany(50)
    assert.sameMembers(
      await walk(client, '/browse?sort=price-asc&type=tshirt', 'products'),
      made.map(({ id }) => id)
    )
    const { nextUrl } = await open(client, '/browse?sort=price-asc&type=tshirt')
    assert.match(nextUrl!, /^\/browse\?sort=price-asc&type=tshirt&cursor=/)
  }).tags(['BROW-3'])

  test('every artist can be reached from /artists, once, twelve at a time', async ({
    assert,
    client,
  }) => {
    const made = await ArtistFactory.createMany(30)
    assert.sameMembers(
      await walk(client, '/artists', 'artists'),
      made.map(({ id }) => id)
    )
    assert.lengthOf((await open(client, '/artists')).artists!, 12)
  })

  test('show the number of results, on each of their pages', async ({ assert, client }) => {
    const { artist } = await givenArtist({ genre: 'jazz' })
    await ProductFactory.merge({ artistId: artist.id }).createMany(50)
    await ProductFactory.merge({ artistId: artist.id, productType: 'mug' }).createMany(2)
    for (const state of ['draft', 'pendingApproval', 'approved', 'rejected', 'inactive', 'retired'])
      await ProductFactory.apply(state as 'draft')
        .merge({ artistId: artist.id })
        .create()
    const { artist: hidden } = await givenActiveProduct({})
    await hidden.merge({ isHidden: true }).save()

    const first = await open(client, '/browse?type=tshirt')
    assert.deepEqual(first.total, { count: 50, isMore: false })
    assert.deepEqual((await open(client, first.nextUrl!)).total, first.total)
    assert.equal((await open(client, '/browse')).total.count, 52)
    assert.equal((await open(client, '/browse?search=nowhere')).total.count, 0)
    assert.equal((await open(client, '/artists')).total.count, 1)
    assert.equal((await open(client, '/artists?genre=rock')).total.count, 0)
  }).tags(['BROW-3'])

  test('an unusable value in the address is dropped: {$self}')
    .with([
      '/browse?sort=cheapest&type=shoes&cursor=rubbish&limit=x',
      '/browse?sort[]=newest&type[a]=tshirt&search[]=x&cursor[]=y',
      '/browse?type=all&search=&sort=',
      '/browse?type=__proto__&sort=constructor',
    ])
    .run(async ({ assert, client }, path) => {
      const { product } = await givenActiveProduct({})
      const page = await open(client, path)
      assert.deepEqual(
        page.products!.map(({ id }) => id),
        [product.id]
      )
      assert.deepEqual(page.filters, { search: '', types: [], sort: 'newest', isExact: false })
    })

  test('so is one in the address of the artists: {$self}')
    .with(['/artists?genre=polka&cursor=rubbish', '/artists?genre[]=rock&search[x]=y'])
    .run(async ({ assert, client }, path) => {
      const { artist } = await givenArtist({})
      const page = await open(client, path)
      assert.deepEqual(
        page.artists!.map(({ id }) => id),
        [artist.id]
      )
      assert.deepEqual(page.filters, { search: '', genre: '' })
    })

  test('valid ones filter the list and are shown', async ({ assert, client }) => {
    const { artist } = await givenArtist({ genre: 'jazz', bandName: 'Blue Hours' })
    await givenArtist({ genre: 'rock' })
    const page = await open(client, '/artists?genre=jazz&search=blue')
    assert.deepEqual(page.filters, { search: 'blue', genre: 'jazz' })
    assert.deepEqual(
      page.artists!.map(({ id }) => id),
      [artist.id]
    )
  }).tags(['ART-4'])
})

test.group('An artist’s store', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of a hidden artist is not found, nor are its products', async ({ client }) => {
    const { artist, product } = await givenActiveProduct({})
    ;(await client.get(`/store/${artist.id}`)).assertStatus(200)
    await artist.merge({ isHidden: true }).save()
    ;(await client.get(`/store/${artist.id}`)).assertStatus(404)
    ;(await client.get(`/product/${product.id}`)).assertStatus(404)
  })

  test('shows beside a product at most four others of the artist', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    await ProductFactory.merge({ artistId: artist.id }).createMany(6)
    const related = await client.get(`/api/products/${product.id}/related`)
    const { more } = related.body() as { more: { id: number }[] }
    assert.lengthOf(more, 4)
    assert.notInclude(
      more.map(({ id }) => id),
      product.id
    )
  })
})

test.group('Before any script', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const html = async (client: ApiClient, path: string) => (await client.get(path)).text()

  test('the artists are searched and filtered by a plain form', async ({ assert, client }) => {
    await givenArtist({ genre: 'jazz', bandName: 'Blue Hours' })
    await givenArtist({ genre: 'rock', bandName: 'Blue Foxes' })
    const [form] = /<form role="search".*?<\/form>/s.exec(await html(client, '/artists'))!
    assert.match(form, /^<form[^>]*action="\/artists"/)
    assert.notMatch(form, /^<form[^>]*method="post"/i)
    for (const field of [/<input[^>]*name="search"/, /<select[^>]*name="genre"/, /type="submit"/])
      assert.match(form, field)
    const found = await html(client, '/artists?search=blue&genre=jazz')
    assert.include(found, 'Blue Hours')
    assert.notInclude(found, 'Blue Foxes')
    assert.match(found, /<option value="jazz" selected="">/)
    assert.match(found, /<input[^>]*name="search" value="blue"/)
  }).tags(['ART-4'])

  test('a store is filtered by plain links', async ({ assert, client }) => {
    const { artist } = await givenActiveProduct({ name: 'A Shirt' })
    await givenActiveProduct({ artist, name: 'A Mug', productType: 'mug' })
    const path = `/store/${artist.id}`
    assert.include(await html(client, path), `href="${path}?type=mug"`)
    const mugs = await html(client, `${path}?type=mug`)
    assert.include(mugs, 'A Mug')
    assert.notInclude(mugs, 'A Shirt')
    assert.include(mugs, `href="${path}"`)
  }).tags(['STOR-3'])
})

type Landing = { featuredArtist: { id: number; accent: string } | null }

test.group('The first artists of the landing page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are the first three of the list of artists', async ({ assert, client }) => {
    for (const [place, artist] of (await ArtistFactory.createMany(5)).entries())
      await artist.merge({ unitsSold: place }).save()
    const listed = (await open(client, '/artists')).artists!.map(({ id }) => id)
    const shown = (await open(client, '/')).artists!.map(({ id }) => id)
    assert.deepEqual(shown, listed.slice(0, 3))
  }).tags(['LAND-6'])
})

test.group('The featured artist of the landing page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const featured = async (client: ApiClient) => {
    const page = await client.get('/').withInertia()
    return (page.inertiaProps as never as Landing).featuredArtist
  }

  test('is a visible artist with a photo where there is one', async ({ assert, client }) => {
    const { artist: pictured } = await givenArtist({})
    await pictured.merge({ profileImageUrl: '/files/photo.jpg' }).save()
    const { artist: hidden } = await givenArtist({})
    await hidden.merge({ profileImageUrl: '/files/other.jpg', isHidden: true }).save()
    await givenArtist({})
    for (let visit = 0; visit < 8; visit++) assert.equal((await featured(client))?.id, pictured.id)
  })

  test('is drawn at random each minute, the same for all visitors of that minute', async ({
    assert,
    cleanup,
    client,
  }) => {
    await ArtistFactory.createMany(8)
    const start = clock.now().startOf('minute')
    let minute = 0
    cleanup(clock.set(() => start.plus({ minutes: minute })))
    const seen = new Set<number>()
    for (minute = 0; minute < 40 && seen.size < 3; minute++) {
      const shown = [await featured(client), await featured(client)]
      assert.equal(shown[0]!.id, shown[1]!.id)
      seen.add(shown[0]!.id)
    }
    assert.equal(seen.size, 3)
  }).tags(['LAND-5'])

  test('is any visible artist otherwise, and none in an empty shop', async ({ assert, client }) => {
    assert.isNull(await featured(client))
    const { artist: hidden } = await givenArtist({})
    await hidden.merge({ isHidden: true }).save()
    assert.isNull(await featured(client))
    const { artist } = await givenArtist({})
    assert.equal((await featured(client))?.id, artist.id)
  })

  test('has the colour of their store, lightened until ink is readable on it', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    await artist.merge({ accentColor: '#8FB8A8' }).save()
    assert.equal((await featured(client))?.accent, '#8FB8A8')
    await artist.merge({ accentColor: '#16323F' }).save()
    const accent = (await featured(client))?.accent ?? ''
    assert.isAtLeast(contrastRatio(accent, '#15120F'), 4.5)
  })
})
