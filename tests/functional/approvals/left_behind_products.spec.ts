import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type Artist from '#artists/models/artist'
import type User from '#identity/models/user'
import RetireLeftBehind from '#database/migrations/20261126205000_retire_products_of_deleted_artists'
import { clock } from '#shared/clock'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const ANONYMISED = { password: null, firstName: null, lastName: null, emailVerifiedAt: null }

const migrate = () => new RetireLeftBehind(db.connection(), 'retire_left_behind', false).execUp()

async function givenOneOfEachStatus(artist: Artist) {
  for (const status of PRODUCT_STATUSES) {
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ status }).save()
  }
}

/** As the deletion of an account leaves it. */
const leave = (owner: User) =>
  owner
    .merge({ ...ANONYMISED, email: `deleted-${owner.id}@gigstall.invalid`, deletedAt: clock.now() })
    .save()

const statusesOf = async ({ id }: Artist) => {
  const rows = await db.from('products').where('artist_id', id).orderBy('id').select('status')
  return rows.map(({ status }) => status)
}

const movesOf = ({ id }: Artist) =>
  db
    .from('product_status_history')
    .join('products', 'products.id', 'product_status_history.product_id')
    .where('artist_id', id)
    .orderBy('product_status_history.id')
    .select('from_status', 'to_status', 'actor_user_id', 'notes')

test.group('Products that artists left behind', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are retired by a migration, whatever their status, and those of others stay', async ({
    assert,
  }) => {
    const [gone, here] = [await givenArtist({}), await givenArtist({})]
    for (const { artist } of [gone, here]) await givenOneOfEachStatus(artist)
    await leave(gone.owner)

    await migrate()
    assert.deepEqual(
      await statusesOf(gone.artist),
      PRODUCT_STATUSES.map(() => 'retired')
    )
    assert.deepEqual(
      await movesOf(gone.artist),
      PRODUCT_STATUSES.filter((status) => status !== 'retired').map((status) => ({
        from_status: status,
        to_status: 'retired',
        actor_user_id: gone.owner.id,
        notes: 'The artist has left',
      }))
    )
    assert.deepEqual(await statusesOf(here.artist), [...PRODUCT_STATUSES])
    assert.isEmpty(await movesOf(here.artist))
    await migrate()
    assert.lengthOf(await movesOf(gone.artist), PRODUCT_STATUSES.length - 1)
  }).tags(['ACC-3'])
})
