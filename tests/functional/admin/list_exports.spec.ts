import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const LISTS = [
  { path: '/admin/users.csv', list: 'accounts' },
  { path: '/admin/orders.csv', list: 'orders' },
  { path: '/admin/artists.csv', list: 'artists' },
]

test.group('A file of accounts, orders or artists', (group) => {
  group.each.setup(rollbackAfterEach)

  test('{path} is recorded with who took it, and without what was searched for')
    .tags(['ADMN-25'])
    .with(LISTS)
    .run(async ({ assert, client }, { path, list }) => {
      const { admin, file } = await givenAdminClient(client)
      await file(`${path}?search=nobody-of-this-name`)
      const [entry, ...others] = await auditEntries()
      assert.isEmpty(others)
      assert.containSubset(entry, {
        actor_user_id: admin.id,
        action: `${list}.export`,
        subject_type: 'list',
        before: null,
      })
      assert.deepEqual(entry!.after, { rows: 0 })
    })

  test('{path} needs a log-in or a confirmation of the last ten minutes')
    .tags(['ADMN-25'])
    .with(LISTS)
    .run(async ({ assert, client }, { path }) => {
      const admin = await UserFactory.apply('admin').create()
      const refused = await client.get(path).header('accept', 'application/json').loginAs(admin)
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'E_CONFIRM_IDENTITY')
      const page = await client.get(path).header('accept', 'text/html').loginAs(admin)
      page.assertStatus(403)
      assert.notInclude(page.text(), admin.email + ',')
      assert.isEmpty(await auditEntries())
    })
})
