import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { AccessRule } from '#core/access'
import { Forbidden, SignInRequired } from '#core/exceptions/refusals'

const ROLES: Partial<Record<AccessRule['to'], readonly string[]>> = {
  'artist': ['artist'],
  'artist-or-admin': ['artist', 'admin'],
  'admin': ['admin'],
}

/** Enforces the access rule that a route declares, before anything of the request is validated. */
export default class AccessMiddleware {
  handle(ctx: HttpContext, next: NextFn, rule: AccessRule) {
    if (rule.to === 'everyone' || rule.to === 'provider') return next()
    if (!ctx.auth.user) throw new SignInRequired(rule.door)
    const roles = ROLES[rule.to]
    if (roles && !roles.includes(ctx.auth.user.userType)) throw new Forbidden()
    return next()
  }
}
