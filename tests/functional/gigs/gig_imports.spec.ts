import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import Gig from '#gigs/models/gig'
import { dayAhead, importer, saved, tour } from '#tests/functional/gigs/import_calls'
import { givenArtist, givenScannedCode } from '#tests/support/given'

const two = { a: { days: 10 }, b: { days: 11 } }
const gigsOf = (artistId: number) => Gig.query().where('artistId', artistId).orderBy('startsAt')

/** Events whose days have to be looked at from 19 years ago on, and never come. */
const NEVER = Array.from({ length: 30 }, (_, index) => [
  'BEGIN:VEVENT',
  `UID:${index}`,
  `DTSTART:${dayAhead(-19 * 365).replaceAll('-', '')}`,
  'RRULE:FREQ=DAILY;COUNT=9999;BYMONTH=2;BYMONTHDAY=30',
  'END:VEVENT',
]).flat()

test.group('An import of gigs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('is shown before anything is stored', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const answer = await importer(client, owner).preview(tour(two))
    answer.assertStatus(200)
    assert.containSubset(answer.body(), {
      source: { id: null, kind: 'ics', name: 'Tour', address: null },
      sameCount: 0,
      problems: [],
      lines: [
        { kind: 'new', uid: 'a', isChosen: true, values: { name: 'Night a', city: 'Leeds' } },
        { kind: 'new', uid: 'b', isChosen: true, values: { venue: 'Club b', time: '20:00' } },
      ],
    })
    assert.lengthOf(await gigsOf(artist.id), 0)
    assert.lengthOf(await db.from('gig_import_sources').where('artist_id', artist.id), 0)
  }).tags(['TOUR-5'])

  test('stores the ticked dates as they were corrected, and finds them again', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const body = saved(
      (await preview(tour({ ...two, c: { days: 12 } }))).body(),
      (line) => line.uid !== 'c'
    )
    body.add[0]!.name = 'Corrected'
    const answer = await save(body)
    answer.assertStatus(201)
    assert.containSubset(answer.body(), { added: 2, changed: 0, skipped: 0 })
    assert.deepEqual(
      (await gigsOf(artist.id)).map(({ name }) => name),
      ['Corrected', 'Night b']
    )
    const again = (await preview(tour(two))).body()
    assert.deepEqual([again.lines, again.sameCount], [[], 2])
    assert.equal(again.source.id, answer.body().id)
  }).tags(['TOUR-4', 'TOUR-5'])

  test('makes no gig twice: saved again, from two tabs, or with the answer lost', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const body = saved((await preview(tour(two))).body())
    const first = await save(body, 'once')
    const lost = await save(body, 'once')
    assert.deepEqual(lost.body(), first.body())
    const tab = await save(body, 'another')
    assert.containSubset(tab.body(), { id: first.body().id, added: 0, skipped: 2 })
    assert.lengthOf(await gigsOf(artist.id), 2)
    assert.lengthOf(await db.from('gig_import_sources').where('artist_id', artist.id), 1)
  }).tags(['TOUR-4'])

  test('of pasted lines knows them by day, city and venue', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { call, save } = importer(client, owner)
    const text = `${dayAhead(10)} - Leeds - Brudenell\n${dayAhead(11)} - York - Crescent`
    const read = (await call('/preview', { text })).body()
    assert.equal(read.lines[0].values.name, 'Night Bus')
    await save(saved(read))
    const again = await call('/preview', { text: text.replace('Leeds', 'LEEDS') })
    assert.deepEqual([again.body().lines.length, again.body().sameCount], [1, 1])
    assert.equal(again.body().lines[0].kind, 'changed')
    assert.lengthOf(await gigsOf(artist.id), 2)
  }).tags(['TOUR-4'])

  test('shows what moved, old beside new, and changes it', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save, take } = importer(client, owner)
    await take(tour(two))
    const moved = tour({ a: { days: 10, time: '213000' }, b: { days: 11 } })
    const read = (await preview(moved)).body()
    assert.containSubset(read.lines, [
      { kind: 'changed', isChosen: true, values: { time: '21:30' }, gig: { time: '20:00' } },
    ])
    const answer = await save(saved(read))
    assert.containSubset(answer.body(), { changed: 1, added: 0 })
    const [gig] = await gigsOf(artist.id)
    assert.equal(gig!.startsAt.setZone('Europe/London').toFormat('HH:mm'), '21:30')
    assert.equal((await preview(moved)).body().sameCount, 2)
  }).tags(['TOUR-5'])

  test('never overwrites what the artist changed, unless they tick it', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, take } = importer(client, owner)
    await take(tour(two))
    const [gig] = await gigsOf(artist.id)
    await gig!.merge({ name: 'Mine' }).save()
    const moved = tour({ a: { days: 10, time: '213000' }, b: { days: 11 } })
    assert.containSubset((await preview(moved)).body().lines, [
      { kind: 'changed', isChosen: false, doubts: ['own-change'], values: { name: 'Mine' } },
    ])
    const answer = await take(moved)
    answer.assertStatus(422)
    assert.equal((await gig!.refresh()).name, 'Mine')
  }).tags(['TOUR-6'])

  test('refuses all where a gig has changed since the preview', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save, take } = importer(client, owner)
    await take(tour(two))
    const moved = tour({ a: { days: 10, time: '213000' }, b: { days: 11 }, c: { days: 12 } })
    const body = saved((await preview(moved)).body())
    const [gig] = await gigsOf(artist.id)
    await gig!.merge({ name: 'Changed elsewhere' }).save()
    const answer = await save(body)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.lengthOf(await gigsOf(artist.id), 2)
  }).tags(['TOUR-6'])

  test('leaves what is gone, and removes it where ticked: deleted, or cancelled with scans', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save, take } = importer(client, owner)
    await take(tour({ ...two, c: { days: 12 } }))
    const [a, b] = await gigsOf(artist.id)
    const { code } = await givenScannedCode({ artist })
    await code.merge({ gigId: b!.id, scanCount: 1 as never }).save()
    const read = (await preview(tour({ c: { days: 12 } }))).body()
    assert.deepEqual(
      read.lines.map(({ kind, isChosen }: { kind: string; isChosen: boolean }) => [kind, isChosen]),
      [
        ['gone', false],
        ['gone', false],
      ]
    )
    const answer = await save(saved(read, () => true))
    assert.containSubset(answer.body(), { deleted: 1, cancelled: 1 })
    assert.isNull(await Gig.find(a!.id))
    assert.isNotNull((await b!.refresh()).cancelledAt)
    // A gig that was deleted is not added again by itself.
    const back = (await preview(tour({ ...two, c: { days: 12 } }))).body()
    assert.containSubset(back.lines, [{ kind: 'doubtful', isChosen: false, doubts: ['deleted'] }])
    assert.lengthOf(back.lines, 1)
  }).tags(['TOUR-5'])

  test('doubts a night that the artist has already', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const startsAt = (await importer(client, owner).preview(tour(two))).body().lines[0].values
    await GigFactory.merge({
      artistId: artist.id,
      city: 'leeds',
      startsAt: `${startsAt.date}T18:00:00Z` as never,
    }).create()
    const { lines } = (await importer(client, owner).preview(tour(two))).body()
    assert.containSubset(lines, [
      { uid: 'a', kind: 'doubtful', isChosen: false, doubts: ['alike'] },
    ])
  }).tags(['TOUR-5'])

  test('reads dates without a zone or start as the last time', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const { call, save } = importer(client, owner)
    const text = `${dayAhead(10)} - Berlin - Kesselhaus`
    const chosen = { text, timeZone: 'Europe/Berlin', time: '21:00' }
    await save(saved((await call('/preview', chosen)).body()))
    const again = (await call('/preview', { text })).body()
    assert.deepEqual([again.sameCount, again.timeZone, again.time], [1, 'Europe/Berlin', '21:00'])
  }).tags(['TOUR-4'])

  test('says what is wrong with a source, a line or a body: {kind}')
    .tags(['TOUR-3', 'TOUR-20'])
    .with([
      {
        kind: 'no source',
        path: '/preview',
        body: {},
        sentence: 'Choose a file or paste your dates first',
      },
      {
        kind: 'a page',
        path: '/preview',
        body: { text: '<html>' },
        sentence:
          'None of these lines begins with a date. Write one date a line, such as “23 Nov 2026, Leeds, The Old Transformer”.',
      },
      {
        kind: 'too many repeated dates',
        path: '/preview',
        body: { text: ['BEGIN:VCALENDAR', ...NEVER, 'END:VCALENDAR'].join('\n') },
        sentence:
          'The repeating events in this calendar have too many dates. Export only your tour dates.',
      },
      {
        kind: 'no kept calendar',
        path: '/read',
        body: { sourceId: 999_999 },
        sentence: 'Not found',
      },
      {
        kind: 'no address',
        path: '/read',
        body: { address: 'tour' },
        sentence:
          'We can’t read this address. It has to be a public one that begins with https://.',
      },
      {
        kind: 'nothing ticked',
        path: '',
        body: {
          source: {
            id: null,
            kind: 'ics',
            name: 'Tour',
            address: null,
            timeZone: 'Europe/London',
            time: '20:00',
          },
          add: [],
          change: [],
          remove: [],
        },
        sentence: 'Tick at least one date',
      },
    ])
    .run(async ({ assert, client }, { path, body, sentence }) => {
      const { owner } = await givenArtist({})
      const answer = await importer(client, owner).call(path, body)
      assert.oneOf(answer.status(), [404, 422])
      const { errors, message } = answer.body()
      assert.equal(errors?.[0]?.message ?? message, sentence)
    })

  test('is refused at the line whose time does not exist there, and stores nothing', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const body = saved((await preview(tour(two))).body())
    Object.assign(body.add[1]!, { date: '2027-03-28', time: '01:30' })
    const answer = await save(body)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'add.1.time')
    assert.lengthOf(await gigsOf(artist.id), 0)
  }).tags(['TOUR-5'])

  test('with characters that no text holds is stored without them, and found again', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const strange = tour({ a: { days: 10 } }).replaceAll('UID:a', 'UID:a\u200Bb\u0007')
    const body = saved((await preview(strange)).body())
    body.add[0]!.name = 'Night\0 a'
    ;(await save(body)).assertStatus(201)
    assert.equal((await gigsOf(artist.id))[0]!.name, 'Night a')
    assert.equal((await preview(strange)).body().sameCount, 1)
  }).tags(['TOUR-4'])

  test('touches no gig and no calendar of another artist', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const { id } = (await importer(client, owner).take(tour(two))).body()
    const [gig] = await gigsOf(artist.id)
    const strange = importer(client, other)
    const read = (await strange.preview(tour(two))).body()
    assert.lengthOf(read.lines, 2)
    const removal = { ...saved(read), add: [], remove: [{ gigId: gig!.id }] }
    ;(await strange.save(removal)).assertStatus(404)
    const foreign = saved(read)
    foreign.source.id = id
    ;(await strange.save(foreign)).assertStatus(422)
    assert.lengthOf(await gigsOf(artist.id), 2)
  }).tags(['TOUR-8'])
})
