import type router from '@adonisjs/core/services/router'
import { accessRuleOf, type AccessRule } from '#core/access'
import type { Caller } from '#tests/support/callers'

export type Route = ReturnType<typeof router.toJSON>['root'][number]

/** The roles that each access rule refuses with 403. */
export const refusedRoles: Partial<Record<AccessRule['to'], string[]>> = {
  'artist': ['fan', 'admin'],
  'artist-or-admin': ['fan'],
  'admin': ['fan', 'artist'],
}

const ROLES: Record<Exclude<Caller, 'visitor'>, string> = {
  fan: 'fan',
  owner: 'artist',
  other: 'artist',
  admin: 'admin',
}

export const isCall = ({ pattern }: Route) => pattern.startsWith('/api/') && pattern !== '/api/docs'

/** A visitor has to sign in, or the caller's role is refused. */
export const isGuarded = (route: Route) =>
  !['everyone', 'provider'].includes(accessRuleOf(route)?.to ?? 'everyone')

/**
 * The status with which the access rule of a route refuses a caller, whatever the request is about; undefined where the
 * rule lets them in. route_access.spec.ts asks every guarded route by HTTP for these refusals.
 */
export function refusalByRule(route: Route, caller: Caller): number | undefined {
  if (!isGuarded(route)) return undefined
  if (caller === 'visitor') return isCall(route) ? 401 : 302
  return refusedRoles[accessRuleOf(route)!.to]?.includes(ROLES[caller]) ? 403 : undefined
}
