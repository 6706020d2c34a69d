import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { clock } from '#shared/clock'
import { HOURS_AFTER } from '#shared/gig_hours'
import {
  startCachingServer,
  untilChangesAreKnown,
  type CachingServer,
  type RawAnswer,
} from '#tests/support/caching_server'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { countStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' }

/** How long a page may show what was (docs/rules/http-api.md#kept-responses). */
const LONGEST_MS = 2_000

async function givenGigNight() {
  const { artist } = await givenActiveProduct({ name: 'Night Tee' })
  const startsAt = clock.now().startOf('hour').plus({ hours: 1 })
  const gig = await GigFactory.merge({
    artistId: artist.id,
    name: 'Autumn Night',
    venue: 'The Lantern',
    startsAt,
  }).create()
  const code = await QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id }).create()
  await untilChangesAreKnown()
  return { artist, gig, code, path: `/store/${artist.id}?qr=${code.code}` }
}

type Night = Awaited<ReturnType<typeof givenGigNight>>

const cookiesOf = ({ headers }: RawAnswer) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!)

const namesOf = (answer: RawAnswer) => cookiesOf(answer).map((cookie) => cookie.split('=')[0])

test.group('A store that is opened by a code', (group) => {
  let server: CachingServer
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(async () => {
    server = await startCachingServer()
    return () => server.stop()
  })
  // A page of a gig ends with its minute.
  group.each.setup(() => {
    const [began, shown] = [Date.now(), clock.now().startOf('hour')]
    return clock.set(() => shown.plus(Date.now() - began))
  })
  group.tap((each) => each.tags(['PAGES-24']))

  const open = (path: string, headers = {}) => server.get(path, { ...PHONE, ...headers })

  test('is kept: each device gets the same bytes and a cookie of its own', async ({ assert }) => {
    const { path } = await givenGigNight()
    const first = await open(path)
    let second!: RawAnswer
    assert.equal(await countStatements(async () => (second = await open(path))), 0)
    assert.equal(second.text, first.text)
    assert.include(first.text, 'The Lantern')
    for (const answer of [first, second]) {
      assert.sameMembers(namesOf(answer), ['gigstall_gigs', 'gigstall_scanned'])
      assert.equal(answer.headers['cache-control'], 'private, no-store')
      assert.equal(answer.headers['x-gigstall-page'], 'private')
      assert.notProperty(answer.headers, 'etag')
    }
  })

  test('is sent whole, whatever the caller says it has of it', async ({ assert }) => {
    const { path } = await givenGigNight()
    for (const request of ['first', 'second']) {
      const answer = await open(path, { 'if-none-match': '*' })
      assert.equal(answer.status, 200, request)
      assert.lengthOf(namesOf(answer), 2, request)
    }
  })

  test('adds its artist to those that the device has scanned before', async ({ assert }) => {
    const [one, other] = [await givenGigNight(), await givenGigNight()]
    const known = cookiesOf(await open(one.path))
    // Kept by another device.
    await open(other.path)
    const answer = await open(other.path, { cookie: known.join('; ') })
    assert.include(cookiesOf(answer), `gigstall_scanned=${other.artist.id}.${one.artist.id}`)
  })

  test('sets no cookie for a bot, nor where the device opted out', async ({ assert }) => {
    const { path } = await givenGigNight()
    const bot = { 'user-agent': 'Googlebot/2.1' }
    assert.deepEqual(namesOf(await open(path, bot)), [])
    assert.lengthOf(namesOf(await open(path)), 2)
    assert.deepEqual(namesOf(await open(path, bot)), [])

    const optedOut = await fetch(`http://127.0.0.1:${server.port}/api/attribution/opt-out`, {
      method: 'POST',
      headers: { ...PHONE, 'sec-fetch-site': 'same-origin' },
    })
    const [cookie] = optedOut.headers.getSetCookie().map((each) => each.split(';')[0]!)
    assert.deepEqual(namesOf(await open(path, { cookie })), [])
  })

  test('answers HEAD and another spelling of the code alike', async ({ assert }) => {
    const { artist, code, path } = await givenGigNight()
    const first = await open(path)
    const lower = await open(`/store/${artist.id}?qr=${code.code.toLowerCase()}&utm_source=poster`)
    assert.lengthOf(namesOf(lower), 2)
    assert.include(lower.text, 'The Lantern')
    const head = await server.get(path, PHONE, 'HEAD')
    assert.equal(head.headers['content-length'], first.headers['content-length'])
    assert.lengthOf(namesOf(head), 2)
  })

  const CHANGES: { what: string; change: (night: Night) => Promise<unknown>; gone: string }[] = [
    {
      what: 'its code is switched off',
      change: ({ code }) => db.from('qr_codes').where('id', code.id).update({ is_active: false }),
      gone: 'The Lantern',
    },
    {
      what: 'its gig moves to another venue',
      change: ({ gig }) => db.from('gigs').where('id', gig.id).update({ venue: 'The Cellar' }),
      gone: 'The Lantern',
    },
    {
      what: 'its gig is cancelled',
      change: ({ gig }) => db.from('gigs').where('id', gig.id).update({ cancelled_at: new Date() }),
      gone: '"when":"now"',
    },
    {
      what: 'its code is taken off the gig',
      change: ({ code }) => db.from('qr_codes').where('id', code.id).update({ gig_id: null }),
      gone: 'The Lantern',
    },
    {
      what: 'a product is withdrawn',
      change: ({ artist }) =>
        db.from('products').where('artist_id', artist.id).update({ status: 'inactive' }),
      gone: 'Night Tee',
    },
  ]
  for (const { what, change, gone } of CHANGES)
    test(`shows within two seconds that ${what}`, async ({ assert }) => {
      const night = await givenGigNight()
      const shown = async () => (await open(night.path)).text.replaceAll('&quot;', '"')
      assert.include(await shown(), gone)
      await pause(1_000)
      await change(night)
      const changedAt = performance.now()
      let text = await shown()
      while (text.includes(gone) && performance.now() - changedAt < LONGEST_MS) {
        await pause(20)
        text = await shown()
      }
      assert.notInclude(text, gone)
    })

  const LOSSES: { what: string; change: (code: number, elsewhere: number) => Promise<unknown> }[] =
    [
      {
        what: 'moves to another artist',
        change: (code, elsewhere) =>
          db.from('qr_codes').where('id', code).update({ artist_id: elsewhere }),
      },
      {
        what: 'gets another text',
        change: (code) => db.from('qr_codes').where('id', code).update({ code: 'OTHERTEXT' }),
      },
      {
        what: 'is deleted',
        change: (code) => db.from('qr_codes').where('id', code).delete(),
      },
    ]
  for (const { what, change } of LOSSES)
    test(`sets no cookie within two seconds once its code ${what}`, async ({ assert }) => {
      const [{ artist }, elsewhere] = [await givenActiveProduct({}), await givenActiveProduct({})]
      const code = await QrCodeFactory.merge({ artistId: artist.id }).create()
      await untilChangesAreKnown()
      const path = `/store/${artist.id}?qr=${code.code}`
      assert.lengthOf(namesOf(await open(path)), 2)
      await pause(1_000)
      await change(code.id, elsewhere.artist.id)
      const changedAt = performance.now()
      let names = namesOf(await open(path))
      while (names.length > 0 && performance.now() - changedAt < LONGEST_MS) {
        await pause(20)
        names = namesOf(await open(path))
      }
      assert.deepEqual(names, [])
    })

  test('finds a code that is created, or gets its text, after its address was opened', async ({
    assert,
  }) => {
    const { artist, gig, code } = await givenGigNight()
    const changes = {
      NEWCODE: () =>
        QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id, code: 'NEWCODE' }).create(),
      NEWTEXT: () => db.from('qr_codes').where('id', code.id).update({ code: 'NEWTEXT' }),
    }
    for (const [text, change] of Object.entries(changes)) {
      const path = `/store/${artist.id}?qr=${text}`
      assert.notInclude((await open(path)).text, 'The Lantern')
      await pause(1_000)
      await change()
      await untilChangesAreKnown()
      assert.include((await open(path)).text, 'The Lantern')
    }
  })

  test('is kept while its code is scanned', async ({ assert }) => {
    const { code, path } = await givenGigNight()
    await open(path)
    await pause(1_000)
    await db.from('qr_codes').where('id', code.id).increment('scan_count', 1)
    await untilChangesAreKnown()
    assert.equal(await countStatements(() => open(path)), 0)
  })

  test('is made again when the night is over', async ({ assert, cleanup }) => {
    const { gig, path } = await givenGigNight()
    const before = (await open(path)).text.replaceAll('&quot;', '"')
    assert.include(before, '"when":"now"')
    cleanup(clock.set(() => gig.startsAt.plus({ hours: HOURS_AFTER + 1 })))
    const after = (await open(path)).text.replaceAll('&quot;', '"')
    assert.include(after, '"when":"past"')
  })

  test('says of a code that is none what a store without one says', async ({ assert }) => {
    const { artist } = await givenGigNight()
    const answer = await open(`/store/${artist.id}?qr=NOSUCHCODE`)
    assert.equal(answer.status, 200)
    assert.deepEqual(namesOf(answer), [])
    assert.notInclude(answer.text, 'The Lantern')
    assert.equal(answer.headers['cache-control'], 'private, no-store')
  })
})
