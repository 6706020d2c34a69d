import { test } from '@japa/runner'
import { GENRES } from '#artists/genres'
import { type Part, parsePage } from '#tests/support/markup'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenTwoArtists } from '#tests/support/two_artists'

/** Two bands: one with ten shirts and a picture that does not load, one with a hoodie. */
const mainOf = (page: Part) => page.all('main')[0]!

const selectOf = (page: Part, name: string) => mainOf(page).all('select', { name })[0]!

const optionsOf = (page: Part, name: string) =>
  selectOf(page, name)
    .all('option')
    .map(({ text }) => text)

const chosenOf = (page: Part, name: string) =>
  selectOf(page, name).all('option', { selected: '' })[0]?.text

const bandsOf = (page: Part) => mainOf(page).headings(2)

test.group('The page of collections', (group) => {
  group.each.setup(rollbackAfterEach)

  test('has search, genre, type and sort in one form, which works before any script does', async ({
    assert,
    client,
  }) => {
    await givenTwoArtists()
    const page = await parsePage(client, '/collections')
    const [form] = mainOf(page).all('form', { role: 'search' })
    assert.equal(form!.attributes.action, '/collections')
    assert.notEqual(form!.attributes.method, 'post')
    assert.lengthOf(form!.all('input', { name: 'search' }), 1)
    const [search] = form!.all('input', { name: 'search' })
    assert.equal(search!.attributes.placeholder, 'Search artists or products...')
    assert.lengthOf(form!.named('button', 'Search'), 1)
    assert.deepEqual(
      form!.all('select').map(({ attributes }) => attributes.name),
      ['genre', 'type', 'sort']
    )
    assert.equal(optionsOf(page, 'genre')[0], 'All Genres')
    assert.lengthOf(optionsOf(page, 'genre'), GENRES.length + 1)
    assert.deepEqual(optionsOf(page, 'type'), [
      'All Products',
      'T-Shirts',
      'Hoodies',
      'Tank Tops',
      'Posters',
      'Stickers',
      'Mugs',
    ])
    assert.deepEqual(optionsOf(page, 'sort'), [
      'Most Popular',
      'Newest First',
      'Price: Low to High',
      'Price: High to Low',
      'Highest Rated',
    ])
    assert.equal(chosenOf(page, 'sort'), 'Most Popular')
    assert.deepEqual(bandsOf(page), ['Paper Lanterns', 'Copper Foxes'])

    const dear = await parsePage(client, '/collections?search=&genre=&type=&sort=price-desc')
    assert.isTrue(dear.says('2 artists'))
    assert.deepEqual(bandsOf(dear), ['Copper Foxes', 'Paper Lanterns'])
    const found = await parsePage(
      client,
      '/collections?search=hoddie&genre=&type=hoodie&sort=popular'
    )
    assert.isTrue(found.says('1 artist'))
    assert.deepEqual(bandsOf(found), ['Copper Foxes'])
    assert.equal(chosenOf(found, 'type'), 'Hoodies')
  }).tags(['COLL-1', 'COLL-2', 'COLL-3', 'COLL-4', 'COLL-12'])

  test('shows on a card who the artist is and how their merch fares', async ({
    assert,
    client,
  }) => {
    await givenTwoArtists()
    const page = await parsePage(client, '/collections')
    const [card] = page.all('article').filter(({ text }) => text.includes('Paper Lanterns'))
    for (const words of [
      'Verified',
      'Rock',
      'Surf',
      'Ullapool',
      '9 products',
      '1,200 sales',
      'Rated 4.5 of 5',
    ])
      assert.isTrue(card!.says(words), words)
    assert.isNotEmpty(card!.all('svg', { class: 'lucide-mic-vocal' }))
    assert.isTrue(card!.says(/^(Loud\. )+Loud\.$/))
  }).tags(['COLL-5', 'PAGES-11'])

  test('shows eight products of an artist and the way to all of them', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenTwoArtists()
    const page = await parsePage(client, '/collections?type=tshirt')
    assert.lengthOf(mainOf(page).headings(3), 8)
    const { href } = page.one('a', /^View All 9 Products/).attributes
    assert.equal(href, `/artist/${artist.id}?type=tshirt`)
    const answer = await client.get(href!).redirects(0)
    const store = `/store/${artist.id}?type=tshirt`
    answer.assertHeader('location', store)
    assert.isTrue((await parsePage(client, store)).says('9 products'))
  }).tags(['COLL-6'])

  test('shows on a tile name, type, price, colour and size, heart and button', async ({
    assert,
    client,
  }) => {
    await givenTwoArtists()
    const page = await parsePage(client, '/collections')
    const tile = page
      .all('article')
      .filter(({ text }) => text.includes('Foghorn Shirt'))
      .at(-1)!
    for (const words of ['T-shirt', '£24.00']) assert.isTrue(tile.says(words), words)
    assert.include(mainOf(page).text, '$48.00')
    const [choice] = tile.all('select')
    assert.equal(choice!.name, 'Colour and size of Foghorn Shirt')
    assert.include(
      choice!.all('option').map(({ text }) => text),
      'Navy, L'
    )
    for (const name of [/^Add to cart/, /^Wishlist: Foghorn Shirt/])
      assert.lengthOf(tile.named('button', name), 1)
  }).tags(['GEN-4', 'COLL-7'])

  test('says that it found nothing, with a way on', async ({ assert, client }) => {
    await givenTwoArtists()
    const page = await parsePage(client, '/collections?search=xylophone')
    assert.include(page.headings(), 'No Collections Found')
    assert.isTrue(
      page.says("Try adjusting your search terms or filters to find what you're looking for.")
    )
    const way = page.one('a', 'Show all collections').attributes.href!
    assert.isTrue((await parsePage(client, way)).says('2 artists'))
  }).tags(['COLL-9'])
})
