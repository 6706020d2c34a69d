import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'
import { givenDates, touring } from '#tests/functional/gigs/tour_calls'
import { givenMember } from '#tests/support/given_band'

/** The names of the parties of gigs, in their order. */
const partiesOf = (ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const rows = await db.from('gig_shares').where('gig_id', id).orderBy('position')
      return rows.map(({ name }) => name)
    })
  )

test.group('A member who moves gigs between tours', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('changes no shares, at once or in two steps: {role}')
    .tags(['TOUR-19', 'TEAM-2'])
    .with([{ role: 'manager' as const }, { role: 'merch' as const }])
    .run(async ({ assert, client }, { role }) => {
      const { artist, owner, ids } = await givenDates([1, 2, 3, 4])
      const [moved, stepped, withoutShares, fresh] = ids as [number, number, number, number]
      const owned = touring(client, owner)
      const venue = await owned.with([], 'Venue')
      const support = await owned.with([], 'Support')
      const empty = await owned.with([withoutShares], 'Empty')
      await owned.defaults(venue, { shares: [VENUE] })
      await owned.defaults(support, { shares: [SUPPORT] })
      await owned.gigs(venue, { add: [moved, stepped] })
      const changes = () =>
        db.from('gig_share_changes').whereIn('gig_id', [moved, stepped, withoutShares])
      const before = await changes()

      const theirs = touring(client, await givenMember(artist.id, role))
      ;(await theirs.gigs(venue, { remove: [stepped] })).assertStatus(200)
      const add = [moved, stepped, withoutShares, fresh]
      ;(await theirs.gigs(support, { add })).assertStatus(200)
      assert.deepEqual(await partiesOf(ids), [[VENUE.name], [VENUE.name], [], [SUPPORT.name]])
      assert.deepEqual(await changes(), before)
      const tours = await db.from('gigs').whereIn('id', ids).distinct('tour_id')
      assert.deepEqual(tours, [{ tour_id: support }])

      // The owner's own move replaces them.
      await owned.gigs(empty, { add: [moved] })
      await owned.gigs(support, { add: [moved] })
      assert.deepEqual(await partiesOf([moved]), [[SUPPORT.name]])
    })
})
