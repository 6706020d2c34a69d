import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

const NOTHING = '\u200B\u2060'

const post = (client: ApiClient, path: string, account: User, body: object) =>
  client.post(path).loginAs(account).withCsrfToken().json(body)

test.group('Invisible characters', (group) => {
  group.each.setup(rollbackAfterEach)

  test('make no name like another’s', async ({ assert, client }) => {
    await givenArtist({ bandName: 'Night Bus' })
    const user = await UserFactory.create()
    const answer = await post(client, '/api/artists', user, { bandName: 'Night\u200B Bus' })
    answer.assertStatus(422)
    assert.lengthOf(await db.from('artists'), 1)
  }).tags(['VAL-5'])

  test('are refused as the name of a band, product or gig and as an announcement', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const user = await UserFactory.create()
    const answers = await Promise.all([
      post(client, '/api/artists', user, { bandName: NOTHING }),
      post(client, '/api/products', owner, { name: NOTHING, sellingPrice: 20 }),
      post(client, '/api/gigs', owner, { name: NOTHING, date: '2027-06-05' }),
      post(client, `/api/artists/${artist.id}/announcements`, owner, {
        productId: product.id,
        body: NOTHING,
      }),
    ])
    for (const answer of answers) answer.assertStatus(422)
    assert.lengthOf(await db.from('announcements'), 0)
    assert.lengthOf(await db.from('gigs'), 0)
  }).tags(['VAL-5'])

  test('stay in a password, which is kept as it was typed', async ({ client }) => {
    const account = { email: 'quiet@example.com', password: `a long enough\u200B one` }
    const registered = await client.post('/api/register').withCsrfToken().json(account)
    registered.assertStatus(201)
    const login = (password: string) =>
      client.post('/api/login').withCsrfToken().json({ email: account.email, password })
    const other = await login('a long enough one')
    other.assertStatus(401)
    const same = await login(account.password)
    same.assertStatus(200)
  })
})
