import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ArtistFactory } from '#database/factories/artist_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { walkPages } from '#tests/support/walk_pages'

const LARGEST_ID = 2_147_483_647

/** The two lists of a fan: everything here holds for both. */
const LISTS = [
  {
    list: 'favorites',
    field: 'artistId',
    table: 'fan_favorites',
    give: async () => (await ArtistFactory.create()).id,
    like: async (userId: number, artistId: number) =>
      FanFavoriteFactory.merge({ userId, artistId }).create(),
  },
  {
    list: 'product-favorites',
    field: 'productId',
    table: 'product_favorites',
    give: async () => (await ProductFactory.create()).id,
    like: async (userId: number, productId: number) =>
      ProductFavoriteFactory.merge({ userId, productId }).create(),
  },
]

const countOf = async (table: string) => Number((await db.from(table).count('* as n').first()).n)

test.group('A fan’s favourites and wishlist', (group) => {
  group.each.setup(rollbackAfterEach)

  test('{list}: added with 201, there already with 200, gone with 204, and again with 204')
    .tags(['CALL-11', 'CALL-12', 'CALL-13', 'CALL-15', 'CALL-16', 'CALL-17'])
    .with(LISTS)
    .run(async ({ assert, client }, { list, field, table, give }) => {
      const fan = await UserFactory.create()
      const id = await give()
      const path = `/api/users/${fan.id}/${list}`
      const add = () =>
        client
          .post(path)
          .json({ [field]: id })
          .loginAs(fan)
          .withCsrfToken()
      const remove = () => client.delete(`${path}/${id}`).loginAs(fan).withCsrfToken()
      const check = async () => (await client.get(`${path}/${id}/check`).loginAs(fan)).body()

      assert.deepEqual(await check(), { isFavorite: false })
      const added = await add()
      added.assertStatus(201)
      assert.containSubset(added.body(), { userId: fan.id, [field]: id })
      assert.match(added.body().createdAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const again = await add()
      again.assertStatus(200)
      assert.deepEqual(again.body(), added.body())
      assert.deepEqual(await check(), { isFavorite: true })
      assert.equal(await countOf(table), 1)
      ;(await remove()).assertStatus(204)
      ;(await remove()).assertStatus(204)
      assert.equal(await countOf(table), 0)
    })

  test('{list}: listed latest first, each once, page by page')
    .tags(['CALL-10', 'CALL-14'])
    .with(LISTS)
    .run(async ({ assert, client }, { list, field, give, like }) => {
      const fan = await UserFactory.create()
      const stranger = await UserFactory.create()
      const made: number[] = []
      for (let count = 0; count < 5; count++) made.push((await like(fan.id, await give())).id)
      await like(stranger.id, await give())
      const path = `/api/users/${fan.id}/${list}`
      const pages = await walkPages(client, `${path}?limit=2`, fan)
      assert.deepEqual(pages.flat(), made.toReversed())
      assert.lengthOf(pages, 3)

      const answer = await client.get(path).loginAs(fan)
      const thing = field === 'artistId' ? 'artist' : 'product'
      for (const entry of answer.body()) assert.equal(entry[thing].id, entry[field])
      answer.assertHeader('cache-control', 'private, no-store')
      ;(await client.get(`${path}?limit=101`).loginAs(fan)).assertStatus(422)
      ;(await client.get(`${path}?cursor=rubbish`).loginAs(fan)).assertStatus(422)
    })

  test(
    '{list}: a visitor is 401, anybody else 403 whether the account exists or not, and nothing changes'
  )
    .tags(['CALL-10', 'CALL-11', 'CALL-12', 'CALL-13', 'CALL-14', 'CALL-15', 'CALL-16', 'CALL-17'])
    .with(LISTS)
    .run(async ({ assert, client }, { list, field, table, give, like }) => {
      const fan = await UserFactory.create()
      const others = [
        await UserFactory.create(),
        await UserFactory.apply('artist').create(),
        await UserFactory.apply('admin').create(),
      ]
      const liked = await give()
      const unliked = await give()
      await like(fan.id, liked)
      for (const userId of [fan.id, LARGEST_ID, 'me']) {
        const path = `/api/users/${userId}/${list}`
        for (const caller of [null, ...others]) {
          const calls = [
            client.get(path),
            client.get(`${path}/${liked}/check`),
            client.post(path).json({ [field]: unliked }),
            client.post(path).json({ [field]: 'not an id' }),
            client.delete(`${path}/${liked}`),
          ]
          for (const call of calls) {
            if (caller) call.loginAs(caller)
            const answer = await call.withCsrfToken()
            answer.assertStatus(caller ? 403 : 401)
          }
        }
      }
      assert.equal(await countOf(table), 1)
    })

  test('{list}: each role has its own')
    .tags(['CALL-10', 'CALL-14'])
    .with(LISTS)
    .run(async ({ client }, { list, field, give }) => {
      for (const userType of ['fan', 'artist', 'admin'] as const) {
        const user = await UserFactory.merge({ userType }).create()
        const path = `/api/users/${user.id}/${list}`
        const added = await client
          .post(path)
          .json({ [field]: await give() })
          .loginAs(user)
          .withCsrfToken()
        added.assertStatus(201)
        ;(await client.get(path).loginAs(user)).assertStatus(200)
      }
    })

  test('{list}: what is unknown is 404, what is no id 422 in a body and 404 in an address')
    .tags(['CALL-11', 'CALL-12', 'CALL-15', 'CALL-16'])
    .with(LISTS)
    .run(async ({ assert, client }, { list, field, table }) => {
      const fan = await UserFactory.create()
      const path = `/api/users/${fan.id}/${list}`
      const post = (body: object) => client.post(path).json(body).loginAs(fan).withCsrfToken()
      for (const id of [LARGEST_ID, LARGEST_ID + 1, 1e21])
        (await post({ [field]: id })).assertStatus(404)
      for (const id of [0, -1, 1.5, 'x', null, [], {}])
        (await post({ [field]: id })).assertStatus(422)
      ;(await post({})).assertStatus(422)
      for (const id of ['x', '0', '1.5', String(LARGEST_ID + 1)]) {
        ;(await client.get(`${path}/${id}/check`).loginAs(fan)).assertStatus(404)
        ;(await client.delete(`${path}/${id}`).loginAs(fan).withCsrfToken()).assertStatus(404)
      }
      const check = await client.get(`${path}/${LARGEST_ID}/check`).loginAs(fan)
      assert.deepEqual(check.body(), { isFavorite: false })
      assert.equal(await countOf(table), 0)
    })
})
