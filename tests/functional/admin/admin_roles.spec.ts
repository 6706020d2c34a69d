import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { ADMIN_ROLE_REFUSED, type AdminRole } from '#shared/admin_role'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenPaidOrder } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const givenAdmin = (adminRole: AdminRole | null) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

const roleOf = async (id: number) => {
  const row = await db.from('users').where('id', id).firstOrFail()
  return [row.user_type, row.admin_role]
}

test.group('The role of an admin', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is given by an owner, stands in the audit log and in the list; who becomes admin without one is support', async ({
    assert,
    client,
  }) => {
    const { call, open, file } = await givenAdminClient(client)
    const fan = await UserFactory.merge({ lastName: 'Ledgerson' }).create()
    const give = async (body: object) => {
      const answer = await call('PATCH', `/api/admin/users/${fan.id}/role`, body)
      answer.assertStatus(200)
      return answer.body().adminRole
    }
    assert.equal(await give({ userType: 'admin' }), 'support')
    assert.equal(await give({ userType: 'admin', adminRole: 'finance' }), 'finance')
    // Neither of these changes anything.
    assert.equal(await give({ userType: 'admin' }), 'finance')
    assert.equal(await give({ userType: 'admin', adminRole: 'finance' }), 'finance')
    type Listed = { rows: { id: number; adminRole: AdminRole | null }[] }
    const { rows } = await open<Listed>('/admin/users?search=ledgerson')
    assert.containSubset(rows, [{ id: fan.id, adminRole: 'finance' }])
    const [head, line] = await file('/admin/users.csv?search=ledgerson')
    assert.match(head!, /,Admin role$/)
    assert.match(line!, /,finance$/)
    // Of a fan it says nothing, whatever the caller sends.
    assert.isNull(await give({ userType: 'fan', adminRole: 'owner' }))
    assert.deepEqual(await roleOf(fan.id), ['fan', null])
    const entries = (await auditEntries()).filter(({ subject_type: type }) => type === 'user')
    assert.deepEqual(
      entries.map(({ before, after }) => [before, after]),
      [
        [{ userType: 'fan' }, { userType: 'admin', adminRole: 'support' }],
        [
          { userType: 'admin', adminRole: 'support' },
          { userType: 'admin', adminRole: 'finance' },
        ],
        [{ userType: 'admin', adminRole: 'finance' }, { userType: 'fan' }],
      ]
    )
  }).tags(['ADMN-4', 'ROLE-3'])

  test('ends the sessions of the account each time it changes', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const support = await givenAdmin('support')
    const path = `/api/admin/users/${support.id}/role`
    const change = (adminRole: AdminRole) => call('PATCH', path, { userType: 'admin', adminRole })
    const version = async () => (await support.refresh()).accessVersion
    const before = await version()
    ;(await change('finance')).assertStatus(200)
    const changed = await version()
    assert.isAbove(changed, before)
    ;(await change('finance')).assertStatus(200)
    assert.equal(await version(), changed)
  }).tags(['SESS-5'])

  test('that there is not is refused, and so is a role of admins that {who} gives')
    .with([{ who: 'operations' }, { who: 'catalogue' }, { who: 'finance' }, { who: 'support' }])
    .tags(['ROLE-3'])
    .run(async ({ assert, client }, { who }) => {
      const { call, admin } = await givenAdminClient(client)
      const fan = await UserFactory.create()
      const one = await givenAdmin(who as AdminRole)
      const path = (id: number) => `/api/admin/users/${id}/role`
      const unknown = { userType: 'admin', adminRole: 'king' }
      ;(await call('PATCH', path(fan.id), unknown)).assertStatus(422)
      for (const id of [fan.id, one.id, admin.id]) {
        const body = { userType: 'admin', adminRole: 'owner' }
        const answer = await call('PATCH', path(id), body, one)
        answer.assertStatus(403)
        answer.assertBodyContains({ code: 'E_FORBIDDEN', message: ADMIN_ROLE_REFUSED })
      }
      assert.deepEqual(await roleOf(fan.id), ['fan', null])
      assert.deepEqual(await roleOf(one.id), ['admin', who])
      assert.deepEqual(await auditEntries(), [])
    })

  test('is not needed to be a buyer: support receives its own order, and not that of somebody else', async ({
    client,
  }) => {
    const support = await givenAdmin('support')
    const given = async (buyer?: typeof support) => {
      const { order } = await givenPaidOrder({ buyer })
      await order.merge({ status: 'shipped' }).save()
      return `/api/orders/${order.id}/received`
    }
    const press = (path: string) => client.post(path).loginAs(support).withCsrfToken().json({})
    ;(await press(await given(support))).assertStatus(200)
    const refused = await press(await given())
    refused.assertStatus(403)
    refused.assertBodyContains({ message: ADMIN_ROLE_REFUSED })
  }).tags(['ROLE-3'])

  test('is told to its account alone, and to no other', async ({ assert, client }) => {
    const told = async (account: Awaited<ReturnType<typeof givenAdmin>>) =>
      (await client.get('/api/auth/user').loginAs(account)).body().adminRole
    assert.equal(await told(await givenAdmin('catalogue')), 'catalogue')
    const former = await UserFactory.merge({ userType: 'fan', adminRole: 'owner' }).create()
    assert.isNull(await told(former))
  }).tags(['ROLE-3'])
})
