import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { accessRuleOf } from '#core/access'
import { UserFactory } from '#database/factories/user_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { BAND_ROUTES, statusOfMember } from '#tests/architecture/band_table'
import type { Use } from '#tests/architecture/role_use'
import { allUses, pathOfUse, routesByName } from '#tests/architecture/route_uses'
import { givenPeopleAndThings, MEMBERS } from '#tests/support/callers'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const areaOf = (name: string) => accessRuleOf(routesByName().get(name))?.area

/** An artist gets what another one does not: it is a band's. */
const isOwnersOnly = ({ owner, other }: Use) => owner !== other

/** Rows in which the owner is special for another reason than owning a band. */
const NO_BANDS = [
  'POST /api/artists/:id/switch',
  'DELETE /api/artists/:id/membership',
  'GET /api/account/notices',
  'PATCH /api/account/notices',
]

test.group('What a role in a band may do', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(rollbackAfterEach)

  test('is listed for each route of a band', ({ assert }) => {
    const named = [...routesByName().keys()].filter((name) => areaOf(name))
    assert.sameMembers(Object.keys(BAND_ROUTES), named)
  }).tags(['TEAM-2'])

  test('is declared by each route that only an artist may use, or that tells its owner from others', ({
    assert,
  }) => {
    const artists = [...routesByName()].filter(([, route]) =>
      ['artist', 'artist-or-admin'].includes(accessRuleOf(route)?.to ?? '')
    )
    const told = allUses().filter(({ use }) => isOwnersOnly(use))
    const names = [...artists.map(([name]) => name), ...told.map(({ name }) => name)]
    const without = names.filter((name) => !areaOf(name) && !NO_BANDS.includes(name))
    assert.deepEqual([...new Set(without)], [])
  }).tags(['TEAM-2'])

  test('holds for manager, merch and viewer at every call and page')
    .tags(['TEAM-2', 'TEAM-3'])
    .timeout(240_000)
    .run(async ({ assert, client }) => {
      const fixtures = await givenPeopleAndThings()
      await UserFactory.apply('admin').create()
      const wrong: string[] = []
      for (const { name, use } of allUses()) {
        const [method] = name.split(' ') as [string]
        const path = pathOfUse(name, use, fixtures)
        for (const member of MEMBERS) {
          await limiter.clear()
          await db.rawQuery('SAVEPOINT before_use')
          const request = client.request(path, method).redirects(0).withCsrfToken()
          if (method !== 'GET') request.json(use.body?.(fixtures, member) ?? {})
          const account = fixtures.accounts[member]!
          const answer = await request.loginAs(account).withSession(justLoggedIn(account))
          await db.rawQuery('ROLLBACK TO SAVEPOINT before_use')
          const expected = statusOfMember(name, use, member)
          if (answer.status() !== expected)
            wrong.push(`${name} ${use.of ?? ''} as ${member}: ${answer.status()}, not ${expected}`)
        }
      }
      assert.deepEqual(wrong, [])
    })
})
