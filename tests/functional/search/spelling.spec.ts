import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import CatalogRefreshStats from '../../../commands/catalog_refresh_stats.js'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

const idsOf = async (client: ApiClient, path: string) => {
  const answer = await client.get(path)
  answer.assertStatus(200)
  return (answer.body() as { id: number }[]).map(({ id }) => id)
}

const search = (client: ApiClient, words: string) =>
  idsOf(client, `/api/products?search=${encodeURIComponent(words)}`)

test.group('A search for products', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds by {1}: {0}')
    .with([
      ['hoodie', 'the word'],
      ['hoddie', 'a wrong letter'],
      ['hodie', 'a missing one'],
      ['lihgthouse', 'two that changed places'],
      ['hood', 'the beginning of the last word'],
      ['lighthouses', 'another form of the word'],
      ['Émigré', 'the artist’s name'],
      ['emigre hoodie', 'artist and word, without accents'],
      ['the lighthouse', 'words that say nothing'],
      ['midnight LIGHTHOUSE', 'a word of the description'],
    ])
    .run(async ({ assert, client }, [words]) => {
      const { artist } = await givenArtist({ bandName: 'Émigré Sound' })
      const { product } = await givenActiveProduct({
        artist,
        name: 'Lighthouse Hoodie',
        productType: 'hoodie',
      })
      await product.merge({ description: 'Seen at midnight.' }).save()
      await givenActiveProduct({ name: 'Plain Tote', productType: 'tote' })
      assert.deepEqual(await search(client, words!), [product.id])
    })

  test('wants every word', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({ name: 'Lighthouse Mug', productType: 'mug' })
    await givenActiveProduct({ name: 'Lighthouse Tote', productType: 'tote' })
    assert.deepEqual(await search(client, 'mug lighthouse'), [product.id])
    assert.deepEqual(await search(client, 'lighthouse vinyl'), [])
  })

  test('takes a whole word for a beginning as soon as there is a longer one', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ name: 'Encore Mug' })
    assert.deepEqual(await search(client, 'encore'), [product.id])
    const { product: longer } = await givenActiveProduct({ name: 'Encorella Mug' })
    const { product: short } = await givenActiveProduct({ name: 'Xq Mug' })
    assert.sameMembers(await search(client, 'encore'), [product.id, longer.id])
    assert.deepEqual(await search(client, 'x'), [short.id])
  })

  test('finds a thing by its kind, whatever it is called', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({ name: 'Encore', productType: 'mug' })
    assert.deepEqual(await search(client, 'mugs'), [product.id])
    assert.deepEqual(await search(client, 'cup'), [product.id])
  })

  test('leaves alone what is known, short, a number, or like nothing', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ name: 'Night Light' })
    await givenActiveProduct({ name: 'Sight 2026' })
    assert.deepEqual(await search(client, 'night'), [product.id])
    for (const words of ['nig ht', 'nit', 'light 2025', 'xylophone', '???'])
      assert.deepEqual(await search(client, words), [])
  })

  test('is ordered by popularity unless another order is wanted', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const make = async (unitsSold30Days: number, sellingPrice: string) => {
      const made = await givenActiveProduct({ artist, name: 'Encore Poster', sellingPrice })
      await made.product.merge({ unitsSold30Days }).save()
      return made.product.id
    }
    const [quiet, loud] = [await make(1, '20.00'), await make(9, '30.00')]
    const newest = await make(0, '25.00')
    assert.deepEqual(await search(client, 'encore'), [loud, quiet, newest])
    assert.deepEqual(await idsOf(client, '/api/products?search=encore&sort=price-asc'), [
      quiet,
      newest,
      loud,
    ])
  }).tags(['CALL-5'])

  test('no longer knows a word that nothing on sale has', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({ name: 'Hoodoo Print' })
    const { product: hoodie } = await givenActiveProduct({ name: 'Hoodie', productType: 'hoodie' })
    await product.merge({ status: 'retired' }).save()
    assert.deepEqual(await search(client, 'hoodoo'), [])
    const command = await ace.create(CatalogRefreshStats, [])
    command.ui.switchMode('raw')
    await command.exec()
    command.assertSucceeded()
    assert.isNull(await db.from('search_words').where('word', 'hoodoo').first())
    assert.equal((await db.from('search_words').where('word', 'hoodie').firstOrFail()).uses, 1)
    assert.deepEqual(await search(client, 'hoodoe'), [hoodie.id])
  })

  test('knows the words of a product from the moment it is on sale or renamed', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ name: 'Draft' })
    await product.merge({ name: 'Cormorant Shirt' }).save()
    assert.deepEqual(await search(client, 'cormorent'), [product.id])
  })
})

test.group('A search for artists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reads names, sub-genres and places, misspelt or begun', async ({ assert, client }) => {
    const { artist } = await givenArtist({ bandName: 'The Paper Lanterns' })
    await artist.merge({ subGenre: 'dream pop', location: 'Ullapool' }).save()
    await givenArtist({ bandName: 'Copper Foxes' })
    for (const words of ['lanterns', 'paper lan', 'lantrens', 'the', 'dream', 'ulapool'])
      assert.deepEqual(await idsOf(client, `/api/artists?search=${words}`), [artist.id], words)
  }).tags(['ART-4', 'CALL-2'])
})

type Gallery = { correction: { typed: string; used: string } | null; total: { count: number } }

test.group('A corrected search', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says so on the page, and can be had as typed: {$self}')
    .with(['/browse', '/artists', '/collections'])
    .run(async ({ assert, client }, path) => {
      const { artist } = await givenArtist({ bandName: 'Velvet Hoodie' })
      await givenActiveProduct({ artist, productType: 'hoodie' })
      const open = async (query: string) => {
        const page = await client.get(`${path}?search=${query}`).withInertia()
        return page.inertiaProps as never as Gallery
      }
      const corrected = await open('velvet+hoddie')
      assert.deepEqual(corrected.correction, { typed: 'velvet hoddie', used: 'velvet hoodie' })
      assert.equal(corrected.total.count, 1)
      const exact = await open('velvet+hoddie&exact=1')
      assert.isNull(exact.correction)
      assert.equal(exact.total.count, 0)
      assert.isNull((await open('hoodie')).correction)
    })
})
