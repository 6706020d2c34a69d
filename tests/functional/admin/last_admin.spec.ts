import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'
import { untilWaiting } from '#tests/support/until_waiting'

const liveOwners = () =>
  db.from('users').where({ user_type: 'admin', admin_role: 'owner' }).whereNull('suspended_at')

const ways = {
  demoted: { path: 'role', body: { userType: 'fan' } },
  moved: { path: 'role', body: { userType: 'admin', adminRole: 'finance' } },
  suspended: { path: 'suspension', body: { isSuspended: true } },
}

test.group('Two owners at once', (group) => {
  group.each.setup(() => resetDatabase)

  test('cannot leave the place without one: each {way} by the other')
    .tags(['ADMN-7'])
    .with([{ way: 'demoted' }, { way: 'moved' }, { way: 'suspended' }] as const)
    .run(async ({ assert, client }, { way }) => {
      const { admin: one, call } = await givenAdminClient(client)
      const two = await UserFactory.apply('admin').create()
      // An admin with another role is no owner who is left.
      await UserFactory.merge({ userType: 'admin', adminRole: 'operations' }).create()
      const { path, body } = ways[way]
      // Both have been let in and wait for the same rows.
      const gate = await db.transaction()
      await gate.from('users').whereIn('id', [one.id, two.id]).forUpdate()
      const asked = [
        call('PATCH', `/api/admin/users/${two.id}/${path}`, body, one),
        call('PATCH', `/api/admin/users/${one.id}/${path}`, body, two),
      ].map((request) => Promise.resolve(request))
      await untilWaiting(2)
      await gate.commit()
      const answers = await Promise.all(asked)
      const statuses = answers.map((answer) => answer.status())
      assert.sameMembers(statuses, [200, 409])
      answers
        .find((answer) => answer.status() === 409)!
        .assertBodyContains({ code: 'E_LAST_ADMIN' })
      assert.lengthOf(await liveOwners(), 1)
      assert.lengthOf(await auditEntries(), 1)
    })
})
