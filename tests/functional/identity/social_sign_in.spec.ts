import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { startSilentServer } from '#tests/support/silent_server'
import { startSignInProvider } from '#tests/support/sign_in_provider'
import { HttpSession } from '#tests/support/http_session'

const PERSON = {
  sub: 'google-1',
  name: 'Gus van Gig',
  email: 'Gus@Example.test',
  email_verified: true,
}

let google: Awaited<ReturnType<typeof startSignInProvider>>

/** Through the login page to the provider and back, as a browser goes. */
async function comeBackFromGoogle(visitor: HttpSession, portal = 'fan') {
  const toProvider = await visitor.get(`/oauth/google/redirect?portal=${portal}`)
  const back = await visitor.get(toProvider.location!)
  const { location } = await visitor.get(back.location!)
  return location
}

const linksOf = (userId: number) =>
  db.from('social_identities').where('user_id', userId).select('provider', 'provider_user_id')

test.group('Sign-in with Google', (group) => {
  group.setup(async () => {
    google = await startSignInProvider('google')
    return () => google.stop()
  })
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => google.says(PERSON))

  test('a new user gets an account of the role of their login page, without a password')
    .with(['fan', 'artist'] as const)
    .run(async ({ assert }, portal) => {
      const visitor = new HttpSession()
      const location = await comeBackFromGoogle(visitor, portal)
      assert.equal(location, '/')
      assert.containSubset(await visitor.account(), {
        email: 'gus@example.test',
        firstName: 'Gus',
        lastName: 'van Gig',
        userType: portal,
      })
      const user = await User.findByOrFail('email', 'gus@example.test')
      assert.isNull(user.password)
      assert.isNotNull(user.emailVerifiedAt)
      assert.deepEqual(await linksOf(user.id), [
        { provider: 'google', provider_user_id: 'google-1' },
      ])
    })

  test('a provider that never answers delays the way back by eight seconds, and the login page says so', async ({
    assert,
    cleanup,
  }) => {
    const silence = await startSilentServer()
    cleanup(silence.close)
    cleanup(google.askedAt(`${silence.origin}/token`))
    const visitor = new HttpSession()
    const toProvider = await visitor.get('/oauth/google/redirect?portal=fan')
    const back = await visitor.get(toProvider.location!)
    const begun = performance.now()
    assert.equal((await visitor.get(back.location!)).location, '/login')
    assert.isBelow((performance.now() - begun) / 1000, 9.5)
    assert.include((await visitor.get('/login')).text, 'Google couldn’t log you in just now')
  })
    .tags(['LIMIT-12'])
    .timeout(30_000)

  test('signing in again opens the same account, even with another email at the provider', async ({
    assert,
  }) => {
    await comeBackFromGoogle(new HttpSession())
    google.says({ ...PERSON, email: 'changed@example.test' })
    const visitor = new HttpSession()
    await comeBackFromGoogle(visitor)
    assert.containSubset(await visitor.account(), { email: 'gus@example.test' })
    assert.lengthOf(
      await User.query().whereIn('email', ['gus@example.test', 'changed@example.test']),
      1
    )
  })

  test('an account with the same email, verified on both sides, is joined and keeps its password', async ({
    assert,
  }) => {
    const user = await UserFactory.merge({ email: 'gus@example.test' }).apply('verified').create()
    const visitor = new HttpSession()
    await comeBackFromGoogle(visitor)
    assert.containSubset(await visitor.account(), { id: user.id })
    const withPassword = await new HttpSession().post('/api/login', {
      email: user.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(withPassword.status, 200)
  })

  test('an account that never confirmed its email loses its password, sessions and links when the email’s owner signs in', async ({
    assert,
  }) => {
    const user = await UserFactory.merge({ email: 'gus@example.test' }).create()
    await db
      .table('social_identities')
      .insert({ user_id: user.id, provider: 'spotify', provider_user_id: 'squatter' })
    const squatter = new HttpSession()
    await squatter.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    assert.isNotNull(await squatter.account())

    const owner = new HttpSession()
    await comeBackFromGoogle(owner)
    assert.containSubset(await owner.account(), { id: user.id })
    assert.isNull(await squatter.account())
    assert.equal(
      await squatter.postStatus('/api/login', { email: user.email, password: FACTORY_PASSWORD }),
      401
    )
    assert.deepEqual(await linksOf(user.id), [{ provider: 'google', provider_user_id: 'google-1' }])
    await user.refresh()
    assert.isNotNull(user.emailVerifiedAt)
  })

  test('an email that the provider has not verified opens no existing account', async ({
    assert,
  }) => {
    const user = await UserFactory.merge({ email: 'gus@example.test' }).apply('verified').create()
    google.says({ ...PERSON, email_verified: false })
    const visitor = new HttpSession()
    const location = await comeBackFromGoogle(visitor)
    assert.equal(location, '/login')
    assert.isNull(await visitor.account())
    assert.lengthOf(await linksOf(user.id), 0)
  })

  test('a second Google account with the same email is no way in', async ({ assert }) => {
    await comeBackFromGoogle(new HttpSession())
    google.says({ ...PERSON, sub: 'google-2' })
    const visitor = new HttpSession()
    assert.equal(await comeBackFromGoogle(visitor), '/login')
    assert.isNull(await visitor.account())
  })

  test('without an email no account is made, and the user is back at the artist login page', async ({
    assert,
  }) => {
    google.says({ sub: 'google-3', name: 'No Mail' })
    const visitor = new HttpSession()
    const [before] = await db.from('users').count('* as total')
    assert.equal(await comeBackFromGoogle(visitor, 'artist'), '/login/artist')
    assert.isNull(await visitor.account())
    const [after] = await db.from('users').count('* as total')
    assert.deepEqual(after, before)
  })

  test('an account of the other kind gets an error, and is neither signed in nor linked', async ({
    assert,
  }) => {
    const user = await UserFactory.merge({ email: 'gus@example.test' }).apply('artist').create()
    const visitor = new HttpSession()
    const location = await comeBackFromGoogle(visitor, 'fan')
    assert.equal(location, '/?error=role_mismatch&requested=fan&actual=artist')
    assert.isNull(await visitor.account())
    assert.lengthOf(await linksOf(user.id), 0)
    await user.refresh()
    assert.isNotNull(user.password)
  })

  test('a suspended account is not signed in', async ({ assert }) => {
    await UserFactory.merge({ email: 'gus@example.test' })
      .apply('verified')
      .apply('suspended')
      .create()
    const visitor = new HttpSession()
    assert.equal(await comeBackFromGoogle(visitor), '/login')
    assert.isNull(await visitor.account())
  })

  test('the visitor goes on to where they wanted to be', async ({ assert }) => {
    const visitor = new HttpSession()
    await visitor.get('/login?to=/wishlist')
    assert.equal(await comeBackFromGoogle(visitor), '/wishlist')
  })

  test('an answer that was not started here is refused: {title}')
    .with([
      { title: 'no state at all', query: '?code=anything' },
      { title: 'an empty state', query: '?code=anything&state=' },
      { title: "another visitor's state", query: '?code=anything&state=guessed' },
    ])
    .run(async ({ assert }, { query }) => {
      const visitor = new HttpSession()
      const answer = await visitor.get(`/oauth/google/callback${query}`)
      assert.equal(answer.location, '/login')
      assert.isNull(await visitor.account())
      assert.isNull(await User.findBy('email', 'gus@example.test'))
    })

  test('refusing at the provider leads back to the login page', async ({ assert }) => {
    const visitor = new HttpSession()
    const toProvider = await visitor.get('/oauth/google/redirect?portal=artist')
    const state = new URL(toProvider.location!).searchParams.get('state')
    const answer = await visitor.get(`/oauth/google/callback?error=access_denied&state=${state}`)
    assert.equal(answer.location, '/login/artist')
    assert.isNull(await visitor.account())
  })

  test('a provider that fails leads back to the login page', async ({ assert }) => {
    google.failOnce()
    const visitor = new HttpSession()
    assert.equal(await comeBackFromGoogle(visitor), '/login')
    assert.isNull(await visitor.account())
  })

  test('a provider without keys is 404')
    .with(['/oauth/spotify/redirect', '/oauth/github/callback', '/oauth/myspace/redirect'])
    .run(async ({ assert }, path) => {
      const { status } = await new HttpSession().get(path, { accept: 'application/json' })
      assert.equal(status, 404)
    })
})
