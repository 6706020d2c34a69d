import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { UserFactory } from '#database/factories/user_factory'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { givenTwoStepLogin, secondStep } from '#tests/functional/identity/second_factor_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { startSignInProvider } from '#tests/support/sign_in_provider'

const PERSON = { sub: 'google-1', name: 'Gus van Gig', email_verified: true }

let google: Awaited<ReturnType<typeof startSignInProvider>>

/** Through the login page to the provider and back. @returns where that leads */
async function comeBackFromGoogle(visitor: HttpSession, portal: string) {
  const toProvider = await visitor.get(`/oauth/google/redirect?portal=${portal}`)
  const back = await visitor.get(toProvider.location!)
  return (await visitor.get(back.location!)).location
}

test.group('Two-step login and Google', (group) => {
  group.setup(async () => {
    google = await startSignInProvider('google')
    return () => google.stop()
  })
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('the login page asks for the code, and nobody is logged in before', async ({ assert }) => {
    const user = await UserFactory.apply('artist').apply('verified').create()
    await SocialIdentityFactory.merge({
      userId: user.id,
      provider: 'google',
      providerUserId: PERSON.sub,
    }).create()
    google.says({ ...PERSON, email: user.email })
    const { code } = await givenTwoStepLogin(user)
    const visitor = new HttpSession()
    assert.equal(await comeBackFromGoogle(visitor, 'artist'), '/login/artist')
    assert.isFalse(await visitor.isSignedIn())
    assert.include((await visitor.get('/login/artist')).text, 'one-time-code')
    assert.equal((await secondStep(visitor, code())).status, 200)
    assert.isTrue(await visitor.isSignedIn())
  }).tags(['MFA-2'])

  test('the owner of an email takes over an account made with it by someone else, without that one’s app', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    await givenTwoStepLogin(user)
    google.says({ ...PERSON, email: user.email })
    const owner = new HttpSession()
    assert.equal(await comeBackFromGoogle(owner, 'fan'), '/')
    assert.equal((await owner.account()).id, user.id)
    for (const table of ['authenticators', 'recovery_codes'])
      assert.lengthOf(await db.from(table).where('user_id', user.id), 0)
  }).tags(['MFA-8'])

  test('so does the link of a forgotten password', async ({ assert }) => {
    const user = await UserFactory.create()
    await givenTwoStepLogin(user)
    const reset = { token: await mailedToken(user.email), password: 'an even longer password' }
    assert.equal((await new HttpSession().post('/api/reset-password', reset)).status, 204)
    const browser = new HttpSession()
    const login = { email: user.email, password: reset.password }
    assert.equal((await browser.post('/api/login', login)).status, 200)
  }).tags(['MFA-8'])

  test('a forgotten password of a verified account does not turn it off', async ({ assert }) => {
    const user = await UserFactory.apply('verified').create()
    await givenTwoStepLogin(user)
    const reset = { token: await mailedToken(user.email), password: 'an even longer password' }
    assert.equal((await new HttpSession().post('/api/reset-password', reset)).status, 204)
    const login = { email: user.email, password: reset.password }
    const answer = await new HttpSession().post('/api/login', login)
    assert.equal(answer.json().code, 'E_SECOND_FACTOR')
  }).tags(['MFA-2'])
})
