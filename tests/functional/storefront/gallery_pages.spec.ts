import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { GENRES } from '#artists/genres'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { parsePage } from '#tests/support/markup'

test.group('The markup of the galleries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has a search box and the seven categories of merch, each a link that counts', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    for (const productType of ['tshirt', 'vinyl', 'mug', 'tote'] as const)
      await givenActiveProduct({ artist, productType, name: `A ${productType}` })
    const page = await parsePage(client, '/browse')
    assert.lengthOf(page.named('label', 'Search merch'), 1)
    const categories = page.one('nav', 'Categories').all('a')
    assert.deepEqual(
      categories.map(({ text }) => text),
      ['All', 'T-shirts', 'Hoodies', 'Stickers', 'Posters', 'Vinyl', 'CDs', 'Everything else']
    )
    const rest = await parsePage(client, categories.at(-1)!.attributes.href!)
    assert.isTrue(rest.says('2 products'))
    const withVinyl = rest.one('nav', 'Categories').one('a', 'Vinyl').attributes.href!
    assert.equal(withVinyl, '/browse?type=merch&type=vinyl')
    assert.isTrue((await parsePage(client, withVinyl)).says('3 products'))
  }).tags(['BROW-1', 'BROW-2', 'PAGES-10'])

  test('names the word that a misspelt search found, and links to the search as typed', async ({
    assert,
    client,
  }) => {
    await givenActiveProduct({ name: 'Burrow Hoodie', productType: 'hoodie' })
    const page = await parsePage(client, '/browse?search=hoddie')
    assert.include(page.all('main')[0]!.text, 'Showing results for “hoodie” instead of “hoddie”')
    assert.include(page.headings(), 'Burrow Hoodie')
    const typed = await parsePage(client, page.links()['Search for “hoddie”']!)
    assert.include(typed.headings(), 'No products found')
    assert.include(typed.all('main')[0]!.text, 'Nothing for “hoddie”.')
    assert.notInclude(typed.all('main')[0]!.text, 'Showing')
  }).tags(['BROW-4', 'BROW-5'])

  test('has a search box and the eleven genres of artists in their order', async ({
    assert,
    client,
  }) => {
    const page = await parsePage(client, '/artists')
    assert.lengthOf(page.named('label', 'Search artists'), 1)
    const [genre] = page.all('select', { name: 'genre' })
    assert.deepEqual(
      genre!.all('option').map(({ attributes }) => attributes.value),
      ['', ...GENRES]
    )
  }).tags(['ART-1', 'ART-3'])

  test('has on an artist’s card image, name, genre, bio, heart and button', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Blue Hours', genre: 'r&b', isVerified: true })
    await artist.merge({ bio: 'Slow. '.repeat(80), profileImageUrl: null }).save()
    const cardOf = async () => (await parsePage(client, '/artists')).all('article')[0]!
    const card = await cardOf()
    assert.lengthOf(card.all('svg', { class: 'lucide-mic-vocal' }), 1)
    for (const words of ['Blue Hours', 'R&B', 'Verified']) assert.isTrue(card.says(words), words)
    assert.isTrue(card.says(/^(Slow\. )+Slow\.$/))
    assert.lengthOf(card.named('button', 'Favourite: Blue Hours'), 1)
    assert.equal(card.one('a', /^Visit Store/).attributes.href, `/store/${artist.id}`)
    await artist.merge({ profileImageUrl: '/artwork/mockups/tshirt/black.svg' }).save()
    assert.lengthOf((await cardOf()).named('img', 'Blue Hours'), 1)
  }).tags(['ART-2', 'PAGES-11'])

  test('links a store to the types it holds, and counts what is of one', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    await givenActiveProduct({ artist, name: 'A Shirt' })
    await givenActiveProduct({ artist, name: 'A Mug', productType: 'mug' })
    const page = await parsePage(client, `/store/${artist.id}`)
    const types = page.one('nav', 'Product types').all('a')
    assert.deepEqual(
      types.map(({ text }) => text),
      ['All', 'T-shirts', 'Mugs']
    )
    assert.equal(types[2]!.attributes.href, `/store/${artist.id}?type=mug`)
    const mugs = await parsePage(client, types[2]!.attributes.href!)
    assert.isTrue(mugs.says('1 product'))
    assert.isTrue(mugs.says('A Mug'))
    assert.isFalse(mugs.says('A Shirt'))
  }).tags(['STOR-3'])

  test('says of a store with nothing on sale No products yet', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const page = await parsePage(client, `/store/${artist.id}`)
    assert.include(page.headings(), 'No products yet')
  }).tags(['STOR-2'])
})
