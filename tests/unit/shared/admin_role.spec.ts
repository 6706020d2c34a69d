import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ADMIN_AREAS, ADMIN_ROLES, adminRoleAllows, type AdminRole } from '#shared/admin_role'

const written = (role: AdminRole) =>
  ADMIN_AREAS.filter((area) => adminRoleAllows(role, area, 'write'))

test.group('A role of admins', () => {
  test('reads everything', ({ assert }) => {
    for (const role of ADMIN_ROLES)
      assert.isTrue(ADMIN_AREAS.every((area) => adminRoleAllows(role, area, 'read')))
  }).tags(['ROLE-3'])

  test('that is missing allows nothing', ({ assert }) => {
    const acts = ['read', 'write'] as const
    const allowed = [null, undefined].flatMap((role) =>
      ADMIN_AREAS.filter((area) => acts.some((act) => adminRoleAllows(role, area, act)))
    )
    assert.deepEqual(allowed, [])
  }).tags(['ROLE-3'])

  test('changes its own part and nothing else; an owner changes all that can be changed', ({
    assert,
  }) => {
    assert.deepEqual(written('operations'), ['orders', 'disputes', 'notes', 'queues', 'mails'])
    assert.deepEqual(written('catalogue'), ['products', 'reports', 'provider', 'artists', 'notes'])
    assert.deepEqual(written('finance'), [
      'refunds',
      'payouts',
      'accounting',
      'signoffs',
      'notes',
      'settings',
    ])
    assert.deepEqual(written('support'), ['security', 'notes', 'mails'])
    const others = ADMIN_ROLES.filter((role) => role !== 'owner').flatMap(written)
    assert.includeMembers(written('owner'), [...others, 'accounts'])
    assert.notIncludeMembers(others, ['accounts'])
  }).tags(['ROLE-3'])

  test('may do what the table of the rules says', async ({ assert }) => {
    const rules = await readFile(app.makePath('docs/rules/accounts-and-roles.md'), 'utf8')
    const section = rules.split('## Roles of admins')[1]!.split('\n## ')[0]!
    const rows = [...section.matchAll(/^\| (\w+) +\|[^|]+\| ([\w, ]+?) +\|$/gm)]
      .map(([, area, roles]) => [area, roles])
      .filter(([area]) => area !== 'Area')
    const table = ADMIN_AREAS.map((area) => {
      const roles = ADMIN_ROLES.filter((role) => adminRoleAllows(role, area, 'write'))
      return [area, roles.join(', ') || 'nobody']
    })
    assert.deepEqual(rows, table)
  }).tags(['ROLE-3'])
})
