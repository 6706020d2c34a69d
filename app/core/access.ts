import type { HttpContext } from '@adonisjs/core/http'
import type { PublicPage } from '#core/http/public_page'
import { adminRoleAllows, type AdminAct, type AdminArea, type AdminRole } from '#shared/admin_role'
import type { BandAct, BandArea } from '#shared/band_role'

/**
 * Who may use a route (docs/rules/accounts-and-roles.md#access). Every route declares one with
 * `middleware.access(...)`; a test walks the route list and fails on one without. Ownership of a particular thing is
 * decided by the module's policy.
 */
export type AccessRule = {
  to: 'everyone' | 'signed-in' | 'artist' | 'artist-or-admin' | 'admin' | 'provider'
  /**
   * A public read that may be cached and then runs without session, CSRF token or account: `always`, where it is the
   * same for everyone; for `visitors`, where an account sees more.
   */
  cacheable?: 'always' | 'visitors'
  /** A page that every visitor gets as it is, without a session (docs/rules/http-api.md#public-pages). */
  page?: PublicPage
  /**
   * The part of a band's work that the route belongs to: owner and members may use it as their role allows
   * (`bandRoleAllows`). Each route to an artist's own data has one.
   */
  area?: BandArea
  /**
   * The part of the admins' work that the route belongs to: an admin may use it as their role allows (`adminRoleAllows`).
   * Each route on which admins may act for another account has one. A route for admins alone without one is
   * for owners.
   */
  adminArea?: AdminArea
  /** What an admin does there, where the method says otherwise. */
  adminAct?: AdminAct
  /** The sign-in page a visitor is sent to. */
  portal?: 'fan' | 'artist'
  /**
   * What the route takes is larger than a form: a picture as a data URL, a provider's event, or a part of a file, whose
   * bytes the controller reads.
   */
  body?: 'picture' | 'event' | 'part'
}

type NamedMiddleware = { name?: string; args?: AccessRule }

export function accessRuleOf(route: HttpContext['route']): AccessRule | undefined {
  for (const entry of route?.middleware.all() ?? []) {
    const { name, args } = entry as NamedMiddleware
    if (name === 'access') return args
  }
  return undefined
}

/** What a request does in the area of its route: GET and HEAD read, all others write. */
export function bandActOf({ request }: Pick<HttpContext, 'request'>): BandAct {
  return ['GET', 'HEAD'].includes(request.method()) ? 'read' : 'write'
}

/** Whether the role of an admin allows a request by the rule of its route. */
export function isAllowedToAdmin(
  role: AdminRole | null,
  { to, adminArea, adminAct }: AccessRule,
  method: BandAct
): boolean {
  if (adminArea) return adminRoleAllows(role, adminArea, adminAct ?? method)
  return to !== 'admin' || role === 'owner'
}

export function isApiRequest(ctx: Pick<HttpContext, 'request'>): boolean {
  return isApiPath(ctx.request.url())
}

/** Calls live under /api; what stands there to be read, /api/docs, is a page. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path) && !/^\/api\/docs$/i.test(path)
}
