import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import db from '@adonisjs/lucid/services/db'

test.group('GET /api/auth/user', (group) => {
  group.each.setup(rollbackAfterEach)

  test('a visitor is 401 Unauthorized, and gets the XSRF cookie for the next call', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/auth/user')
    response.assertStatus(401)
    response.assertBody({ message: 'Unauthorized', code: 'E_UNAUTHORIZED' })
    assert.exists(response.cookie('XSRF-TOKEN'))
  }).tags(['SESS-1', 'CALL-1'])

  test('an account sees itself; the answer may not be cached', async ({ client, assert }) => {
    const user = await UserFactory.apply('artist').create()
    const response = await client.get('/api/auth/user').loginAs(user)
    response.assertStatus(200)
    response.assertBodyContains({
      id: user.id,
      email: user.email,
      userType: 'artist',
      artist: null,
    })
    assert.sameMembers(Object.keys(response.body()), [
      'id',
      'firstName',
      'lastName',
      'email',
      'profileImageUrl',
      'userType',
      'adminRole',
      'artist',
      'bands',
    ])
    assert.equal(response.header('cache-control'), 'private, no-store')
    assert.exists(response.cookie('XSRF-TOKEN'))
  }).tags(['CALL-1'])

  test('looking at it writes nothing to the database for a visitor', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await useRealSessions())
    const before = await db.from('sessions').count('* as total')
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    await visitor.get('/api/auth/user')
    assert.deepEqual(await db.from('sessions').count('* as total'), before)
  })
})
