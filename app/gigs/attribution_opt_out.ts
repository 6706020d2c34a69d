import type { HttpContext } from '@adonisjs/core/http'
import { GIGS_OPT_OUT_COOKIE } from '#config/personal_cookies'
import { clearCookie } from '#core/http/clear_cookie'

/** Whether this device asked us to remember no code (docs/rules/privacy.md#attribution-cookie). */
export function hasOptedOut({ request }: HttpContext): boolean {
  return request.cookie(GIGS_OPT_OUT_COOKIE) === 'yes'
}

/** Kept as long as browsers keep a cookie, signed like the one it forbids. */
export function optOutOfAttribution({ response }: HttpContext) {
  response.cookie(GIGS_OPT_OUT_COOKIE, 'yes', { maxAge: '400d', httpOnly: true, sameSite: 'lax' })
}

export function optInToAttribution(ctx: HttpContext) {
  clearCookie(ctx, GIGS_OPT_OUT_COOKIE)
}
