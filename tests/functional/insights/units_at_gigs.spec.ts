import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type Artist from '#artists/models/artist'
import { FillRollups } from '#insights/actions/fill_rollups'
import { clock } from '#shared/clock'
import { givenArtist } from '#tests/support/given'
import { buildRollups, givenGig, givenSale } from './rollup_fixtures.js'
import { ownerOf, show } from './shown_page.js'

const GIGS = 10

/** Ten gigs whose products sell at each other's gigs, too early, without a code, and to the artist. */
async function givenSoldGigs() {
  const { artist } = await givenArtist({})
  const nights = []
  for (let day = 1; day <= GIGS; day++)
    nights.push(
      await givenGig({
        artist,
        startsAt: `2026-10-${String(day).padStart(2, '0')}T19:30:00Z`,
      })
    )
  for (const [index, { gig, code }] of nights.entries())
    for (const [step, other] of [0, 1, 4].entries()) {
      const { product } = nights[(index * 3 + other) % GIGS]!
      const quantity = 1 + ((index + step) % 4)
      const at = gig.startsAt.plus({ hours: [1, -2, 47][step]! }).toISO()!
      const order = await givenSale({ product, code, quantity, at })
      if ((index + step) % 5 === 0) await order.merge({ isSelfPurchase: true }).save()
      await givenSale({ product, code, at: gig.startsAt.minus({ days: 3 }).toISO()! })
      await givenSale({ product, at })
    }
  await buildRollups()
  return { artist, gigIds: nights.map(({ gig }) => gig.id) }
}

type Sold = { gig_id: number | null; product_id: number; units: number; is_own: boolean }

/** The paid rows themselves: `gig_id` is null where no gig sold. */
async function soldRows(artist: Artist): Promise<Sold[]> {
  const { rows } = await db.rawQuery(
    `SELECT CASE WHEN paid_at BETWEEN starts_at - interval '6 hours' AND starts_at + interval '48 hours' THEN gigs.id END AS gig_id,
            orders.product_id, orders.quantity AS units, is_self_purchase AS is_own
       FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
       LEFT JOIN qr_codes ON qr_codes.id = orders.qr_code_id LEFT JOIN gigs ON gigs.id = qr_codes.gig_id
      WHERE orders.artist_id = ?`,
    [artist.id]
  )
  return rows
}

const unitsOf = (rows: Sold[]) => rows.reduce((sum, { units }) => sum + units, 0)

async function heatOf(client: Parameters<typeof show>[0], artist: Artist) {
  const { heat } = await show(client, '/dashboard?tab=gigs', await ownerOf(artist))
  return heat
}

test.group('Units sold at gigs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('match the paid rows in every cell, whichever gigs have a column', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { artist, gigIds } = await givenSoldGigs()
    const rows = await soldRows(artist)
    const named = new Set<string>()
    for (let day = 1; day <= GIGS; day++) {
      cleanup(clock.set(() => DateTime.fromObject({ year: 2026, month: 10, day, hour: 23 })))
      const heat = await heatOf(client, artist)
      const columns = heat.gigs.map(({ id }) => id)
      named.add(columns.join())
      assert.deepEqual(columns, gigIds.slice(Math.max(0, day - 8), day))
      const listed = heat.rows.map(({ productId }) => productId)
      for (const row of heat.rows) {
        const sold = rows.filter(({ product_id: id }) =>
          row.productId === null ? !listed.includes(id) : id === row.productId
        )
        const at = (isWanted: (gigId: number | null) => boolean) =>
          unitsOf(sold.filter(({ gig_id: gigId }) => isWanted(gigId)))
        assert.deepInclude(row, {
          units: columns.map((id) => at((gigId) => gigId === id)),
          otherGigs: at((gigId) => gigId !== null && !columns.includes(gigId)),
          elsewhere: at((gigId) => gigId === null),
          total: unitsOf(sold),
        })
      }
      assert.equal(
        heat.rows.reduce((sum, { total }) => sum + total, 0),
        unitsOf(rows)
      )
    }
    assert.equal(named.size, GIGS)
  }).tags(['STUD-2'])

  test('are the same on the page before and after the days of an earlier release are filled', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenSoldGigs()
    const filled = await heatOf(client, artist)
    assert.isAbove(
      filled.rows.reduce((sum, { otherGigs }) => sum + otherGigs, 0),
      0
    )
    const days = db.from('product_daily_stats').where('artist_id', artist.id)
    const before = await days.clone().orderBy('day').orderBy('product_id')
    await days.clone().where('day', '<', '2026-10-05').update({ gig_units: null })
    assert.deepEqual(await heatOf(client, artist), filled)

    const marked = await new FillRollups().handle()
    assert.isAbove(marked, 0)
    await buildRollups()
    assert.equal(await new FillRollups().handle(), 0)
    assert.deepEqual(await days.clone().orderBy('day').orderBy('product_id'), before)
    assert.deepEqual(await heatOf(client, artist), filled)
  }).tags(['STUD-2', 'FIG-12'])
})
