import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { accessRuleOf } from '#core/access'
import { UserFactory } from '#database/factories/user_factory'
import { ADMIN_ROUTES } from '#tests/architecture/admin_role_table'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import type { Use } from '#tests/architecture/role_use'
import { allUses, pathOfUse, routesByName } from '#tests/architecture/route_uses'
import { givenPeopleAndThings, STAFF } from '#tests/support/callers'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** Admins change something there that another artist may not: it is neither their own nor everybody's. */
const isAdminsAct = (name: string, { admin, other }: Use) =>
  !name.startsWith('GET ') && admin < 300 && other >= 400

/** The caller may be the buyer, so the policy asks for the role and not the route. */
const BY_POLICY = [
  'POST /api/orders/:id/received',
  'GET /orders/:orderNumber/receipt',
  'GET /orders/:orderNumber/receipts/:receipt.pdf',
]

test.group('What a role of admins may do', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(rollbackAfterEach)

  test('is listed for each route that names an area of admins, and each route for admins alone names one', ({
    assert,
  }) => {
    const named = [...routesByName()].filter(([, route]) => accessRuleOf(route)?.adminArea)
    const alone = [...routesByName()].filter(([, route]) => accessRuleOf(route)?.to === 'admin')
    const acts = allUses().filter(({ name, use }) => isAdminsAct(name, use))
    const names = [...new Set([...alone, ...named].map(([name]) => name))]
    assert.sameMembers(Object.keys(ADMIN_ROUTES), [...names, ...BY_POLICY])
    const without = [...alone.map(([name]) => name), ...acts.map(({ name }) => name)].filter(
      (name) => !accessRuleOf(routesByName().get(name))?.adminArea && !BY_POLICY.includes(name)
    )
    assert.deepEqual(without, [])
  }).tags(['ROLE-4'])

  test('holds for operations, catalogue, finance and support at every call and page')
    .tags(['ROLE-4'])
    .timeout(240_000)
    .run(async ({ assert, client }) => {
      const fixtures = await givenPeopleAndThings()
      const wrong: string[] = []
      for (const role of STAFF) {
        const account = await UserFactory.merge({ userType: 'admin', adminRole: role }).create()
        for (const { name, use } of allUses()) {
          // Admins find delivered what its buyer received before them.
          if (BY_POLICY.includes(name) && use.fan < 300) continue
          const allowed = ADMIN_ROUTES[name]
          const expected =
            allowed !== undefined && !allowed.includes(role.charAt(0)) ? 403 : use.admin
          const [method] = name.split(' ') as [string]
          await limiter.clear()
          await db.rawQuery('SAVEPOINT before_use')
          const request = client.request(pathOfUse(name, use, fixtures), method)
          request.redirects(0).withCsrfToken()
          if (method !== 'GET') request.json(use.body?.(fixtures, 'admin') ?? {})
          const answer = await request.loginAs(account).withSession(justLoggedIn(account))
          await db.rawQuery('ROLLBACK TO SAVEPOINT before_use')
          if (answer.status() !== expected)
            wrong.push(`${name} ${use.of ?? ''} as ${role}: ${answer.status()}, not ${expected}`)
        }
      }
      assert.deepEqual(wrong, [])
    })

  test('is nothing in the admin area for an admin without a role', async ({ assert, client }) => {
    const account = await UserFactory.apply('admin').create()
    await account.merge({ adminRole: null }).save()
    const read = [...routesByName().keys()].filter((name) => /^GET .*\/admin(\/|$)/.test(name))
    const statuses = await Promise.all(
      read.map(async (name) => {
        const path = name.split(' ')[1]!.replace(/:\w+/g, '1')
        const answer = await client.get(path).loginAs(account).redirects(0)
        return answer.status()
      })
    )
    assert.isAbove(read.length, 10)
    assert.deepEqual([...new Set(statuses)], [403])
  }).tags(['ROLE-3'])
})
