import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenArtist } from '#tests/support/given'
import { givenProductBuilder } from './product_builder_fixtures.js'

type CatalogItem = { id: number; title: string; type_name: string }

const counts = async () => ({
  products: (await db.from('products')).length,
  variants: (await db.from('product_variants')).length,
  entries: (await db.from('audit_entries')).length,
})

test.group('A product made for an artist', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(connectedPrintful)

  test('of the store has its variants with three ids, its previews, and costs frozen', async ({
    assert,
    client,
  }) => {
    const { artist, owner, admin, read, create, stored } = await givenProductBuilder(client)
    const { id: storeId } = await stored('Half-Day Wednesday Tour Tee')
    const answer = await create({
      printfulData: { storeProduct: { id: storeId } },
      // Values of these fields in the body are ignored.
      status: 'active',
      basePrice: 0.01,
      printfulCost: 0.01,
      productType: 'mug',
    })
    answer.assertStatus(201)
    const product = answer.body() as Record<string, number | string | boolean | null>
    const rows = await db.from('product_variants').where('product_id', Number(product.id))
    assert.isAtLeast(rows.length, 4)
    const dearest = Math.max(...rows.map(({ cost }) => Number(cost)))
    assert.containsSubset(product, {
      artistId: artist.id,
      name: 'Half-Day Wednesday Tour Tee',
      description: 'Premium merchandise featuring Half-Day Wednesday Tour Tee',
      productType: 'tshirt',
      status: 'pending_approval',
      createdByAdmin: true,
      printfulProductId: storeId,
      basePrice: dearest,
      printfulCost: dearest,
    })
    const [recommended, selling] = [Number(product.recommendedPrice), Number(product.sellingPrice)]
    assert.equal(selling, recommended)
    assert.equal(recommended % 5, 0)
    assert.isAtLeast(selling, Number(product.suggestedMinimumPrice))
    assert.match(String(product.imageUrl), /^http/)
    for (const row of rows) {
      const ids = [row.catalog_variant_id, row.sync_variant_id, row.external_id].map(String)
      assert.lengthOf(new Set(ids), 3)
      assert.notInclude(ids, 'null')
    }
    const waiting = await read<{ id: number }[]>(
      `/api/artists/${artist.id}/products/pending`,
      owner
    )
    assert.deepEqual(
      waiting.map(({ id }) => id),
      [Number(product.id)]
    )
    const drafts = await read<{ id: number; artist: { bandName: string } }[]>(
      '/api/admin/products/drafts'
    )
    assert.deepEqual(
      drafts.map(({ artist: { bandName } }) => bandName),
      [artist.bandName]
    )
    const [entry] = await db.from('audit_entries')
    assert.deepInclude(entry, {
      actor_user_id: admin.id,
      action: 'product.create',
      subject_id: String(product.id),
    })
    assert.match(entry!.request_id, /^.{10,}$/)

    // Later prices of the provider change nothing here.
    await printfulSandbox.catalog.setCost(Number(rows[0].catalog_variant_id), '99.00')
    assert.equal(Number((await db.from('products').firstOrFail()).base_price), dearest)
  }).tags(['ADMC-1'])

  test('of the store has one product, made once however often it is asked for', async ({
    assert,
    client,
  }) => {
    const { create, stored } = await givenProductBuilder(client)
    const { id } = await stored('Half-Day Wednesday Mug')
    const body = { printfulData: { storeProduct: { id } } }
    const first = await create(body, 'once')
    const again = await create(body, 'once')
    assert.equal((again.body() as { id: number }).id, (first.body() as { id: number }).id)
    const another = await create(body)
    another.assertStatus(409)
    another.assertBodyContains({ code: 'E_STORE_PRODUCT_TAKEN' })
    assert.deepInclude(await counts(), { products: 1, entries: 1 })
  }).tags(['ADMC-2'])

  test('of a store product that looks like another band’s has to be confirmed', async ({
    assert,
    client,
  }) => {
    const { create, stored } = await givenProductBuilder(client)
    const { id } = await stored('Half-Day Wednesday Mug')
    const body = { printfulData: { storeProduct: { id } } }
    const { artist: other } = await givenArtist({ bandName: 'Half-Day  wednesday' })
    await givenArtist({ bandName: 'Mu' })
    await givenArtist({ bandName: 'Wednes' })
    const asked = await create(body)
    asked.assertStatus(409)
    asked.assertBodyContains({
      code: 'E_OTHER_BAND',
      message: `This store product looks like ${other.bandName}’s. Check that you have chosen the right artist.`,
    })
    assert.deepEqual(await counts(), { products: 0, variants: 0, entries: 0 })
    const own = await create({ ...body, artistId: other.id })
    own.assertStatus(201)

    // An earlier product of it decides whose it is, whatever its name.
    await other.merge({ bandName: 'The Renamed' }).save()
    const linked = await create(body)
    linked.assertBodyContains({ code: 'E_OTHER_BAND' })
    assert.include((linked.body() as { message: string }).message, 'The Renamed')
    const { id: tee } = await stored('Half-Day Wednesday Tour Tee')
    const meant = { printfulData: { storeProduct: { id: tee } } }
    await other.merge({ bandName: 'Half-Day Wednesday' }).save()
    const refused = await create(meant)
    refused.assertStatus(409)
    const confirmed = await create({ ...meant, confirmsOtherBand: true })
    confirmed.assertStatus(201)
  }).tags(['OPS-8'])

  test('of the catalogue has the chosen variant, and the default price or the minimum, whichever is higher', async ({
    assert,
    client,
  }) => {
    const { read, create } = await givenProductBuilder(client)
    const catalog = await read<CatalogItem[]>('/api/printful/catalog')
    assert.isAtLeast(catalog.length, 300)
    const mug =
      catalog.find(({ type_name: type }) => type === 'Mug') ??
      catalog.find(({ title }) => title.includes('Mug'))!
    const [variant] = await read<{ id: number }[]>(`/api/printful/catalog/${mug.id}/variants`)
    const answer = await create({
      name: 'Last Tram Mug',
      printfulData: { catalogItem: { id: mug.id }, selectedVariant: { id: variant!.id } },
    })
    answer.assertStatus(201)
    answer.assertBodyContains({
      name: 'Last Tram Mug',
      productType: 'mug',
      printfulProductId: null,
    })
    const [row] = await db.from('product_variants')
    assert.deepInclude(row, { catalog_variant_id: String(variant!.id), sync_variant_id: null })
    const { sellingPrice, minimumPrice } = answer.body() as {
      sellingPrice: number
      minimumPrice: number
    }
    assert.equal(sellingPrice, Math.max(25, minimumPrice))
  }).tags(['ADMC-3'])

  test('is refused, with nothing written, {0}')
    .with([
      [
        'for an artist there is none of',
        { artistId: 1_000_000, printfulData: { storeProduct: { id: 1 } } },
        422,
      ],
      ['of nothing', { printfulData: {} }, 422],
      [
        'of a store product there is none of',
        { printfulData: { storeProduct: { id: 999_999 } } },
        422,
      ],
      [
        'of a variant there is none of',
        { printfulData: { selectedVariant: { id: 999_999_999 } } },
        422,
      ],
      [
        'at a price of nothing',
        { sellingPrice: 0, printfulData: { storeProduct: { id: 1 } } },
        422,
      ],
      [
        'at a price below its minimum',
        { sellingPrice: 1, printfulData: { storeProduct: { id: 0 } } },
        422,
      ],
    ] as [
      string,
      { artistId?: number; sellingPrice?: number; printfulData: { storeProduct?: { id: number } } },
      number,
    ][])
    .run(async ({ assert, client }, [, body, status]) => {
      const { create, stored } = await givenProductBuilder(client)
      if (body.printfulData.storeProduct?.id === 0)
        body.printfulData.storeProduct.id = (await stored('Moth Tax Tee')).id
      const answer = await create(body)
      answer.assertStatus(status)
      assert.deepEqual(await counts(), { products: 0, variants: 0, entries: 0 })
    })

  test('has no design at an address that is not https', async ({ assert, client }) => {
    const { create, stored } = await givenProductBuilder(client)
    const { id } = await stored('Moth Tax Tee')
    for (const designUrl of ['javascript:alert(1)', 'http://designs.example/a.png', 'a.png']) {
      const answer = await create({ designUrl, printfulData: { storeProduct: { id } } })
      answer.assertStatus(422)
    }
    assert.deepEqual(await counts(), { products: 0, variants: 0, entries: 0 })
  })

  test('is not made while Printful fails in the middle: 503, and nothing is written', async ({
    assert,
    client,
  }) => {
    const { create, stored } = await givenProductBuilder(client)
    const { id } = await stored('Moth Tax Tee')
    printfulSandbox.faults.plan('server_error', { times: 3, path: '/products/' })
    const answer = await create({ printfulData: { storeProduct: { id } } })
    answer.assertStatus(503)
    answer.assertBodyContains({ code: 'E_PROVIDER_UNAVAILABLE' })
    assert.deepEqual(await counts(), { products: 0, variants: 0, entries: 0 })
    const again = await create({ printfulData: { storeProduct: { id } } })
    again.assertStatus(201)
  }).tags(['ADMC-4'])
})
