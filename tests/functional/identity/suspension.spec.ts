import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { SuspendAccounts } from '#identity/actions/suspend_accounts'
import { revokeAccess } from '#identity/revoke_access'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { realSessionStore, useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { clock } from '#shared/clock'

const PAGE = { accept: 'text/html' }

/** A call of a page, which then leads to the login page as the browser does. */
async function askByCall(visitor: HttpSession) {
  const refused = await visitor.post('/api/artists', { bandName: 'Late' })
  if (!refused.json().message.includes('suspended')) throw new Error('The call does not say why')
  return visitor.get('/api/login?to=/account', PAGE)
}

/** The columns of a deleted account. */
const DELETED = {
  email: 'deleted-1-x@gigstall.invalid',
  password: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  emailVerifiedAt: null,
}

test.group('Ending sessions from outside', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('a suspended account is signed out at its next request, for good', async ({ assert }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    await user.merge({ suspendedAt: clock.now() }).save()
    assert.equal(await visitor.getStatus('/api/auth/user'), 401)
    assert.lengthOf(await db.from('sessions').where('user_id', String(user.id)), 0)
    await user.merge({ suspendedAt: null }).save()
    assert.equal(await visitor.getStatus('/api/auth/user'), 401)
  })

  test(
    'a session that outlived the end of an account, {by}, is refused, and pages answer as to a visitor'
  )
    .with([
      { by: 'suspended', barred: () => ({ suspendedAt: clock.now() }) },
      { by: 'deleted', barred: () => ({ ...DELETED, deletedAt: clock.now() }) },
    ])
    .run(async ({ assert }, { barred }) => {
      const user = await UserFactory.create()
      const [visitor, caller] = [new HttpSession(), new HttpSession()]
      for (const one of [visitor, caller])
        await one.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
      await user.merge(barred()).save()
      assert.equal(await visitor.getStatus('/'), 200)
      assert.equal(await visitor.getStatus('/account'), 302)
      assert.equal((await caller.post('/api/artists', { bandName: 'Late' })).status, 401)
      assert.isEmpty(await db.from('sessions').where('user_id', String(user.id)))
      assert.isEmpty(await db.from('artists').where('user_id', user.id))
    })

  test('all sessions of one account can be ended, and those of other accounts stay', async ({
    assert,
  }) => {
    const [user, other] = await UserFactory.createMany(2)
    const visitors = [new HttpSession(), new HttpSession()]
    for (const visitor of visitors)
      await visitor.post('/api/login', { email: user!.email, password: FACTORY_PASSWORD })
    const bystander = new HttpSession()
    await bystander.post('/api/login', { email: other!.email, password: FACTORY_PASSWORD })
    await revokeAccess(user!.id)
    for (const visitor of visitors) assert.equal(await visitor.getStatus('/api/auth/user'), 401)
    assert.equal(await bystander.getStatus('/api/auth/user'), 200)
  })

  test('a call after that is asked to sign in, and one with a wrong token is refused', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const refused = await visitor.send('/api/artists', {
      method: 'POST',
      headers: { 'accept': 'application/json', 'x-xsrf-token': 'not the one' },
    })
    assert.equal(refused.status, 403)
    assert.equal(refused.json().code, 'E_BAD_CSRF_TOKEN')
    await revokeAccess(user.id)
    const lost = await visitor.post('/api/artists', { bandName: 'Late' })
    assert.equal(lost.status, 401)
    assert.equal(lost.json().code, 'E_UNAUTHORIZED')
  })

  test('a request under way when its session ends does not bring it back', async ({ assert }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const { id } = await db.from('sessions').where('user_id', String(user.id)).firstOrFail()
    const store = await realSessionStore(id)
    const values = await store.read(id)
    assert.isNotNull(values)
    await revokeAccess(user.id)
    await store.write(id, { ...values, changed: true })
    assert.lengthOf(await db.from('sessions').where('id', id), 0)
  })

  test('a session that a suspension ends says so on the login page, after {after}')
    .tags(['ADMN-5'])
    .with([
      { after: 'a page', ask: (visitor: HttpSession) => visitor.get('/account', PAGE) },
      { after: 'a call', ask: askByCall },
      {
        after: 'public pages and a call',
        ask: async (visitor: HttpSession) => {
          await visitor.get('/', PAGE)
          await visitor.get('/login', PAGE)
          return askByCall(visitor)
        },
      },
    ])
    .run(async ({ assert }, { ask }) => {
      const [user, other] = await UserFactory.createMany(2)
      const [visitor, bystander] = [new HttpSession(), new HttpSession()]
      await visitor.post('/api/login', { email: user!.email, password: FACTORY_PASSWORD })
      await bystander.post('/api/login', { email: other!.email, password: FACTORY_PASSWORD })
      const suspend = await app.container.make(SuspendAccounts)
      await db.transaction((trx) => suspend.handle([user!.id], true, trx))
      assert.lengthOf(await db.from('sessions').where('user_id', String(user!.id)), 0)
      assert.equal(await bystander.getStatus('/api/auth/user'), 200)

      const led = await ask(visitor)
      assert.equal(led.status, 302)
      const said = await visitor.get(led.location!, PAGE)
      assert.include(said.text, 'We’ve suspended your account')
      assert.notInclude(said.text, 'Logging in again')
      // Said once: the next person at this browser is a visitor like any other.
      const next = await visitor.get('/account', PAGE)
      const login = await visitor.get(next.location!, PAGE)
      assert.include(login.text, 'Logging in again')
      assert.notInclude(login.text, 'We’ve suspended')
    })

  test('a request under way when its account is suspended does not bring the session back', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const { id } = await db.from('sessions').where('user_id', String(user.id)).firstOrFail()
    const store = await realSessionStore(id)
    const values = await store.read(id)
    const suspend = await app.container.make(SuspendAccounts)
    await db.transaction((trx) => suspend.handle([user.id], true, trx))
    await store.write(id, { ...values, changed: true })
    assert.lengthOf(await db.from('sessions').where('user_id', String(user.id)), 0)
    assert.equal(await visitor.getStatus('/api/auth/user'), 401)
  })
})
