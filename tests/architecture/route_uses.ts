import router from '@adonisjs/core/services/router'
import { PAGES } from '#tests/architecture/page_table'
import type { Route } from '#tests/architecture/refusals'
import { CALLS } from '#tests/architecture/role_table'
import type { Use } from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'

/** Every route by its name in the tables: "GET /api/products/:id". */
export const routesByName = () =>
  new Map<string, Route>(
    Object.values(router.toJSON())
      .flat()
      .map((route) => {
        const method = route.methods.includes('GET') ? 'GET' : route.methods[0]
        return [`${method} ${route.pattern}`, route]
      })
  )

/** Every use of a call or page in the role tables, with the name of its route. */
export const allUses = () =>
  Object.entries({ ...CALLS, ...PAGES }).flatMap(([name, listed]) =>
    [listed].flat().map((use) => ({ name, use }))
  )

/** The path that a use asks for; parameters are 1 where the use names no path. */
export const pathOfUse = (name: string, use: Use, fixtures: RoleFixtures) =>
  use.path?.(fixtures) ?? name.split(' ')[1]!.replace(/:\w+|\*/g, '1')
