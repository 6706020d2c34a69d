import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ProviderUnavailable } from '#fulfilment/errors'
import { UserFactory } from '#database/factories/user_factory'
import { givenArtwork, loggedIn, uploaded } from '#tests/functional/artworks/artwork_fixtures'
import { historyOf } from '#tests/functional/approvals/approval_fixtures'
import { givenBuilder, VARIANTS } from '#tests/functional/builder/build_fixtures'
import { transparentPng } from '#tests/support/artwork_files'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const JOB = 'side-print-files.make'

const side = (artworkId: number, fields: object = {}) => ({
  ...{ placement: 'front', artworkId, x: 100, y: 50, width: 800 },
  ...fields,
})

const written = async () => ({
  products: await db.from('products'),
  variants: await db.from('product_variants'),
  placements: await db.from('product_placements'),
  history: await db.from('product_status_history'),
  jobs: await waitingJobs(JOB),
})

const NOTHING = { products: [], variants: [], placements: [], history: [], jobs: [] }

test.group('Building a product', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => forgetWaitingJobs(JOB))
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('makes a draft of the chosen sizes and colours at the real cost, with the artwork at its place', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork, artist, owner } = await givenBuilder(cleanup)
    const back = side(artwork.id, { placement: 'back', x: 0, y: 0, width: 1000 })
    const answer = await build({ placements: [side(artwork.id), back] })
    assert.equal(answer.status, 201, answer.text)
    const product = answer.json()
    assert.containsSubset(product, {
      artistId: artist.id,
      name: 'Last Tram Tee',
      productType: 'tshirt',
      status: 'draft',
      artworkId: artwork.id,
      designUrl: artwork.previewUrl,
      // The cost of 2XL, the dearest size.
      basePrice: 12.35,
      printfulCost: 12.35,
      sellingPrice: 25,
      minimumPrice: 17.29,
      artistProfit: 7.59,
      sizes: ['S', 'M', '2XL'],
      colors: ['Black', 'White'],
    })
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([row.blank_id, row.is_cost_provisional], ['71', false])
    const variants = await db
      .from('product_variants')
      .where('product_id', product.id)
      .orderBy('position')
    assert.deepEqual(
      variants.map((each) => [
        each.catalog_variant_id,
        each.size,
        each.color,
        each.cost,
        each.in_stock,
      ]),
      [
        ['7100', 'S', 'Black', '10.75', true],
        ['7101', 'M', 'Black', '10.75', true],
        ['7102', '2XL', 'Black', '12.35', true],
        ['7110', 'S', 'White', '10.75', true],
        ['7111', 'M', 'White', '10.75', true],
        ['7112', '2XL', 'White', '12.35', true],
      ]
    )
    const placements = await db
      .from('product_placements')
      .where('product_id', product.id)
      .orderBy('id')
      .select('id', 'placement', 'artwork_id', 'x', 'y', 'width', 'area_width', 'area_height')
    const area = { artwork_id: artwork.id, area_width: 1800, area_height: 2400 }
    assert.containsSubset(placements, [
      { ...area, placement: 'front', x: 100, y: 50, width: 800 },
      { ...area, placement: 'back', x: 0, y: 0, width: 1000 },
    ])
    assert.sameDeepMembers(
      await waitingJobs(JOB),
      placements.map(({ id }) => ({ placementId: id }))
    )
    assert.deepEqual(await historyOf(product.id), [
      { from_status: null, to_status: 'draft', actor_user_id: owner.id, notes: null },
    ])
  }).tags(['BUILD-1', 'BUILD-2'])

  test('creates other products with the same artwork in one call, all or none, and once for a key', async ({
    assert,
    cleanup,
  }) => {
    const { build, artwork } = await givenBuilder(cleanup)
    const hoodie = {
      name: 'Last Tram Tee (Hoodie)',
      sellingPrice: 40,
      blankId: 146,
      catalogVariantIds: [14600],
      placements: [side(artwork.id)],
    }
    const tote = { ...hoodie, name: 'Last Tram Tee (Tote)', blankId: 84, catalogVariantIds: [8400] }
    const low = { alsoAs: [hoodie, { ...tote, sellingPrice: 15.04 }] }
    const refused = await build(low)
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.json().errors, [
      {
        field: 'alsoAs.1.sellingPrice',
        rule: 'min',
        message:
          'Last Tram Tee (Tote): Selling price must be at least £15.05 (40% margin required)',
      },
    ])
    assert.deepEqual(await written(), NOTHING)

    const headers = { 'idempotency-key': 'one-press' }
    const fields = { alsoAs: [hoodie, tote] }
    const [one, again] = [await build(fields, headers), await build(fields, headers)]
    assert.deepEqual([one.status, again.status], [201, 201], one.text)
    assert.equal(one.json().id, again.json().id)
    const products = await db.from('products').orderBy('id')
    assert.deepEqual(
      products.map(({ name, product_type: type, status }) => [name, type, status]),
      [
        ['Last Tram Tee', 'tshirt', 'draft'],
        ['Last Tram Tee (Hoodie)', 'hoodie', 'draft'],
        ['Last Tram Tee (Tote)', 'tote', 'draft'],
      ]
    )
    assert.equal(one.json().id, products[0].id)
    assert.isTrue(products.every(({ description }) => description === 'Heavy cotton.'))
  }).tags(['BUILD-7'])

  test('refuses {name}, and writes nothing')
    .tags(['BUILD-3'])
    .with([
      {
        name: 'a price below the minimum',
        fields: () => ({ sellingPrice: 17.28 }),
        field: 'sellingPrice',
        message: 'Selling price must be at least £17.29 (40% margin required)',
      },
      {
        name: 'no variant',
        fields: () => ({ catalogVariantIds: [] }),
        field: 'catalogVariantIds',
        message: 'Choose at least one size and colour',
      },
      {
        name: 'a variant of another blank',
        fields: () => ({ catalogVariantIds: [7100, 14600] }),
        field: 'catalogVariantIds',
        message: 'One of these sizes and colours is no longer made. Choose again.',
      },
      {
        name: 'an unknown blank',
        fields: () => ({ blankId: 99 }),
        field: 'blankId',
        message: 'Printful doesn’t make this any more. Choose another model.',
      },
      {
        name: 'a body without sides',
        fields: () => ({ placements: undefined }),
        field: 'placements',
        message: 'Place your artwork on the product',
      },
      {
        name: 'a side that it lacks',
        fields: (id: number) => ({ placements: [side(id, { placement: 'hood' })] }),
        field: 'placements',
        message: 'This model can’t be printed on its hood',
      },
      {
        name: 'a side placed twice',
        fields: (id: number) => ({ placements: [side(id), side(id, { y: 500 })] }),
        field: 'placements',
        message: 'Place only one artwork on each side',
      },
      {
        name: 'artwork beyond the right edge',
        fields: (id: number) => ({ placements: [side(id, { x: 201 })] }),
        field: 'placements',
        message: 'Move your artwork so that all of it is in the print area on the front',
      },
      // At 800 thousandths of the width it is 300 high.
      {
        name: 'artwork beyond the lower edge',
        fields: (id: number) => ({ placements: [side(id, { y: 701 })] }),
        field: 'placements',
        message: 'Move your artwork so that all of it is in the print area on the front',
      },
    ])
    .run(async ({ assert, cleanup }, { fields, field, message }) => {
      const { build, artwork } = await givenBuilder(cleanup)
      const answer = await build(fields(artwork.id))
      assert.equal(answer.status, 422, answer.text)
      assert.deepEqual(
        [answer.json().errors[0].field, answer.json().errors[0].message],
        [field, message]
      )
      assert.deepEqual(await written(), NOTHING)
    })

  test('names what cannot be made now, and writes nothing while the provider is away', async ({
    assert,
    cleanup,
  }) => {
    const { build, catalogue } = await givenBuilder(cleanup)
    const { variants } = catalogue.blanks[0]!
    variants[2]!.isInStock = false
    variants[4]!.cost = null
    const answer = await build()
    assert.equal(answer.status, 422)
    assert.equal(
      answer.json().errors[0].message,
      'Printful can’t make these right now: 2XL, Black; M, White. Untick them to go on.'
    )
    assert.equal((await build({ catalogVariantIds: [7100, 7110] })).status, 201)
    catalogue.failure = new ProviderUnavailable('unreachable')
    const before = await written()
    const away = await build()
    assert.deepEqual([away.status, away.json().code], [503, 'E_PROVIDER_UNAVAILABLE'])
    assert.deepEqual(await written(), before)
  }).tags(['BUILD-3'])

  test('needs an own artwork whose rights are confirmed and that was not taken down', async ({
    assert,
    cleanup,
  }) => {
    const { build, session, artwork } = await givenBuilder(cleanup)
    const { artwork: unconfirmed } = await uploaded(
      session,
      await transparentPng({ width: 90, height: 90 })
    )
    const { owner: other } = await givenArtist({})
    const others = await givenArtwork(await loggedIn(other), await transparentPng())
    const codes = []
    for (const id of [unconfirmed!.id, others.id, 999_999]) {
      const answer = await build({
        placements: [side(artwork.id, { placement: 'back' }), side(id)],
      })
      codes.push([answer.status, answer.json().code])
    }
    await db
      .from('artworks')
      .where('id', artwork.id)
      .update({ revoked_at: new Date(), revoked_reason: 'Not theirs.' })
    const revoked = await build()
    codes.push([revoked.status, revoked.json().code])
    assert.deepEqual(codes, [
      [409, 'E_RIGHTS_NOT_CONFIRMED'],
      [404, 'E_NOT_FOUND'],
      [404, 'E_NOT_FOUND'],
      [409, 'E_ARTWORK_REVOKED'],
    ])
    assert.deepEqual(await written(), NOTHING)
  }).tags(['BUILD-3'])

  test('shows blanks with real costs, sides and what others ask, to artists with a profile', async ({
    assert,
    cleanup,
  }) => {
    const { session, catalogue } = await givenBuilder(cleanup)
    const list = (await session.get('/api/blanks')).json()
    assert.lengthOf(list, 4)
    assert.containsSubset(list[0], {
      id: 71,
      productType: 'tshirt',
      brand: 'Bella + Canvas',
      model: '3001',
      cost: { from: 10.75, to: 12.35 },
      colors: 3,
      sizes: 3,
    })
    for (const [index, price] of [18, 25, 25, 32].entries()) {
      const { artist } = await givenArtist({})
      await db.table('products').insert({
        artist_id: artist.id,
        name: `Tee ${index}`,
        product_type: 'tshirt',
        status: 'active',
        base_price: 10,
        selling_price: price,
      })
    }
    const blank = (await session.get('/api/blanks/71')).json()
    const { bars, ...asked } = blank.askedPrices
    assert.deepEqual(asked, { products: 4, lowest: 18, highest: 32, most: 25 })
    assert.deepInclude(bars, { from: 24, to: 26.99, products: 2, price: 25 })
    assert.deepEqual(blank.deliveryDays, { min: 4, max: 6 })
    assert.lengthOf(blank.variants, VARIANTS.length + 3)
    assert.deepEqual(
      blank.sides.map(({ placement, view }: Record<string, string>) => [placement, view]),
      [
        ['front', 'front'],
        ['back', 'back'],
      ]
    )
    assert.match(blank.colorChoices[2].drawings.back, /^\/artwork\/mockups\/tshirt\/navy-back\.svg/)
    assert.equal((await session.get(blank.colorChoices[2].drawings.back)).status, 200)
    assert.isNull((await session.get('/api/blanks/146')).json().askedPrices)
    assert.equal((await session.get('/api/blanks/99')).status, 404)
    catalogue.failure = new ProviderUnavailable('unreachable')
    assert.equal((await session.get('/api/blanks/71')).status, 503)

    const { owner: another } = await givenArtist({})
    assert.equal((await (await loggedIn(another)).get('/api/blanks')).status, 200)
    const fan = await loggedIn(await UserFactory.create())
    const newcomer = await loggedIn(await UserFactory.apply('artist').create())
    for (const path of ['/api/blanks', '/api/blanks/71']) {
      assert.equal((await fan.get(path)).status, 403)
      assert.equal((await newcomer.get(path)).status, 403)
      const visitor = await fetch(`${session.origin}${path}`)
      assert.equal(visitor.status, 401)
    }
  }).tags(['BUILD-4', 'BUILD-15'])
})
