import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import type Gig from '#gigs/models/gig'
import { clock } from '#shared/clock'
import { SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'
import { givenDates, inDays, touring } from '#tests/functional/gigs/tour_calls'
import { givenActiveProduct } from '#tests/support/given'

const TEXTS = { codeLabel: '{tour}: {city}', posterLine: '{venue}' }

/** The names of the parties of a gig, in their order. */
async function partiesOf({ id }: Pick<Gig, 'id'>): Promise<string[]> {
  const rows = await db.from('gig_shares').where('gig_id', id).orderBy('position').select('name')
  return rows.map(({ name }) => name)
}

const close = ({ id, artistId }: Gig) =>
  db.rawQuery(
    `INSERT INTO gig_sheets (gig_id, closed_at, closed_by, sheet)
     SELECT ?, now(), user_id, '{}' FROM artists WHERE id = ?`,
    [id, artistId]
  )

/** An order by a code of the gig. */
async function sell(gig: Gig) {
  const code = await QrCodeFactory.merge({ artistId: gig.artistId, gigId: gig.id }).create()
  const artist = { id: gig.artistId } as never
  const { product } = await givenActiveProduct({ artist })
  await OrderFactory.apply('paid').merge({ productId: product.id, qrCodeId: code.id }).create()
}

test.group('The defaults of a tour', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('are shares with the checks of a gig’s, and texts of known details', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenDates([1])
    const { with: create, defaults, read } = touring(client, owner)
    const id = await create([])
    const saved = await defaults(id, { shares: [VENUE, SUPPORT], ...TEXTS })
    saved.assertStatus(200)
    assert.containSubset(saved.body(), {
      shares: [VENUE, { ...SUPPORT, vatNumber: null, terms: '10% of earnings' }],
      ...TEXTS,
      changedGigs: 0,
    })
    const log = await client.get(`/api/artists/${artist.id}/log`).loginAs(owner)
    assert.containSubset(log.body(), [
      { what: 'changed the shares of', subject: 'Early Closing Tour' },
    ])
    const refused = [
      {
        shares: [
          { ...VENUE, apparel: 60 },
          { ...SUPPORT, base: 'gross', apparel: 40.01 },
        ],
      },
      { shares: [{ ...VENUE, name: ' ' }] },
      { shares: [{ ...VENUE, music: 1.234 }] },
      { shares: [], codeLabel: '{tour} {price}' },
      { shares: [], posterLine: 'x'.repeat(201) },
      { shares: [], appliesTo: 'all' },
    ]
    for (const body of refused) {
      const answer = await defaults(id, body)
      answer.assertStatus(422)
    }
    const { shares, codeLabel } = (await read(id)).body()
    assert.lengthOf(shares, 2)
    assert.equal(codeLabel, TEXTS.codeLabel)
    await assert.rejects(
      () => db.transaction((trx) => trx.from('tour_shares').update({ apparel: 51, base: 'gross' })),
      /more than 100 percent/
    )
  }).tags(['TOUR-12'])

  test('are taken over by a gig that joins: unless it has its own shares, has sold or is closed', async ({
    assert,
    client,
  }) => {
    const { owner, gigs, ids } = await givenDates([1, 2, -1, -2, 3, 4])
    const [fresh, own, sold, closed, cleared, past] = gigs as [Gig, Gig, Gig, Gig, Gig, Gig]
    const tours = touring(client, owner)
    await tours.agree(own.id, [SUPPORT])
    await tours.agree(cleared.id, [SUPPORT])
    await tours.agree(cleared.id, [])
    await sell(sold)
    await close(closed)
    const id = await tours.with([])
    await tours.defaults(id, { shares: [VENUE], ...TEXTS })
    ;(await tours.gigs(id, { add: ids })).assertStatus(200)
    const parties = await Promise.all(gigs.map(partiesOf))
    assert.deepEqual(
      parties.map((names) => names.join()),
      [VENUE.name, SUPPORT.name, '', '', VENUE.name, VENUE.name]
    )
    for (const gig of gigs) await gig.refresh()
    assert.deepEqual(
      gigs.map(({ codeLabel }) => codeLabel !== null),
      [true, true, false, false, true, true]
    )
    assert.deepEqual(
      (await tours.shares(fresh.id))
        .body()
        .changes.map(({ appliesTo }: { appliesTo: string }) => appliesTo),
      ['from_now']
    )
    // Out of the tour, a gig keeps what it agreed; the texts name the tour and go.
    await tours.gigs(id, { remove: [fresh.id, past.id] })
    assert.deepEqual(await partiesOf(fresh), [VENUE.name])
    assert.isNull((await fresh.refresh()).codeLabel)
  }).tags(['TOUR-12'])

  test('of the next tour replace those of the last one, and never what was set by hand', async ({
    assert,
    client,
  }) => {
    const { owner, gigs, ids } = await givenDates([1, 2])
    const tours = touring(client, owner)
    const [first, second, empty] = [
      await tours.with([], 'First'),
      await tours.with([], 'Second'),
      await tours.with([], 'Empty'),
    ]
    await tours.defaults(first, { shares: [VENUE] })
    await tours.defaults(second, { shares: [SUPPORT] })
    await tours.gigs(first, { add: ids })
    await tours.agree(ids[1]!, [{ ...VENUE, apparel: 15 }])
    await tours.gigs(second, { add: ids })
    assert.deepEqual(await Promise.all(gigs.map(partiesOf)), [[SUPPORT.name], [VENUE.name]])
    await tours.gigs(empty, { add: ids })
    assert.deepEqual(await Promise.all(gigs.map(partiesOf)), [[SUPPORT.name], [VENUE.name]])
  }).tags(['TOUR-12'])

  test('that change reach, when asked, the gigs to come that still have the old ones', async ({
    assert,
    client,
  }) => {
    const { owner, gigs, ids } = await givenDates([1, 2, 3, 4, -1])
    const [coming, changed, cancelled, closed, past] = gigs as [Gig, Gig, Gig, Gig, Gig]
    const tours = touring(client, owner)
    const id = await tours.with([])
    await tours.defaults(id, { shares: [VENUE], ...TEXTS })
    await tours.gigs(id, { add: ids })
    // Set by hand, though to the same.
    await tours.agree(changed.id, [VENUE])
    await cancelled.merge({ cancelledAt: clock.now() }).save()
    await close(closed)
    assert.equal((await tours.read(id)).body().gigsWithDefaults, 2, 'texts of the second, too')

    const kept = await tours.defaults(id, { shares: [VENUE, SUPPORT], ...TEXTS })
    assert.equal(kept.body().changedGigs, 0)
    for (const gig of gigs) assert.deepEqual(await partiesOf(gig), [VENUE.name])

    await tours.defaults(id, { shares: [VENUE], ...TEXTS })
    const body = {
      shares: [SUPPORT],
      codeLabel: '{city}',
      posterLine: null,
      appliesTo: 'gigs_to_come',
    }
    const asked = await tours.defaults(id, body)
    assert.equal(asked.body().changedGigs, 2)
    assert.deepEqual(await partiesOf(coming), [SUPPORT.name])
    for (const gig of [changed, cancelled, closed, past])
      assert.deepEqual(await partiesOf(gig), [VENUE.name])
    for (const gig of gigs) await gig.refresh()
    assert.deepEqual(
      gigs.map(({ codeLabel }) => codeLabel),
      ['{city}', '{city}', ...Array(3).fill(TEXTS.codeLabel)]
    )
    assert.lengthOf((await tours.shares(coming.id)).body().changes, 2)
  }).tags(['TOUR-13'])

  test('without shares reach gigs without any, but none from which they were removed', async ({
    assert,
    client,
  }) => {
    const { owner, gigs, ids } = await givenDates([1, 2])
    const tours = touring(client, owner)
    const id = await tours.with(ids)
    await tours.agree(ids[1]!, [VENUE])
    await tours.agree(ids[1]!, [])
    await tours.defaults(id, { shares: [VENUE], appliesTo: 'gigs_to_come' })
    assert.deepEqual(await Promise.all(gigs.map(partiesOf)), [[VENUE.name], []])
  }).tags(['TOUR-13'])

  test('changed meanwhile are not overwritten', async ({ assert, client }) => {
    const { owner } = await givenDates([1])
    const tours = touring(client, owner)
    const { id, updatedAt } = (await tours.create({ name: 'Tour' })).body()
    ;(await tours.defaults(id, { shares: [VENUE], updatedAt })).assertStatus(200)
    ;(await tours.defaults(id, { shares: [], updatedAt })).assertStatus(409)
    assert.lengthOf((await tours.read(id)).body().shares, 1)
  }).tags(['TOUR-13'])

  test('name codes and posters by the gig as it is now; a code’s own name comes first', async ({
    assert,
    client,
  }) => {
    const { artist, owner, ids, gigs } = await givenDates([1, 2])
    const tours = touring(client, owner)
    const id = await tours.with(ids)
    await tours.defaults(id, { shares: [], ...TEXTS, appliesTo: 'gigs_to_come' })
    await client.post('/api/gigs/codes').loginAs(owner).withCsrfToken().json({ gigIds: ids })
    await gigs[0]!.merge({ city: 'York' }).save()
    const own = await client
      .post('/api/qr-codes')
      .loginAs(owner)
      .withCsrfToken()
      .json({ eventName: 'Bar', gigId: ids[0] })
    const codes = await client.get(`/api/artists/${artist.id}/qr-codes`).loginAs(owner)
    const names = new Map<number, string>(
      codes.body().map((code: { id: number; eventName: string }) => [code.id, code.eventName])
    )
    assert.equal(names.get(own.body().id), 'Bar')
    assert.sameMembers(
      [...names.values()],
      ['Bar', 'Early Closing Tour: York', 'Early Closing Tour: Leeds']
    )
    const coming = await GigFactory.merge({ artistId: artist.id, startsAt: inDays(5) }).create()
    await client
      .post('/api/gigs/codes')
      .loginAs(owner)
      .withCsrfToken()
      .json({ gigIds: [coming.id] })
    const again = await client.get(`/api/artists/${artist.id}/qr-codes`).loginAs(owner)
    assert.include(
      again.body().map(({ eventName }: { eventName: string }) => eventName),
      coming.name
    )
  }).tags(['TOUR-18'])
})
