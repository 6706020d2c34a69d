import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ACCESS_VERSION_KEY } from '#core/session/hybrid_store'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const userOf = (id: number) => db.from('users').where('id', id).firstOrFail()

test.group('A change of role', (group) => {
  group.each.setup(rollbackAfterEach)

  test('takes effect at once and is audited with the former role, the admin and the request', async ({
    assert,
    client,
  }) => {
    const { admin, call } = await givenAdminClient(client)
    const fan = await UserFactory.create()
    const path = `/api/admin/users/${fan.id}/role`
    const answer = await call('PATCH', path, { userType: 'admin' })
    answer.assertStatus(200)
    answer.assertBodyContains({ id: fan.id, userType: 'admin', isSuspended: false })
    // A second call changes nothing and is not audited.
    ;(await call('PATCH', path, { userType: 'admin' })).assertStatus(200)
    const [entry, ...others] = await auditEntries()
    assert.lengthOf(others, 0)
    assert.isString(entry!.request_id)
    assert.deepInclude(entry!, {
      actor_user_id: admin.id,
      action: 'user.role',
      subject_type: 'user',
      subject_id: fan.id,
      before: { userType: 'fan' },
      after: { userType: 'admin', adminRole: 'support' },
    })
    const session = { [ACCESS_VERSION_KEY]: (await fan.refresh()).accessVersion }
    const page = await client.get('/admin').loginAs(fan).withSession(session).redirects(0)
    page.assertStatus(200)
  }).tags(['ADMN-4'])

  test('is refused, and nothing changes: {why}')
    .tags(['ADMN-4'])
    .with([
      { why: 'one’s own', status: 409, code: 'E_OWN_ACCOUNT' },
      {
        why: 'an outdated version',
        status: 409,
        code: 'E_CONCURRENT_MODIFICATION',
      },
      { why: 'admin for the owner of a profile', status: 409, code: 'E_PROFILE_OWNER' },
      { why: 'a deleted account', status: 404, code: 'E_NOT_FOUND' },
      { why: 'none that there is', status: 422, code: 'E_VALIDATION_ERROR' },
    ])
    .run(async ({ assert, client }, { why, status, code }) => {
      const { admin, call } = await givenAdminClient(client)
      const { owner } = await givenArtist({})
      const gone = await UserFactory.apply('deleted').create()
      const asked: Record<string, [number, object]> = {
        'one’s own': [admin.id, { userType: 'fan' }],
        'an outdated version': [
          owner.id,
          { userType: 'fan', updatedAt: '2026-01-01T00:00:00.000Z' },
        ],
        'admin for the owner of a profile': [owner.id, { userType: 'admin' }],
        'a deleted account': [gone.id, { userType: 'artist' }],
        'none that there is': [owner.id, { userType: 'owner' }],
      }
      const [id, body] = asked[why]!
      const before = await db.from('users').orderBy('id')
      const answer = await call('PATCH', `/api/admin/users/${id}/role`, body)
      answer.assertStatus(status)
      answer.assertBodyContains({ code })
      assert.deepEqual(await db.from('users').orderBy('id'), before)
      assert.deepEqual(await auditEntries(), [])
    })

  test('keeps a store with its account, and the artist’s role comes back', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({})
    const give = (userType: string) =>
      call('PATCH', `/api/admin/users/${owner.id}/role`, { userType })
    ;(await give('fan')).assertStatus(200)
    ;(await client.get(`/api/artists/${artist.id}`)).assertStatus(200)
    ;(await give('artist')).assertStatus(200)
    assert.equal((await userOf(owner.id)).user_type, 'artist')
  }).tags(['ADMN-4'])
})

test.group('A suspension', (group) => {
  group.each.setup(rollbackAfterEach)

  test('blocks signing in, ends every session at once and takes the store off the site; lifting it restores all', async ({
    assert,
    cleanup,
    client,
  }) => {
    const restore = await useRealSessions()
    cleanup(restore)
    const { product, artist } = await givenActiveProduct({})
    const { id, email } = await userOf(artist.userId)
    const admin = await UserFactory.apply('admin').create()
    const [adminClient, visitor] = [new HttpSession(), new HttpSession()]
    await adminClient.post('/api/login', { email: admin.email, password: FACTORY_PASSWORD })
    const signIn = () => visitor.post('/api/login/artist', { email, password: FACTORY_PASSWORD })
    await signIn()
    const set = async (isSuspended: boolean) => {
      const answer = await adminClient.patch(`/api/admin/users/${id}/suspension`, { isSuspended })
      assert.equal(answer.status, 200)
      assert.containsSubset(answer.json(), { id, isSuspended })
    }
    const statusesOfStore = async () => {
      const paths = [`/api/artists/${artist.id}`, `/api/products/${product.id}`]
      const answers = await Promise.all(paths.map((path) => client.get(path)))
      return answers.map((answer) => answer.status())
    }

    await set(true)
    await set(true)
    assert.lengthOf(await db.from('sessions').where('user_id', String(id)), 0)
    assert.equal(await visitor.getStatus('/api/auth/user'), 401)
    const refused = await signIn()
    assert.equal(refused.status, 403)
    assert.equal(refused.json().code, 'E_SUSPENDED')
    assert.deepEqual(await statusesOfStore(), [404, 404])

    await set(false)
    assert.equal((await signIn()).status, 200)
    assert.deepEqual(await statusesOfStore(), [200, 200])
    const entries = (await auditEntries()).filter(({ action }) => action !== 'user.log_in')
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before.isSuspended, after.isSuspended]),
      [
        ['user.suspend', false, true],
        ['user.restore', true, false],
      ]
    )
    for (const entry of entries)
      assert.deepInclude(entry, { actor_user_id: admin.id, subject_type: 'user', subject_id: id })
  }).tags(['ADMN-5'])

  test('keeps its reason in the audit log, which the list shows while the suspension lasts', async ({
    assert,
    client,
  }) => {
    const { call, open, file } = await givenAdminClient(client)
    const [one, two] = await UserFactory.merge({ lastName: 'Returner' }).createMany(2)
    const set = async (isSuspended: boolean, reason?: string) => {
      const path = `/api/admin/users/${one!.id}/suspension`
      const answer = await call('PATCH', path, { isSuspended, reason })
      answer.assertStatus(200)
      return answer.body().suspensionReason
    }
    assert.equal(await set(true, '  Returned every order '), 'Returned every order')
    const [, line] = await file('/admin/users.csv?search=returner&state=suspended')
    assert.match(line!, /,suspended,.*,Returned every order,$/)
    assert.isNull(await set(false))
    assert.isNull(await set(true, ''))
    const ids = [one!.id, two!.id]
    const several = { ids, isSuspended: true, reason: 'One person' }
    ;(await call('PATCH', '/api/admin/users/suspension', several)).assertStatus(200)
    type Listed = { rows: { id: number; suspensionReason: string | null }[] }
    const { rows } = await open<Listed>('/admin/users?search=returner&sort=joined')
    assert.sameDeepMembers(
      rows.map(({ id, suspensionReason }) => [id, suspensionReason]),
      [
        [one!.id, null],
        [two!.id, 'One person'],
      ]
    )
    const entries = (await auditEntries()).filter(({ subject_type: type }) => type === 'user')
    assert.deepEqual(
      entries.map(({ after }) => after),
      [
        { isSuspended: true, reason: 'Returned every order' },
        { isSuspended: false },
        { isSuspended: true },
        { isSuspended: true, reason: 'One person' },
      ]
    )
    const tooLong = { isSuspended: true, reason: 'x'.repeat(501) }
    const refused = await call('PATCH', `/api/admin/users/${two!.id}/suspension`, tooLong)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'reason' }] })
  }).tags(['ADMN-5'])

  test('of several is one call: for all of them, each audited, and those already suspended are left alone', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const [one, two] = await UserFactory.createMany(2)
    const { owner, artist } = await givenArtist({})
    const before = await UserFactory.apply('suspended').create()
    const ids = [one!.id, two!.id, owner.id, before.id]
    const answer = await call('PATCH', '/api/admin/users/suspension', { ids, isSuspended: true })
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { changed: 3 })
    const suspended = await db.from('users').whereNotNull('suspended_at').orderBy('id').select('id')
    assert.deepEqual(
      suspended.map(({ id }) => id),
      ids.toSorted((a, b) => a - b)
    )
    assert.isTrue((await db.from('artists').where('id', artist.id).firstOrFail()).is_hidden)
    const entries = await auditEntries()
    assert.sameMembers(
      entries.map((entry) => entry.subject_id),
      [one!.id, two!.id, owner.id]
    )
    assert.lengthOf(new Set(entries.map((entry) => entry.request_id)), 1)

    const lifted = await call('PATCH', '/api/admin/users/suspension', { ids, isSuspended: false })
    assert.deepEqual(lifted.body(), { changed: 4 })
    assert.isFalse((await db.from('artists').where('id', artist.id).firstOrFail()).is_hidden)
  }).tags(['ADMN-6'])

  test('is refused, and nothing changes: {why}')
    .tags(['ADMN-4'])
    .with([
      { why: 'oneself among several', status: 409, code: 'E_OWN_ACCOUNT' },
      { why: 'a deleted one among several', status: 404, code: 'E_NOT_FOUND' },
      { why: 'an empty list', status: 422, code: 'E_VALIDATION_ERROR' },
      { why: 'the same one twice', status: 422, code: 'E_VALIDATION_ERROR' },
      { why: 'more than a page', status: 422, code: 'E_VALIDATION_ERROR' },
      { why: 'stale', status: 409, code: 'E_CONCURRENT_MODIFICATION' },
    ])
    .run(async ({ assert, client }, { why, status, code }) => {
      const { admin, call } = await givenAdminClient(client)
      const { owner } = await givenArtist({})
      const gone = await UserFactory.apply('deleted').create()
      const many = Array.from({ length: 101 }, (_, index) => index + 1)
      const several: Record<string, number[]> = {
        'oneself among several': [owner.id, admin.id],
        'a deleted one among several': [owner.id, gone.id],
        'an empty list': [],
        'the same one twice': [owner.id, owner.id],
        'more than a page': many,
      }
      const before = await db.from('users').orderBy('id')
      const ids = several[why]
      const answer = ids
        ? await call('PATCH', '/api/admin/users/suspension', { ids, isSuspended: true })
        : await call('PATCH', `/api/admin/users/${owner.id}/suspension`, {
            isSuspended: true,
            updatedAt: '2026-01-01T00:00:00.000Z',
          })
      answer.assertStatus(status)
      answer.assertBodyContains({ code })
      assert.deepEqual(await db.from('users').orderBy('id'), before)
      assert.lengthOf(await db.from('artists').where('is_hidden', true), 0)
      assert.deepEqual(await auditEntries(), [])
    })
})
