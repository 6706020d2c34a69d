import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { buildRollups, givenGig, givenSale } from '#tests/functional/insights/rollup_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import User from '#identity/models/user'

type Page = { overview: { totalSales: number; orders: number }; orders: unknown[] }

/** An artist whose latest sale is in no rollup yet. */
async function givenSaleToCount() {
  const now = clock.now().toISO()!
  const { artist, product } = await givenGig({ startsAt: now })
  await givenSale({ product, at: now })
  await buildRollups()
  await givenSale({ product, at: now })
  return User.findOrFail(artist.userId)
}

/** Holds the lock of a build in progress. */
async function startBuild() {
  const gate = await db.transaction()
  await gate.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('rollups'))`)
  return gate
}

test.group('The overview while figures are built', (group) => {
  group.each.setup(() => resetDatabase)

  test('waits for the build, and counts the orders that it lists', async ({
    assert,
    cleanup,
    client,
  }) => {
    const owner = await givenSaleToCount()
    const build = await startBuild()
    cleanup(() => letGo(build))
    const opening = client.get('/dashboard').withInertia().loginAs(owner).send()
    await untilWaiting(1, { statement: '%advisory%' })
    await build.commit()
    const { overview, orders } = (await opening).inertiaProps as Page
    assert.lengthOf(orders, 2)
    assert.deepInclude(overview, { orders: 2, totalSales: 48 })
  }).tags(['FIG-12'])

  test('opens with the figures there are where the build takes long', async ({
    assert,
    cleanup,
    client,
  }) => {
    const owner = await givenSaleToCount()
    const build = await startBuild()
    cleanup(() => letGo(build))
    const page = await client.get('/dashboard').withInertia().loginAs(owner)
    page.assertStatus(200)
    assert.deepInclude((page.inertiaProps as Page).overview, { orders: 1, totalSales: 24 })
  }).tags(['FIG-12'])
})
