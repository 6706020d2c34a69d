import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { PAGES } from '#tests/architecture/page_table'
import { isCall, refusalByRule, type Route } from '#tests/architecture/refusals'
import { CALLS } from '#tests/architecture/role_table'
import type { Use } from '#tests/architecture/role_use'
import {
  CALLERS,
  givenPeopleAndThings,
  type Caller,
  type RoleFixtures,
} from '#tests/support/callers'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** The routes by name, `GET /api/artists/:id`; a route for every method is called by GET. */
const routes = () =>
  new Map<string, Route>(
    Object.values(router.toJSON())
      .flat()
      .map((route) => {
        const method = route.methods.includes('GET') ? 'GET' : route.methods[0]
        return [`${method} ${route.pattern}`, route]
      })
  )

const usesOf = (table: Record<string, Use | Use[]>) =>
  Object.entries(table).flatMap(([name, uses]) => [uses].flat().map((use) => ({ name, use })))

type Asked = { name: string; use: Use }

/** Some writes change the role of an account: a write that succeeds for any caller is undone afterwards. */
const isDone = ({ name, use }: Asked) =>
  !name.startsWith('GET ') && CALLERS.some((caller) => use[caller] < 300)

function ask(client: ApiClient, { name, use }: Asked, fixtures: RoleFixtures, caller: Caller) {
  const [method, pattern] = name.split(' ') as [string, string]
  const path = use.path?.(fixtures) ?? pattern.replace(/:\w+|\*/g, '1')
  const request = client.request(path, method).redirects(0).withCsrfToken()
  if (method !== 'GET') request.json(use.body?.(fixtures, caller) ?? {})
  const account = fixtures.accounts[caller]
  return account ? request.loginAs(account).withSession(justLoggedIn(account)) : request
}

test.group('Who may do what', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(rollbackAfterEach)

  /** Calls each use of a table as every caller that the access rule of its route admits. */
  async function assertTable(client: ApiClient, table: Record<string, Use | Use[]>) {
    const wrong: string[] = []
    const fixtures = await givenPeopleAndThings()
    // The last admin could not delete their account.
    await UserFactory.apply('admin').create()
    for (const asked of usesOf(table)) {
      const { name, use } = asked
      const callers = CALLERS.filter((caller) => !refusalByRule(routes().get(name)!, caller))
      await limiter.clear()
      if (isDone(asked)) await db.rawQuery('SAVEPOINT before_use')
      for (const caller of callers) {
        const answer = await ask(client, asked, fixtures, caller)
        if (answer.status() !== use[caller])
          wrong.push(`${name} ${use.of ?? ''} as ${caller}: ${answer.status()}`)
      }
      if (isDone(asked)) await db.rawQuery('ROLLBACK TO SAVEPOINT before_use')
    }
    return wrong
  }

  test('every call and every page has a row', ({ assert }) => {
    const named = [...routes()]
    const namesOf = (some: typeof named) => some.map(([name]) => name)
    assert.sameMembers(Object.keys(CALLS), namesOf(named.filter(([, route]) => isCall(route))))
    assert.sameMembers(Object.keys(PAGES), namesOf(named.filter(([, route]) => !isCall(route))))
  }).tags(['ROLE-2'])

  test('every row has the refusals that the access rule of its route makes', ({ assert }) => {
    const wrong = usesOf({ ...CALLS, ...PAGES }).flatMap(({ name, use }) =>
      CALLERS.flatMap((caller) => {
        const refusal = refusalByRule(routes().get(name)!, caller)
        const isRight = refusal === undefined || use[caller] === refusal
        return isRight ? [] : [`${name} ${use.of ?? ''} as ${caller}: ${refusal}`]
      })
    )
    assert.deepEqual(wrong, [])
  }).tags(['PROF-20', 'CALL-18', 'ROLE-2'])

  test('every call answers visitor, fan, owner, another artist and admin as its row says', async ({
    assert,
    client,
  }) => {
    assert.deepEqual(await assertTable(client, CALLS), [])
  })
    .tags(['PROF-20', 'CALL-18', 'ROLE-2'])
    .timeout(120_000)

  test('every page answers the same callers as its row says', async ({ assert, client }) => {
    assert.deepEqual(await assertTable(client, PAGES), [])
  })
    .tags(['PROF-20'])
    .timeout(120_000)
})
