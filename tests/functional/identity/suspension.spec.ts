import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { revokeAccess } from '#identity/revoke_access'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { realSessionStore, useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { clock } from '#shared/clock'

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
})
