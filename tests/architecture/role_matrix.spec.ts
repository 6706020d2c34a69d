import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { PAGES } from '#tests/architecture/page_table'
import { CALLS } from '#tests/architecture/role_table'
import type { Use } from '#tests/architecture/role_use'
import {
  CALLERS,
  givenPeopleAndThings,
  type Caller,
  type RoleFixtures,
} from '#tests/support/callers'

/** `GET /api/artists/:id`; what answers every method is asked by GET. */
const names = () =>
  Object.values(router.toJSON())
    .flat()
    .map(({ methods, pattern }) => {
      const method = methods.includes('GET') ? 'GET' : methods[0]
      return { name: `${method} ${pattern}`, pattern }
    })

const isCall = (pattern: string) => pattern.startsWith('/api/') && pattern !== '/api/docs'

const usesOf = (table: Record<string, Use | Use[]>) =>
  Object.entries(table).flatMap(([name, uses]) => [uses].flat().map((use) => ({ name, use })))

type Asked = { name: string; use: Use }

/** Some writes change who somebody is: each that is done for anybody begins anew. */
const isDone = ({ name, use }: Asked) =>
  !name.startsWith('GET ') && CALLERS.some((caller) => use[caller] < 300)

function ask(client: ApiClient, { name, use }: Asked, fixtures: RoleFixtures, caller: Caller) {
  const [method, pattern] = name.split(' ') as [string, string]
  const path = use.path?.(fixtures) ?? pattern.replace(/:\w+|\*/g, '1')
  const request = client.request(path, method).redirects(0).withCsrfToken()
  if (method !== 'GET') request.json(use.body?.(fixtures, caller) ?? {})
  const account = fixtures.accounts[caller]
  return account ? request.loginAs(account) : request
}

test.group('Who may do what', (group) => {
  group.each.setup(setupCheckout)

  async function assertTable(client: ApiClient, table: Record<string, Use | Use[]>) {
    const wrong: string[] = []
    const untouched = await givenPeopleAndThings()
    for (const asked of usesOf(table)) {
      const fixtures = isDone(asked) ? await givenPeopleAndThings() : untouched
      await limiter.clear()
      for (const caller of CALLERS) {
        const answer = await ask(client, asked, fixtures, caller)
        const { name, use } = asked
        if (answer.status() !== use[caller])
          wrong.push(`${name} ${use.of ?? ''} as ${caller}: ${answer.status()}`)
      }
    }
    return wrong
  }

  test('every call and every page has its row', ({ assert }) => {
    const calls = names().filter(({ pattern }) => isCall(pattern))
    const pages = names().filter(({ pattern }) => !isCall(pattern))
    assert.sameMembers(Object.keys(CALLS), [...new Set(calls.map(({ name }) => name))])
    assert.sameMembers(Object.keys(PAGES), [...new Set(pages.map(({ name }) => name))])
  }).tags(['ROLE-2'])

  test('every call answers visitor, fan, owner, another artist and admin as its row says', async ({
    assert,
    client,
  }) => {
    assert.deepEqual(await assertTable(client, CALLS), [])
  })
    .tags(['PROF-20', 'CALL-18', 'ROLE-2'])
    .timeout(120_000)

  test('every page answers them as its row says', async ({ assert, client }) => {
    assert.deepEqual(await assertTable(client, PAGES), [])
  })
    .tags(['PROF-20'])
    .timeout(120_000)
})
