import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { accessRuleOf, bandActOf, isAllowedToAdmin, type AccessRule } from '#core/access'
import { Forbidden, SignInRequired } from '#core/exceptions/errors'
import { isEndedBySuspension } from '#core/session/session_end'
import { ADMIN_ROLE_REFUSED } from '#shared/admin_role'

const ROLES: Partial<Record<AccessRule['to'], readonly string[]>> = {
  'artist': ['artist'],
  'artist-or-admin': ['artist', 'admin'],
  'admin': ['admin'],
}

/** The error for a visitor where the rule of the route wants an account; undefined where they may go on. */
export function signInRequired(
  ctx: HttpContext,
  rule = accessRuleOf(ctx.route)
): SignInRequired | undefined {
  if (!rule || rule.to === 'everyone' || rule.to === 'provider' || ctx.auth.user) return undefined
  return new SignInRequired(rule.portal, isEndedBySuspension(ctx))
}

/** Enforces the access rule that a route declares, before anything of the request is validated. */
export default class AccessMiddleware {
  handle(ctx: HttpContext, next: NextFn, rule: AccessRule) {
    const error = signInRequired(ctx, rule)
    if (error) throw error
    const roles = ROLES[rule.to]
    const { user } = ctx.auth
    if (roles && !roles.includes(user!.userType)) throw new Forbidden()
    if (user?.userType === 'admin' && !isAllowedToAdmin(user.adminRole, rule, bandActOf(ctx)))
      throw new Forbidden(ADMIN_ROLE_REFUSED)
    return next()
  }
}
