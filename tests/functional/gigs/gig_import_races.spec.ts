import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import { importer, saved, tour } from '#tests/functional/gigs/import_calls'
import { givenArtist } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'

const ATTEMPTS = 5

test.group('At the same moment', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('imports of one tour from several tabs make each gig once', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const events = Object.fromEntries(['a', 'b', 'c'].map((uid, at) => [uid, { days: 10 + at }]))
    const body = saved((await preview(tour(events))).body())
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, tab) => save(body, `tab-${tab}`))
    )
    for (const answer of answers) answer.assertStatus(201)
    const added = answers.map((answer) => answer.body().added as number)
    assert.deepEqual(added.sort(), [0, 0, 0, 0, 3])
    assert.lengthOf(await Gig.query().where('artistId', artist.id), 3)
  }).tags(['TOUR-4'])

  test('presses for the missing codes make one for each gig', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await importer(client, owner).take(tour({ a: { days: 10 }, b: { days: 11 } }))
    const gigIds = (await Gig.query().where('artistId', artist.id)).map(({ id }) => id)
    await Promise.all(
      Array.from({ length: ATTEMPTS }, () =>
        client.post('/api/gigs/codes').loginAs(owner).withCsrfToken().json({ gigIds })
      )
    )
    assert.lengthOf(await QrCode.query().whereIn('gigId', gigIds), 2)
  }).tags(['TOUR-10'])
})
