import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { good, scriptedPrintful, type Script } from './scripted_printful.js'
import { withoutLimits } from './sync_fixtures.js'

const tee = {
  id: 71,
  title: 'Heavy Cotton Tee',
  image: null,
  type: 'T-SHIRT',
  type_name: 'T-Shirt',
  currency: 'USD',
}
const variant = {
  id: 4011,
  name: 'Heavy Cotton Tee (Black / M)',
  size: 'M',
  color: 'Black',
  price: '12.50',
  in_stock: true,
}
const stored = (id: number) => ({
  id,
  external_id: `e${id}`,
  name: `Tee ${id}`,
  variants: 2,
  synced: 2,
  thumbnail_url: null,
})
const notFound = {
  status: 404,
  body: { code: 404, result: 'Not found', error: { reason: 'NotFound', message: 'Not found' } },
}

test.group('The lists from Printful', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const given = async (script: Script, cleanup: (end: () => Promise<void>) => void) => {
    const { asked, end } = await scriptedPrintful(script)
    cleanup(end)
    return asked
  }

  test('of the store are complete for admins, and limited to their own for an artist', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ printfulProductId: 2 }).save()
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.apply('admin').create()
    const asked = await given(
      ({ url }) =>
        url.includes('offset=0')
          ? good([stored(1)], { paging: { total: 2, offset: 0, limit: 1 } })
          : good([stored(2)], { paging: { total: 2, offset: 1, limit: 1 } }),
      cleanup
    )
    const idsFor = async (account: typeof owner) => {
      const answer = await client.get('/api/printful/products').loginAs(account)
      answer.assertStatus(200)
      return (answer.body() as { id: number }[]).map(({ id }) => id)
    }
    assert.deepEqual(await idsFor(admin), [1, 2])
    assert.deepEqual(await idsFor(owner), [2])
    assert.lengthOf(asked, 4)
    assert.deepEqual(await idsFor(other), [])
    assert.lengthOf(asked, 4)
  }).tags(['PFUL-7'])

  test('of the store are shown to an artist as last read, without a call, and not without a connection', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ printfulProductId: 2 }).save()
    const now = clock.now().toJSDate()
    const [run] = await db
      .table('provider_syncs')
      .insert({ kind: 'full', phase: 'done', started_at: now, last_step_at: now, finished_at: now })
      .returning('id')
    const line = { list_hash: 'a', last_listed_run_id: run.id, variant_count: 2, is_ignored: false }
    await db.table('store_products').multiInsert([
      { sync_product_id: 1, name: 'Tee 1', is_synced: true, ...line },
      { sync_product_id: 2, name: 'Tee 2', is_synced: true, ...line },
    ])
    const asked = await given([good([])], cleanup)
    const answer = await client.get('/api/printful/products').loginAs(owner)
    const shown = { id: 2, name: 'Tee 2', thumbnail_url: null, variants: 2 }
    answer.assertBody([{ ...shown, synced: 1, is_ignored: false }])
    assert.isEmpty(asked)
    Object.assign(printfulConfig, { token: null })
    const refused = await client.get('/api/printful/products').loginAs(owner)
    refused.assertStatus(503)
    refused.assertBodyContains({ code: 'E_PROVIDER_NOT_CONNECTED' })
  }).tags(['PFUL-7'])

  test('are not requested by one account more than 60 times a minute', async ({
    assert,
    cleanup,
    client,
  }) => {
    cleanup(withoutLimits())
    const { owner } = await givenArtist({})
    const asked = await given([good([tee])], cleanup)
    const statuses: number[] = []
    for (let call = 0; call < 61; call += 1)
      statuses.push((await client.get('/api/printful/catalog').loginAs(owner)).status())
    assert.equal(statuses.filter((status) => status === 200).length, 60)
    assert.equal(statuses.at(-1), 429)
    assert.lengthOf(asked, 60)
  }).tags(['PFUL-7'])

  test('of its catalogue leave out discontinued blanks; a blank has its variants', async ({
    cleanup,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await given(({ url }) => {
      if (url === '/products') return good([tee, { ...tee, id: 72, is_discontinued: true }])
      return url === '/products/71' ? good({ product: tee, variants: [variant] }) : notFound
    }, cleanup)
    const catalog = await client.get('/api/printful/catalog').loginAs(admin)
    catalog.assertBody([
      { id: 71, title: 'Heavy Cotton Tee', image: null, type: 'T-SHIRT', type_name: 'T-Shirt' },
    ])
    const variants = await client.get('/api/printful/catalog/71/variants').loginAs(admin)
    variants.assertBody([
      {
        id: 4011,
        name: 'Heavy Cotton Tee (Black / M)',
        size: 'M',
        color: 'Black',
        image: null,
        price: 9.75,
        currency: 'GBP',
        in_stock: true,
        retail_price: null,
      },
    ])
    const unknown = await client.get('/api/printful/catalog/5/variants').loginAs(admin)
    unknown.assertStatus(404)
  })

  test('label a blank with one size and colour, and keep the provider’s currency where no rate is configured', async ({
    assert,
    cleanup,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const mug = { ...variant, size: null, color: '' }
    await given([good({ product: { ...tee, currency: 'SEK' }, variants: [mug] })], cleanup)
    const variants = await client.get('/api/printful/catalog/71/variants').loginAs(admin)
    const [only] = variants.body() as object[]
    assert.deepInclude(only, {
      size: 'One size',
      color: 'Standard',
      price: 12.5,
      currency: 'SEK',
    })
  }).tags(['PROV-7'])

  test('are unavailable while it is away: 503 and a sentence', async ({ cleanup, client }) => {
    const admin = await UserFactory.apply('admin').create()
    await given([{ status: 503, body: 'away' }], cleanup)
    const answer = await client.get('/api/printful/catalog').loginAs(admin)
    answer.assertStatus(503)
    answer.assertBody({
      message: 'Printful cannot be reached at the moment. Please try again.',
      code: 'E_PROVIDER_UNAVAILABLE',
    })
  }).tags(['PFUL-7'])
})

test.group('Trying a price', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('takes the cost from the catalogue, and a share of half by default', async ({
    assert,
    cleanup,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const { end } = await scriptedPrintful(({ url }) => {
      if (url === '/products/variant/4011')
        return good({ product: { ...tee, currency: 'GBP' }, variant })
      if (url === '/products/variant/5')
        return good({ product: { ...tee, currency: 'SEK' }, variant })
      return notFound
    })
    cleanup(end)
    const ask = (body: object) =>
      client.post('/api/admin/calculate-pricing').loginAs(admin).withCsrfToken().json(body)
    const half = await ask({ printfulVariantId: 4011, sellingPrice: 24.99 })
    half.assertStatus(200)
    half.assertBody({
      printfulCost: 12.5,
      estimatedShipping: 4.99,
      totalCost: 17.49,
      sellingPrice: 24.99,
      profit: 7.5,
      totalProfit: 7.5,
      artistProfit: 3.75,
      platformFee: 3.75,
      profitMargin: 30,
      isViable: true,
    })
    const own = await ask({ printfulVariantId: 4011, sellingPrice: 10, profitSplit: 60 })
    own.assertBodyContains({
      profit: -7.49,
      artistProfit: 0,
      platformFee: -7.49,
      profitMargin: -74.9,
      isViable: false,
    })
    for (const [sellingPrice, sentence] of [
      [0, 'Enter the selling price above 0'],
      [25.005, 'Enter the selling price with at most two decimals'],
      [0.001, 'Enter the selling price with at most two decimals'],
    ]) {
      const refused = await ask({ printfulVariantId: 4011, sellingPrice })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].message, sentence)
    }
    const unknown = await ask({ printfulVariantId: 6, sellingPrice: 10 })
    unknown.assertStatus(422)
    const foreign = await ask({ printfulVariantId: 5, sellingPrice: 10 })
    foreign.assertStatus(409)
    foreign.assertBodyContains({ code: 'E_NO_EXCHANGE_RATE' })
    for (const sellingPrice of [-1, 1e9, '1e3x', null, 1.234]) {
      const refused = await ask({ printfulVariantId: 4011, sellingPrice })
      refused.assertStatus(422)
    }
  }).tags(['PRIC-1', 'PRIC-4', 'OPS-10'])
})
