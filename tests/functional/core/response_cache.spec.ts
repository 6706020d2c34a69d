import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import {
  startCachingServer,
  type CachingServer,
  type RawAnswer,
} from '#tests/support/caching_server'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { countStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'

const PAGES = ['/', '/browse', '/collections', '/artists', '/privacy', '/terms', '/contact']

/** The hash of a body that is not kept. */
const OF_APPLICATION = /^"[0-9a-f]+-/

/** Headers that differ from one answer to the next. */
const OF_ONE_ANSWER = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']

function lasting({ headers }: RawAnswer) {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_ANSWER.includes(name))
      .map(([name, value]) => [name, name === 'vary' ? varyOf(value) : value])
  )
}

const varyOf = (value: unknown) => String(value).toLowerCase().split(', ').sort()

test.group('A response that is the same for all', (group) => {
  let server: CachingServer
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(async () => {
    server = await startCachingServer()
    return () => server.stop()
  })
  group.tap((each) => each.tags(['PAGES-22']))

  test('is kept: the second is the first one, and nothing is read for it', async ({
    assert,
    cleanup,
  }) => {
    // The landing page ends with the minute.
    const now = clock.now().startOf('hour')
    cleanup(clock.set(() => now))
    const { artist, product } = await givenActiveProduct({})
    const own = [`/store/${artist.id}`, `/product/${product.id}`, `/store/${artist.id}?type=tshirt`]
    const calls = ['/api/products', `/api/products/${product.id}`, `/api/artists/${artist.id}`]
    for (const path of [...PAGES, ...own, ...calls]) {
      const first = await server.get(path)
      assert.equal(first.status, 200, path)
      let second!: RawAnswer
      const statements = await countStatements(async () => (second = await server.get(path)))
      assert.equal(statements, 0, path)
      assert.equal(second.text, first.text, path)
      assert.deepEqual(lasting(second), lasting(first), path)
    }
  })

  test('comes in the encoding that the caller takes, each with its own hash', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const path = `/store/${artist.id}`
    const encodings = ['identity', 'gzip', 'br', 'br;q=0, gzip', 'gzip, deflate, br', '*;q=0']
    const first = await server.get(path, { 'accept-encoding': encodings[0] })
    const hashes = new Set<unknown>()
    for (const encoding of encodings) {
      const asked = { 'accept-encoding': encoding }
      const answer = await server.get(path, asked)
      assert.equal(answer.text, first.text, encoding)
      assert.equal(Number(answer.headers['content-length']), answer.body.length)
      hashes.add(answer.headers.etag)
      const known = { ...asked, 'if-none-match': `"other", W/${answer.headers.etag}` }
      const again = await server.get(path, known)
      assert.equal(again.status, 304, encoding)
      assert.isEmpty(again.body)
      const head = await server.get(path, asked, 'HEAD')
      assert.equal(head.headers['content-length'], answer.headers['content-length'])
      assert.isEmpty(head.body)
    }
    assert.equal(hashes.size, 3)
  })

  test('is made once for all who ask for it at the same time', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const alone = await countStatements(() => server.get(`/store/${artist.id}?type=hoodie`))
    const answers: RawAnswer[] = []
    const together = await countStatements(async () => {
      const asked = Array.from({ length: 20 }, () => server.get(`/store/${artist.id}`))
      answers.push(...(await Promise.all(asked)))
    })
    assert.equal(together, alone)
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  })

  test('has one copy however its address is written, and none of what it does not read', async ({
    assert,
  }) => {
    await givenActiveProduct({})
    await server.get('/browse?sort=newest&type=tshirt')
    for (const query of [
      'type=tshirt&sort=newest',
      'utm_source=poster&type=tshirt&sort=newest&search=',
    ])
      assert.equal(await countStatements(() => server.get(`/browse?${query}`)), 0, query)
  })

  test('is never given for what is personal, or asks for less or another version', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const path = `/store/${artist.id}`
    const page = await server.get(path)
    const version = /"version":"([^"]*)"/.exec(page.text.replaceAll('&quot;', '"'))?.[1] ?? ''
    const visit = { 'x-inertia': 'true', 'x-inertia-version': version }
    await server.get(path, visit)
    const part = {
      'x-inertia-partial-component': 'catalog/store',
      'x-inertia-partial-data': 'artist',
    }
    for (const headers of [
      { cookie: 'gigstall_session=abc' },
      { cookie: 'a=b;gigstall_session=abc ; c=d' },
      { ...visit, ...part, cookie: 'gigstall_session=abc; gigstall_role=fan' },
      { ...visit, ...part },
      { ...visit, 'x-inertia-version': 'other' },
    ]) {
      const statements = await countStatements(() => server.get(path, headers))
      const isReadAgain = statements > 0
      const isOtherVersion = (await server.get(path, headers)).status === 409
      assert.isTrue(isReadAgain || isOtherVersion, JSON.stringify(headers))
    }
    assert.isAbove(await countStatements(() => server.get(`${path}?qr=ABCDEF`)), 0)
    assert.isAbove(await countStatements(() => server.get('/?error=role_mismatch')), 0)
    await server.get('/')
    const account = { cookie: 'gigstall_session=abc; gigstall_role=fan' }
    assert.isAbove(await countStatements(() => server.get('/', account)), 0)
    assert.equal(await countStatements(() => server.get(path, account)), 0)
    await server.get('/privacy')
    const refusing = await server.get('/privacy', { cookie: 'gigstall_no_gigs=yes' })
    assert.match(refusing.headers.etag ?? '"0-', OF_APPLICATION)
  })

  test('keeps a page apart from the answer to a visit', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const path = `/store/${artist.id}`
    const page = await server.get(path)
    const version = /"version":"([^"]*)"/.exec(page.text.replaceAll('&quot;', '"'))?.[1] ?? ''
    const headers = { 'x-inertia': 'true', 'x-inertia-version': version }
    for (const round of ['made', 'kept']) {
      const visit = await server.get(path, headers)
      assert.match(String(visit.headers['content-type']), /json/, round)
      assert.equal(JSON.parse(visit.text).component, 'catalog/store')
      assert.match((await server.get(path)).text, /^<!doctype html>/i, round)
    }
  })

  test('is left to the application where its address is written in an odd way', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const path = `/store/${artist.id}`
    await server.get(path)
    for (const odd of [
      `${path}/`,
      `/Store/${artist.id}`,
      `//store/${artist.id}`,
      `/store/%3${artist.id}`,
      `${path}#part`,
      `/store/0${artist.id}`,
      `${path}?type=a?b`,
      `http://127.0.0.1${path}`,
      `${path}?type=${'x'.repeat(600)}`,
    ]) {
      const answer = await server.get(odd)
      assert.isBelow(answer.status, 500, odd)
      const { headers } = await server.get(odd)
      assert.match(headers.etag ?? '"0-', OF_APPLICATION, odd)
    }
  })

  test('is not kept where it is no page: unknown, gone, or an error', async ({ assert }) => {
    await givenActiveProduct({})
    for (const asked of ['/product/999999', '/store/999999', '/api/products?type=nothing']) {
      const { status } = await server.get(asked)
      assert.isAtLeast(status, 400, asked)
      assert.match((await server.get(asked)).headers.etag ?? '"0-', OF_APPLICATION, asked)
    }
  })

  test('is made by the application while the feed of changes is lost', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const path = `/store/${artist.id}`
    await server.get(path)
    assert.equal(await countStatements(() => server.get(path)), 0)
    await db.rawQuery(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE '%pg_notify(%' AND pid <> pg_backend_pid() AND datname = current_database()`
    )
    await pause(600)
    const answer = await countStatements(() => server.get(path))
    assert.isAbove(answer, 0)
  })
})
