import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { LiveBoards } from '#insights/live/live_boards'
import { clock } from '#shared/clock'
import { EventStream } from '#tests/support/event_stream'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { givenGig, givenSale, givenScan } from './rollup_fixtures.js'
import { ownerOf } from './shown_page.js'

async function loggedIn(user: User): Promise<HttpSession> {
  const session = new HttpSession()
  const path = user.userType === 'artist' ? '/api/login/artist' : '/api/login'
  const answer = await session.post(path, { email: user.email, password: FACTORY_PASSWORD })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return session
}

async function givenBoard() {
  const stall = await givenGig({ startsAt: clock.now().toISO()! })
  const owner = await ownerOf(stall.artist)
  const sell = (quantity = 1) => givenSale({ ...stall, at: clock.now().toISO()!, quantity })
  const path = `/api/gigs/${stall.gig.id}/live`
  return { ...stall, owner, sell, path, session: await loggedIn(owner) }
}

const figuresOf = async (stream: EventStream) =>
  JSON.parse((await stream.next('figures')).data) as Record<string, unknown>

const namesOf = ({ events }: EventStream) => events.map(({ event }) => event)

const boards = () => app.container.make(LiveBoards)

/** The connection that listens, of this process. */
const LISTENING = `FROM pg_stat_activity WHERE application_name = 'gigstall figure_changes' AND datname = current_database()`

test.group('A live board that is pushed', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(useRealSessions)
  group.each.teardown(resetDatabase)

  test('gets the figures at once, and again with each sale, scan and change of the gig', async ({
    assert,
    cleanup,
  }) => {
    const { session, path, sell, code, gig } = await givenBoard()
    const stream = await EventStream.open(session, path)
    cleanup(() => stream.close())
    assert.equal(stream.status, 200)
    assert.equal(stream.headers.get('content-type'), 'text/event-stream')
    assert.equal(stream.headers.get('cache-control'), 'private, no-store, no-transform')
    assert.equal(stream.headers.get('x-accel-buffering'), 'no')
    assert.isNull(stream.headers.get('content-encoding'))
    assert.deepInclude(await figuresOf(stream), { orders: 0, scans: 0 })

    await sell(2)
    assert.deepInclude(await figuresOf(stream), { orders: 1, buyers: 1, units: 2, revenue: 48 })
    await givenScan(code, clock.now().toISO()!)
    assert.deepInclude(await figuresOf(stream), { scans: 1, conversion: 100 })
    await gig.merge({ name: 'The Late Show' }).save()
    const { gig: shown } = (await figuresOf(stream)) as { gig: { name: string } }
    assert.equal(shown.name, 'The Late Show')
    const polled = await session.get(path)
    assert.deepEqual(polled.json(), JSON.parse(stream.events.at(-1)!.data))
  }).tags(['FIG-17'])

  test('is told nothing of other artists, nor twice what it knows', async ({ assert, cleanup }) => {
    const { session, path, sell } = await givenBoard()
    const other = await givenBoard()
    const first = await EventStream.open(session, path)
    cleanup(() => first.close())
    const { id } = await first.next('figures')
    const again = await EventStream.open(session, path, { 'last-event-id': id! })
    cleanup(() => again.close())
    await again.next('beat')
    await other.sell()
    await sell()
    assert.deepInclude(await figuresOf(again), { orders: 1 })
    assert.deepInclude(await figuresOf(first), { orders: 1 })
    assert.deepEqual(namesOf(again), ['beat', 'figures'])
    assert.deepEqual(namesOf(first), ['figures', 'figures'])
  }).tags(['FIG-17'])

  test('is for its artist and admins alone', async ({ assert, cleanup }) => {
    const { path, session, owner } = await givenBoard()
    const admin = await loggedIn(await UserFactory.merge({ userType: 'admin' }).create())
    const fan = await loggedIn(await UserFactory.create())
    const { session: other } = await givenBoard()
    const statusOf = async (caller: HttpSession) => {
      const stream = await EventStream.open(caller, path)
      cleanup(() => stream.close())
      return stream.status
    }
    assert.equal(await statusOf(admin), 200)
    assert.equal(await statusOf(new HttpSession()), 401)
    assert.equal(await statusOf(fan), 404)
    assert.equal(await statusOf(other), 404)
    await db.from('users').where('id', owner.id).update({ suspended_at: new Date() })
    assert.equal(await statusOf(session), 401)
  }).tags(['FIG-15', 'FIG-17'])

  test('ends with its session, before anything more is sent: {$self}')
    .with(['logged out', 'suspended', 'no artist any more'])
    .tags(['FIG-17'])
    .run(async ({ assert, cleanup }, end) => {
      const { path, session, owner, sell } = await givenBoard()
      const stream = await EventStream.open(session, path)
      cleanup(() => stream.close())
      await stream.next('figures')
      if (end === 'logged out') await session.clone().post('/api/logout')
      else {
        const change = end === 'suspended' ? { suspended_at: new Date() } : { user_type: 'fan' }
        await db.from('users').where('id', owner.id).update(change)
      }
      await sell()
      await stream.untilEnd()
      assert.lengthOf(stream.events, 1)
    })

  test('ends with its session also where nothing is sold', async ({ assert, cleanup }) => {
    const { path, session } = await givenBoard()
    const stream = await EventStream.open(session, path)
    cleanup(() => stream.close())
    await stream.next('figures')
    await (await boards()).beat()
    await stream.next('beat')
    await session.clone().post('/api/logout')
    await (await boards()).beat()
    await stream.untilEnd()
    assert.lengthOf(stream.events, 2)
  }).tags(['FIG-17'])

  test('takes no turn of other requests, and the oldest of an account gives way', async ({
    assert,
    cleanup,
  }) => {
    const { path, session } = await givenBoard()
    const open = async () => {
      const stream = await EventStream.open(session, path)
      cleanup(() => stream.close())
      await stream.next('figures')
      return stream
    }
    const first = await open()
    for (let opened = 1; opened < 12; opened++) await open()
    assert.equal((await session.get(path)).status, 200)
    assert.isFalse(first.hasEnded)
    await open()
    await first.next('full')
    await first.untilEnd()
  }).tags(['FIG-17'])

  test('goes on after the connection to the database was lost', async ({ assert, cleanup }) => {
    const { path, session, sell } = await givenBoard()
    const stream = await EventStream.open(session, path)
    cleanup(() => stream.close())
    await stream.next('figures')
    const { rows } = await db.rawQuery(`SELECT pg_terminate_backend(pid) AS is_ended ${LISTENING}`)
    assert.deepEqual(rows, [{ is_ended: true }])
    await sell()
    assert.deepInclude(await figuresOf(stream), { orders: 1 })
    await sell()
    assert.deepInclude(await figuresOf(stream), { orders: 2 })
  }).tags(['FIG-17'])

  test('is forgotten when it is closed', async ({ assert }) => {
    const { path, session } = await givenBoard()
    const before = (await boards()).size
    const stream = await EventStream.open(session, path)
    await stream.next('figures')
    assert.equal((await boards()).size, before + 1)
    stream.close()
    for (let waited = 0; waited < 100 && (await boards()).size > before; waited++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal((await boards()).size, before)
  }).tags(['FIG-17'])
})
