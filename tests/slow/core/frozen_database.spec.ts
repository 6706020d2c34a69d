import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { databaseProxy } from '#tests/support/database_proxy'
import { FACTORY_PASSWORD, givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** Fifteen, plus an allowance for a busy machine: the answer is a page that is rendered. */
const LONGEST_SECONDS = 22
/** More than the pool has connections, so that some requests wait for one. */
const SEARCHES = 12

/** A shop whose connection to the database can be made to stall. */
async function givenShop(cleanup: (end: () => void) => void) {
  const { artist, owner } = await givenArtist({})
  await givenActiveProduct({ artist })
  const database = await databaseProxy(env.get('DATABASE_URL'))
  // Kept pages are sent for a moment more (kept_responses.spec.ts).
  const server = await startServerProcess({
    settings: { DATABASE_URL: database.url, RESPONSE_CACHE: 'off' },
  })
  cleanup(() => {
    server.child.kill('SIGKILL')
    database.close()
  })
  const visitor = new HttpSession(server.origin)
  await visitor.token()
  const account = visitor.clone()
  const credentials = { email: owner.email, password: FACTORY_PASSWORD }
  await account.post('/api/login/artist', credentials)
  const logIn = { method: 'POST', body: JSON.stringify(credentials) }
  const asks: Record<string, Ask> = {
    'a list': () => ask(visitor, '/api/products'),
    'a page of visitors': () => ask(visitor, '/browse'),
    'a store': () => ask(visitor, `/store/${artist.id}`),
    'an account': () => ask(account, '/api/auth/user'),
    'a page of an account': () => ask(account, '/dashboard'),
    'a log-in': () => ask(visitor, '/api/login/artist', logIn),
    ...Object.fromEntries(
      Array.from({ length: SEARCHES }, (_, number) => [
        `search ${number}`,
        () => ask(visitor, `/api/products?search=tee${number}`),
      ])
    ),
  }
  return { asks, database, server }
}

type Ask = () => Promise<Response>

/** Whatever the answer is: a database that is away is no part of the description of a call. */
function ask({ origin, cookies }: HttpSession, path: string, init: RequestInit = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return fetch(`${origin}${path}`, { ...init, headers })
}

const answered = async (asked: Ask) => {
  const begun = performance.now()
  const answer = await asked()
  await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    seconds: (performance.now() - begun) / 1000,
  }
}

test.group('A database that hangs', (group) => {
  group.each.setup(resetDatabase)
  group.teardown(resetDatabase)

  test('holds no page and no call longer than 15 s, and answers again once it goes on', async ({
    assert,
    cleanup,
  }) => {
    cleanup(resetDatabase)
    const { asks, database, server } = await givenShop(cleanup)
    for (const [name, asked] of Object.entries(asks))
      assert.isBelow((await answered(asked)).status, 400, name)

    database.freeze()
    const answers = await Promise.all(Object.values(asks).map(answered))
    for (const [place, name] of Object.keys(asks).entries()) {
      const { status, retryAfter, seconds } = answers[place]!
      assert.equal(status, 503, name)
      assert.equal(retryAfter, '5', name)
      assert.isBelow(seconds, LONGEST_SECONDS, name)
    }

    database.thaw()
    const recovered = async () =>
      (await Promise.all(Object.values(asks).map(answered))).every(({ status }) => status < 400)
    for (let tries = 0; tries < 20 && !(await recovered()); tries++) await pause(500)
    assert.isTrue(await recovered(), server.log())
    assert.isNull(server.child.exitCode)
  })
    .tags(['SAFE-27'])
    .timeout(120_000)
})
