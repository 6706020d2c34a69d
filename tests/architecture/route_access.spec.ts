import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { accessRuleOf } from '#core/access'
import { UserFactory } from '#database/factories/user_factory'
import { isCall, isGuarded, refusedRoles, type Route } from '#tests/architecture/refusals'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { runAceInProduction } from '#tests/support/ace_process'

const routes = (): Route[] => Object.values(router.toJSON()).flat()

const nameOf = (route: Route) => `${route.methods.join(',')} ${route.pattern}`

/** The address with a number where a parameter stands. */
const addressOf = (route: Route) => route.pattern.replace(/:\w+\??/g, '1')

const guarded = () => routes().filter(isGuarded)

function asked(client: ApiClient, route: Route) {
  const method = route.methods[0]!.toLowerCase()
  const request = client[method as 'post'](addressOf(route)).withCsrfToken()
  return method === 'get' ? request : request.json({})
}

test.group('Every route', (group) => {
  group.each.setup(rollbackAfterEach)

  test('declares who may use it', ({ assert }) => {
    const undeclared = routes().filter((route) => !accessRuleOf(route))
    assert.deepEqual(undeclared.map(nameOf), [])
    assert.isAbove(routes().length, 15)
  })

  test('caches nothing that is not for everyone', ({ assert }) => {
    const wrong = routes().filter(
      (route) => accessRuleOf(route)?.cacheable && accessRuleOf(route)?.to !== 'everyone'
    )
    assert.deepEqual(wrong.map(nameOf), [])
  })

  test('whose readings visitors share limits no caller: one would use up what is all others’', ({
    assert,
  }) => {
    const shared = routes().filter((route) => accessRuleOf(route)?.cacheable === 'visitors')
    assert.isNotEmpty(shared)
    const limited = shared.filter((route) =>
      [...route.middleware.all()].some((entry) => (entry as { name?: string }).name === 'limit')
    )
    assert.deepEqual(limited.map(nameOf), [])
    assert.isNotEmpty(
      routes().filter((route) =>
        [...route.middleware.all()].some((entry) => (entry as { name?: string }).name === 'limit')
      ),
      'a limit is known by its name'
    )
  })

  test('that is guarded refuses a visitor: calls with 401, pages by the way to a sign-in page', async ({
    client,
    assert,
  }) => {
    for (const route of guarded()) {
      const response = await asked(client, route).redirects(0)
      if (isCall(route)) {
        assert.equal(response.status(), 401, nameOf(route))
        assert.equal(response.body().message, 'Unauthorized', nameOf(route))
      } else {
        assert.equal(response.status(), 302, nameOf(route))
        assert.match(String(response.header('location')), /^\/login(\/artist)?$/, nameOf(route))
      }
    }
  }).tags(['ROUTE-3'])

  test('that is guarded refuses the wrong role with 403', async ({ client, assert }) => {
    for (const route of guarded()) {
      for (const role of refusedRoles[accessRuleOf(route)!.to] ?? []) {
        const user = await UserFactory.merge({ userType: role as 'fan' }).create()
        const response = await asked(client, route).loginAs(user).accept('json')
        assert.equal(response.status(), 403, `${nameOf(route)} as ${role}`)
      }
    }
  }).tags(['ROUTE-3', 'PROV-1'])
})

test.group("Developers' addresses", () => {
  test('exist here', ({ assert }) => {
    const patterns = routes().map((route) => route.pattern)
    assert.includeMembers(patterns, [
      '/dev/roles',
      '/dev/mail',
      '/api/dev/set-role',
      '/api/dev/sign-in',
    ])
  })

  test('do not exist in production', async ({ assert }) => {
    const { stdout } = await runAceInProduction('list:routes', '--json')
    assert.include(stdout, '/login')
    assert.notMatch(stdout, /"[^"]*\/(dev|sandbox)(\/|")/)
  })
    .tags(['MAIL-6'])
    .timeout(60_000)
})
