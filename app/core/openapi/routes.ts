import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { accessRuleOf, isApiPath, type AccessRule } from '#core/access'
import type { Limit } from '#core/middleware/limit_middleware'

/** What a route itself says of a call. */
export type ApiRoute = { rule: AccessRule; isLimited: boolean }

type Route = NonNullable<HttpContext['route']>
type NamedMiddleware = { name?: string; args?: Limit }

/** Every route under /api as `GET /api/artists/{id}`. */
export function apiRoutes(): Map<string, ApiRoute> {
  const routes = Object.values(router.toJSON()).flat()
  return new Map(
    routes
      .filter(({ pattern }) => isApiPath(pattern))
      .flatMap((route) =>
        route.methods
          .filter((method) => method !== 'HEAD')
          .map((method) => [`${method} ${toTemplate(route.pattern)}`, toApiRoute(route as Route)])
      )
  )
}

function toTemplate(pattern: string): string {
  return pattern.replace(/:(\w+)/g, '{$1}')
}

function toApiRoute(route: Route): ApiRoute {
  const rule = accessRuleOf(route)
  if (!rule) throw new Error(`${route.pattern} declares no access rule`)
  const names = [...route.middleware.all()].map((entry) => (entry as NamedMiddleware).name)
  return { rule, isLimited: names.includes('limit') }
}
