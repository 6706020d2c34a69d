import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Gig from '#gigs/models/gig'
import { VENUE } from '#tests/functional/insights/settlement_fixtures'
import { importer, saved, tour } from '#tests/functional/gigs/import_calls'
import { givenDates, touring } from '#tests/functional/gigs/tour_calls'
import { givenArtist } from '#tests/support/given'

const two = { a: { days: 10 }, b: { days: 11 } }
const gigsIn = (tourId: number) => Gig.query().where('tourId', tourId).orderBy('startsAt')

test.group('Dates imported into a tour', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('make a new tour once, and join it with its defaults', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const body = { ...saved((await preview(tour(two))).body()), tour: { name: 'Spring' } }
    const first = await save(body, 'once')
    first.assertStatus(201)
    assert.deepEqual((await save(body, 'once')).body(), first.body())
    const [made, ...others] = await db.from('tours').where('artist_id', artist.id)
    assert.isEmpty(others)
    assert.lengthOf(await gigsIn(made.id), 2)

    const tours = touring(client, owner)
    await tours.defaults(made.id, { shares: [VENUE], codeLabel: '{city}' })
    const more = tour({ ...two, a: { days: 15 }, c: { days: 12 }, d: { days: 13 } })
    const next = saved((await preview(more)).body(), (line) => line.uid !== 'd')
    const joined = await save({ ...next, tour: { id: made.id } })
    assert.containSubset(joined.body(), { added: 1, changed: 1 })
    const gigs = await gigsIn(made.id)
    assert.deepEqual(
      gigs.map(({ name, codeLabel }) => [name, codeLabel]),
      [
        ['Night b', null],
        ['Night c', '{city}'],
        ['Night a', null],
      ],
      'only who joins takes over'
    )
    const shares = await db.from('gig_shares').select('gig_id')
    assert.deepEqual(shares, [{ gig_id: gigs[1]!.id }])
  }).tags(['TOUR-17'])

  test('join no tour that is not the artist’s, and none under a name that is taken', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const foreign = await touring(client, other).with([])
    const own = await touring(client, owner).with([], 'Spring')
    const { preview, save } = importer(client, owner)
    const body = saved((await preview(tour(two))).body())
    const refused = [
      { id: foreign },
      { name: 'spring' },
      { name: ' ' },
      {},
      { id: own, name: 'Autumn' },
    ]
    for (const named of refused) {
      const answer = await save({ ...body, tour: named })
      answer.assertStatus(422)
    }
    assert.lengthOf(await Gig.query().where('artistId', artist.id), 0)
    ;(await save({ ...body, tour: null })).assertStatus(201)
  }).tags(['TOUR-17'])
})

test.group('The calendar of a tour', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('has its gigs alone, and is its artist’s', async ({ assert, client }) => {
    const { artist, owner, ids } = await givenDates([1, 2, 3])
    const { artist: another, owner: other } = await givenArtist({})
    const id = await touring(client, owner).with(ids.slice(0, 2), 'Früh, spät')
    const path = `/artists/${artist.id}/gigs.ics?tour=${id}`
    const answer = await client.get(path).loginAs(owner)
    answer.assertStatus(200)
    const text = Buffer.isBuffer(answer.body()) ? answer.body().toString() : answer.text()
    assert.deepEqual(
      [...text.matchAll(/SUMMARY:(.*)\r/g)].map(([, name]) => name),
      ['Night 0', 'Night 1']
    )
    assert.include(text.replaceAll('\r\n ', ''), 'Früh\\, spät')
    assert.include(answer.header('content-disposition'), 'ics')
    ;(await client.get(path).loginAs(other)).assertStatus(403)
    const foreign = `/artists/${another.id}/gigs.ics?tour=${id}`
    ;(await client.get(foreign).loginAs(other)).assertStatus(404)
  }).tags(['TOUR-18'])
})
