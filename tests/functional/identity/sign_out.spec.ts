import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

async function signedInVisitor() {
  const user = await UserFactory.create()
  const visitor = new HttpSession()
  const answer = await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
  if (answer.status !== 200) throw new Error(`Not signed in: ${answer.text}`)
  return { user, visitor }
}

async function sessionsOf(userId: number) {
  const rows = await db.from('sessions').where('user_id', String(userId))
  return rows.length
}

test.group('Signing out, with real sessions', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('signing in adds one session row to the database, under a new id', async ({ assert }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const before = visitor.cookies.get('gigstall_session')
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    assert.isTrue(await visitor.isSignedIn())
    assert.notEqual(visitor.cookies.get('gigstall_session'), before)
    assert.equal(await sessionsOf(user.id), 1)
  })

  test('POST /api/logout is 204, and the old cookie opens nothing any more', async ({ assert }) => {
    const { user, visitor } = await signedInVisitor()
    const stolen = visitor.clone()
    assert.isTrue(await stolen.isSignedIn())
    const answer = await visitor.post('/api/logout')
    assert.equal(answer.status, 204)
    assert.equal(await sessionsOf(user.id), 0)
    assert.isFalse(await visitor.isSignedIn())
    assert.isFalse(await stolen.isSignedIn())
  })

  test('the link signs out from our own pages and from a typed address, and leads home')
    .with(['same-origin', 'none'])
    .run(async ({ assert }, site) => {
      const { user, visitor } = await signedInVisitor()
      const answer = await visitor.get('/api/logout', { 'sec-fetch-site': site })
      assert.equal(answer.status, 302)
      assert.equal(answer.location, '/')
      assert.equal(await sessionsOf(user.id), 0)
      assert.isFalse(await visitor.isSignedIn())
    })

  test('a link or picture on another site does not sign the user out: it asks')
    .with(['cross-site', 'same-site', ''])
    .run(async ({ assert }, site) => {
      const { visitor } = await signedInVisitor()
      const headers: Record<string, string> = { 'x-inertia': 'true', 'x-inertia-version': '1' }
      if (site) headers['sec-fetch-site'] = site
      const answer = await visitor.get('/api/logout', headers)
      assert.notEqual(answer.status, 302)
      assert.isTrue(await visitor.isSignedIn())
    })

  test('signing out twice does no harm', async ({ assert }) => {
    const { visitor } = await signedInVisitor()
    await visitor.post('/api/logout')
    assert.equal(await visitor.postStatus('/api/logout'), 204)
  })

  test('signing out on one device leaves the other signed in', async ({ assert }) => {
    const { user, visitor } = await signedInVisitor()
    const phone = new HttpSession()
    await phone.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    await visitor.post('/api/logout')
    assert.isTrue(await phone.isSignedIn())
  })
})
