import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ArtistFactory } from '#database/factories/artist_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'

type Page = { favoriteIds: { artists: number[]; products: number[] } | null }

test.group('The favourites of a page', (group) => {
  group.each.setup(rollbackAfterEach)

  test('come with it: {$self}')
    .tags(['COLL-10', 'FAV-1'])
    .with(['/artists', '/browse', '/collections', '/store/:artist', '/product/:product', '/'])
    .run(async ({ assert, client }, pattern) => {
      const fan = await UserFactory.create()
      const { artist, product } = await givenActiveProduct({})
      await givenActiveProduct({ artist })
      await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
      await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
      const path = pattern
        .replace(':artist', String(artist.id))
        .replace(':product', String(product.id))
      const open = async (user?: typeof fan) => {
        const request = client.get(path).withInertia()
        const page = await (user ? request.loginAs(user) : request)
        return (page.inertiaProps as never as Page).favoriteIds
      }

      const favoriteIds = (await open(fan))!
      if (!['/browse', '/collections'].includes(pattern))
        assert.deepEqual(favoriteIds.artists, [artist.id])
      if (pattern !== '/artists') assert.deepEqual(favoriteIds.products, [product.id])
      const stranger = (await open(await UserFactory.create()))!
      assert.deepEqual(stranger, { artists: [], products: [] })
      assert.isNotOk(await open())
    })

  test('are read in one statement, and in none for a visitor', async ({ assert, client }) => {
    const fan = await UserFactory.create()
    for (const artist of await ArtistFactory.createMany(10)) await givenActiveProduct({ artist })
    const { client: knex } = db.manager.get(db.primaryConnectionName)!.connection!
    const statements: string[] = []
    const listen = ({ sql }: { sql: string }) => void statements.push(sql)
    const asked = () => statements.filter((sql) => sql.includes('fan_favorites')).length
    knex!.on('query', listen)
    try {
      for (const [path, count] of [
        ['/artists', 1],
        ['/collections', 2],
      ] as const) {
        await client.get(path).withInertia().loginAs(fan)
        assert.equal(asked(), count)
        await client.get(path).withInertia()
        assert.equal(asked(), count)
      }
    } finally {
      knex!.off('query', listen)
    }
  }).tags(['COLL-10'])
})

test.group('The fan home', (group) => {
  group.each.setup(rollbackAfterEach)

  test('shows the three artists liked last', async ({ assert, client }) => {
    const fan = await UserFactory.create()
    const artists = await ArtistFactory.createMany(4)
    for (const { id: artistId } of artists)
      await FanFavoriteFactory.merge({ userId: fan.id, artistId }).create()
    const page = await client.get('/').withInertia().loginAs(fan)
    const { favorites } = page.inertiaProps as never as { favorites: { id: number }[] }
    assert.deepEqual(
      favorites.map(({ id }) => id),
      artists
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 3)
    )
  }).tags(['HOME-3'])
})
