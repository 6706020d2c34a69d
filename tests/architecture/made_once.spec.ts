import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#identity/models/user'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'

const gig = { name: 'Spring Tour', date: '2027-06-05' }

/** Calls that make something of an artist's: what is sent, another body, one that is refused, and where it is kept. */
const CALLS = [
  { path: '/api/gigs', table: 'gigs', body: gig, refused: { name: 'Spring Tour' } },
  {
    path: '/api/qr-codes',
    table: 'qr_codes',
    body: { eventName: 'Merch stall', gig },
    refused: { gigId: 1_000_000 },
  },
  {
    path: '/api/products',
    table: 'products',
    body: { name: 'Last Tram Tee', sellingPrice: 20 },
    refused: { name: 'Last Tram Tee', sellingPrice: 1 },
  },
  {
    path: '/api/artwork-uploads',
    table: 'artwork_uploads',
    body: { fileName: 'last-tram.png', byteSize: 9, headSha256: '0'.repeat(64) },
    refused: { fileName: 'last-tram.png', byteSize: 0, headSha256: '0'.repeat(64) },
  },
]

const made = (answer: { body: () => unknown }) => (answer.body() as { id: number }).id

test.group('What an artist makes', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  const caller = (client: ApiClient, path: string, key = 'once') => {
    return (account: User, body: object) =>
      client.post(path).loginAs(account).withCsrfToken().header('idempotency-key', key).json(body)
  }

  test('is made once however often the same is asked for with one key: {path}')
    .tags(['GIG-17'])
    .with(CALLS)
    .run(async ({ assert, client }, { path, table, body, refused }) => {
      const { owner } = await givenArtist({})
      const { owner: other } = await givenArtist({})
      const before = (await db.from(table)).length
      const ask = caller(client, path)

      const refusal = await ask(owner, refused)
      refusal.assertStatus(422)
      const answers = await Promise.all([ask(owner, body), ask(owner, body), ask(owner, body)])
      for (const answer of answers) answer.assertStatus(201)
      assert.lengthOf(new Set(answers.map(made)), 1)
      assert.deepEqual(made(await ask(owner, body)), made(answers[0]!))
      assert.lengthOf(await db.from(table), before + 1)

      const reused = await ask(owner, { ...body, name: 'Another', eventName: 'Another' })
      reused.assertStatus(409)
      reused.assertBodyContains({ code: 'E_IDEMPOTENCY_KEY_REUSED' })
      assert.lengthOf(await db.from(table), before + 1)

      assert.notEqual(made(await ask(other, body)), made(answers[0]!))
      assert.notEqual(made(await caller(client, path, 'new')(owner, body)), made(answers[0]!))
      assert.lengthOf(await db.from(table), before + 3)
    })
})
