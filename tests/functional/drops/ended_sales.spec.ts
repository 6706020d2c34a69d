import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { refreshEndedSales } from '#catalog/jobs'
import type Product from '#catalog/models/product'
import { clock } from '#shared/clock'
import { setSale } from '#tests/functional/drops/drop_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const window = (endsInHours: number) => ({
  sale_kind: 'window',
  sale_starts_at: clock.now().minus({ days: 2 }).startOf('hour').toJSDate(),
  sale_ends_at: clock.now().plus({ hours: endsInHours }).startOf('hour').toJSDate(),
  sale_time_zone: 'Europe/London',
})

/** Sets the end of a sale as if time had passed since: no trigger runs at the moment when a sale ends. */
async function letEnd(product: Product, hoursAgo: number) {
  await db.rawQuery('SET LOCAL session_replication_role = replica')
  await setSale(product, window(-hoursAgo))
  await db.rawQuery('SET LOCAL session_replication_role = DEFAULT')
}

/** How many products an artist has on sale, as lists count them; nothing for an artist without any. */
async function countedOf(artistId: number): Promise<number | undefined> {
  const row = await db
    .from('artist_catalog_stats')
    .where({ artist_id: artistId, product_type: 'all' })
    .first()
  return row?.products
}

test.group('The count of products on sale', (group) => {
  group.each.setup(rollbackAfterEach)

  test('loses a drop once the job has run after its end, and nothing else', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({})
    await givenActiveProduct({ artist })
    const { product: only, artist: alone } = await givenActiveProduct({})
    const { product: going, artist: other } = await givenActiveProduct({})
    for (const drop of [product, only, going]) await setSale(drop, window(5))
    const counts = () => Promise.all([artist, alone, other].map(({ id }) => countedOf(id)))
    assert.deepEqual(await counts(), [2, 1, 1])
    await letEnd(product, 1)
    await letEnd(only, 1)
    assert.deepEqual(await counts(), [2, 1, 1], 'no row changed when the sales ended')
    await refreshEndedSales()
    assert.deepEqual(await counts(), [1, undefined, 1])
    await refreshEndedSales()
    assert.deepEqual(await counts(), [1, undefined, 1])
  }).tags(['DROP-12'])
})
