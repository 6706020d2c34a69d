import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import type User from '#identity/models/user'
import type { GigReported } from '#insights/queries/gig_report'
import { clock } from '#shared/clock'
import { givenArtist, givenScannedCode } from '#tests/support/given'

type Shown = {
  gigs: { id: number; name: string; daysAhead?: number }[]
  heat: object | null
  codes: { code: string }[]
  report: GigReported
  code: string | null
  isCodeOff: boolean
  nextUrl: string | null
}

async function show(client: ApiClient, account: User, path: string): Promise<Shown> {
  const page = await client.get(path).withInertia().loginAs(account)
  page.assertStatus(200)
  return page.inertiaProps as never as Shown
}

const now = '2026-11-21T00:30:00Z'

/** By the order in which an artist looks for them; the second is yesterday's, and still on. */
const plays = [
  { name: 'today in Auckland', startsAt: '2026-11-20T18:00:00Z', timeZone: 'Pacific/Auckland' },
  { name: 'since half past nine', startsAt: '2026-11-20T21:30:00Z' },
  { name: 'tonight', startsAt: '2026-11-21T19:30:00Z' },
  { name: 'tomorrow', startsAt: '2026-11-22T19:30:00Z' },
  { name: 'next year', startsAt: '2027-05-01T19:30:00Z' },
  { name: 'in 2040', startsAt: '2040-05-01T19:30:00Z' },
  { name: 'yesterday afternoon', startsAt: '2026-11-20T14:00:00Z' },
  { name: 'last week', startsAt: '2026-11-14T19:30:00Z' },
  { name: 'last year', startsAt: '2025-11-14T19:30:00Z' },
]

async function givenPlays(artistId: number) {
  for (const { startsAt, timeZone = 'Europe/London', name } of plays.toReversed()) {
    const moment = DateTime.fromISO(startsAt, { zone: 'utc' })
    await GigFactory.merge({ artistId, name, timeZone, startsAt: moment }).create()
  }
}

test.group('The gigs of the studio', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clock.set(() => DateTime.fromISO(now)))

  test('stand as they are played, wherever they are listed: {$self}')
    .tags(['GIG-14'])
    .with(['/dashboard?tab=gigs', '/dashboard?tab=qr-codes&view=gigs', '/dashboard?tab=qr-codes'])
    .run(async ({ assert, client }, path) => {
      const { artist, owner } = await givenArtist({})
      await givenPlays(artist.id)
      const { gigs } = await show(client, owner, path)
      assert.deepEqual(
        gigs.map(({ name }) => name),
        plays.map(({ name }) => name)
      )
    })

  test('say how many days off they are where they are played', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await givenPlays(artist.id)
    const { gigs } = await show(client, owner, '/dashboard?tab=gigs')
    assert.deepEqual(
      gigs.slice(0, 4).map(({ daysAhead }) => daysAhead),
      [0, 0, 0, 1]
    )
  })

  test('come in pages, each once and none left out, with what sells where on the first alone', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    await givenPlays(artist.id)
    await GigFactory.merge({ artistId: artist.id }).apply('past').createMany(35)
    const pages: Shown[] = []
    for (let path: string | null = '/dashboard?tab=gigs'; path; path = pages.at(-1)!.nextUrl)
      pages.push(await show(client, owner, path))
    assert.deepEqual(
      pages.map(({ gigs, heat }) => [gigs.length, heat !== null]),
      [
        [20, true],
        [20, false],
        [4, false],
      ]
    )
    const ids = pages.flatMap(({ gigs }) => gigs.map(({ id }) => id))
    assert.lengthOf(new Set(ids), 44)
    assert.equal(pages[2]!.gigs.at(-1)!.name, 'last year')
  }).tags(['GIG-14'])

  test('can be chosen for a new code forty at a time, the coming ones first', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    await GigFactory.merge({ artistId: artist.id }).apply('past').createMany(45)
    await GigFactory.merge({ artistId: artist.id, name: 'next' }).apply('coming').create()
    const { gigs } = await show(client, owner, '/dashboard?tab=qr-codes')
    assert.lengthOf(gigs, 40)
    assert.equal(gigs[0]!.name, 'next')
  }).tags(['GIG-14'])

  test('to come say how long until then, and bring the codes of that gig alone', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    await givenScannedCode({ artist })
    await gig.merge({ startsAt: DateTime.fromISO('2026-12-06T19:30:00Z') }).save()
    const page = await show(client, owner, `/dashboard?tab=gigs&gig=${gig.id}`)
    assert.deepInclude(page.report, { isComing: true, daysAhead: 15, hours: [] })
    assert.deepEqual(
      page.codes.map((each) => each.code),
      [code.code]
    )
    await gig.merge({ startsAt: DateTime.fromISO('2026-11-14T19:30:00Z') }).save()
    const past = await show(client, owner, `/dashboard?tab=gigs&gig=${gig.id}`)
    assert.deepInclude(past.report, { isComing: false, daysAhead: -7 })
  }).tags(['GIG-15'])

  test('that are unknown or another artist’s are not found within the dashboard: {$self}')
    .with(['', '&live=1'])
    .run(async ({ client }, view) => {
      const { owner } = await givenArtist({})
      const { gig } = await givenScannedCode({})
      for (const id of [gig.id, 999_999, 'NOPE']) {
        const page = await client
          .get(`/dashboard?tab=gigs&gig=${id}${view}`)
          .withInertia()
          .loginAs(owner)
        page.assertStatus(404)
        page.assertInertiaComponent('studio/not_found')
        page.assertInertiaPropsContains({ tab: 'gigs' })
      }
    })

  test('show the room a code that works', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    const gigId = gig.id
    await QrCodeFactory.merge({ artistId: artist.id, gigId }).apply('inactive').create()
    const board = `/dashboard?tab=gigs&gig=${gigId}&live=1`
    assert.containsSubset(await show(client, owner, board), {
      code: { code: code.code },
      isCodeOff: false,
    })
    await code.merge({ isActive: false }).save()
    assert.include(await show(client, owner, board), { code: null, isCodeOff: true })
    const shown = await client.get(board).loginAs(owner)
    assert.include(shown.text(), 'This gig’s QR code is switched off, so it isn’t shown here.')
  }).tags(['FIG-14'])
})

test.group('A QR code that is looked for', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stands first, once, wherever else it would be; another artist’s is not shown', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const [oldest] = await QrCodeFactory.merge({ artistId: artist.id }).createMany(14)
    const { code: foreign } = await givenScannedCode({})
    const codesAt = async (wanted: string) =>
      (await show(client, owner, `/dashboard?tab=qr-codes&code=${wanted}`)).codes.map(
        ({ code }) => code
      )
    const shown = await codesAt(oldest!.code.toLowerCase())
    assert.equal(shown[0], oldest!.code)
    assert.lengthOf(new Set(shown), shown.length)
    for (const wrong of [foreign.code, '--', 'NOSUCHCODE'])
      assert.notInclude(await codesAt(wrong), foreign.code)
  }).tags(['GIG-16'])
})
