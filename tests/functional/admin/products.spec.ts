import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

type Listed = {
  rows: { id: number; name: string; isBelowMinimum: boolean; providerCost: number | null }[]
  total: { count: number; isMore: boolean }
  nextUrl: string | null
}

/** A tee of a band with accents, a mug that the provider asks too much for, and a hoodie that was rejected. */
async function givenProducts() {
  const { artist } = await givenArtist({ bandName: 'Ångström & Søn' })
  const { product: tee } = await givenActiveProduct({ artist, name: 'Northern Line Tee' })
  const { product: mug } = await givenActiveProduct({
    name: 'Low Tide Mug',
    productType: 'mug',
    sellingPrice: '18.00',
  })
  const { product: hoodie } = await givenActiveProduct({
    name: 'Slow Train Hoodie',
    productType: 'hoodie',
    sellingPrice: '48.00',
  })
  await mug.merge({ providerCost: fromDecimal('14.00'), belowMinimumSince: clock.now() }).save()
  await hoodie.merge({ status: 'rejected' }).save()
  await db.from('products').where('id', tee.id).update({ units_sold_30_days: 7 })
  return { tee, mug, hoodie }
}

test.group('The list of all products', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is searched in product and artist, narrowed, and in the order of the address', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const { tee, mug, hoodie } = await givenProducts()
    const found = async (query: string) =>
      (await open<Listed>(`/admin?tab=products&${query}`)).rows.map(({ id }) => id)
    assert.deepEqual(await found(''), [hoodie.id, mug.id, tee.id])
    assert.deepEqual(await found('sort=made'), [tee.id, mug.id, hoodie.id])
    await db
      .from('products')
      .where('id', tee.id)
      .update({ created_at: clock.now().plus({ days: 1 }).toSQL() })
    assert.deepEqual(await found(''), [tee.id, hoodie.id, mug.id])
    await db
      .from('products')
      .where('id', tee.id)
      .update({ created_at: clock.now().minus({ days: 1 }).toSQL() })
    assert.deepEqual(await found('sort=-price'), [hoodie.id, tee.id, mug.id])
    assert.equal((await found('sort=-sold'))[0], tee.id)
    assert.deepEqual(await found('search=angstrom%20northern'), [tee.id])
    assert.deepEqual(await found('search=TIDE'), [mug.id])
    assert.deepEqual(await found('search=northern%20tide'), [])
    assert.deepEqual(await found('status=rejected'), [hoodie.id])
    assert.deepEqual(await found('type=mug'), [mug.id])
    assert.deepEqual(await found('price=below'), [mug.id])
    assert.deepEqual(await found('status=x&type=x&price=x&sort=x&cursor=x'), [
      hoodie.id,
      mug.id,
      tee.id,
    ])
  }).tags(['ADMP-1'])

  test('goes on where a page ended, each product once', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    const { artist } = await givenArtist({})
    for (let made = 0; made < 30; made++) await givenActiveProduct({ artist, sizes: ['M'] })
    for (const sort of ['-made', 'price', '-sold']) {
      const seen = new Set<number>()
      let path: string | null = `/admin?tab=products&sort=${sort}`
      while (path) {
        const page: Listed = await open<Listed>(path)
        for (const { id } of page.rows) seen.add(id)
        path = page.nextUrl
      }
      assert.equal(seen.size, 30, sort)
    }
  }).tags(['ADMP-1'])

  test('is had as a file, with what the provider asks now', async ({ assert, client }) => {
    const { file } = await givenAdminClient(client)
    await givenProducts()
    const [, ...lines] = await file('/admin/products.csv?price=below')
    assert.lengthOf(lines, 1)
    assert.include(lines[0], 'Low Tide Mug')
    assert.include(lines[0], '18.00,12.50,14.00')
  }).tags(['ADMP-1'])
})

test.group('Products sent to their artists', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are all sent and noted, or none where one cannot be', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const { tee, mug, hoodie } = await givenProducts()
    const statuses = async () => {
      const rows = await db.from('products').whereIn('id', [tee.id, hoodie.id]).orderBy('id')
      return rows.map(({ status }) => status)
    }
    await hoodie.merge({ isCostProvisional: true }).save()
    const refused = await call('POST', '/api/admin/products/send', { ids: [hoodie.id] })
    refused.assertStatus(409)
    assert.deepEqual(await statuses(), ['active', 'rejected'])
    assert.deepEqual(await auditEntries(), [])

    await mug.merge({ status: 'draft', isCostProvisional: true }).save()
    const unready = await call('POST', '/api/admin/products/send', { ids: [hoodie.id, mug.id] })
    unready.assertStatus(409)
    const these = '“Low Tide Mug”, “Slow Train Hoodie”'
    unready.assertBodyContains({
      message: `Give ${these} Printful variants and a cost first`,
      code: 'E_NOT_READY',
    })

    await hoodie.merge({ isCostProvisional: false }).save()
    const mixed = await call('POST', '/api/admin/products/send', { ids: [hoodie.id, tee.id] })
    mixed.assertStatus(409)
    assert.deepEqual(await statuses(), ['active', 'rejected'])
    const sent = await call('POST', '/api/admin/products/send', { ids: [hoodie.id] })
    sent.assertStatus(200)
    assert.deepEqual(sent.body(), { sent: 1 })
    assert.deepEqual(await statuses(), ['active', 'pending_approval'])
    const [entry] = await auditEntries()
    assert.deepInclude(entry, { action: 'product.status', subject_id: hoodie.id })
  }).tags(['ADMP-2'])
})
