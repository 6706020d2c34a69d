import type { HttpContext } from '@adonisjs/core/http'
import { personalCookie } from '#core/http/public_page'

const COOKIE = personalCookie('gigstall_no_gigs')

/** Whether this device asked us to remember no code (docs/rules/privacy.md#attribution-cookie). */
export function hasOptedOut({ request }: HttpContext): boolean {
  return request.cookie(COOKIE) === 'yes'
}

/** Kept as long as browsers keep a cookie, signed like the one it forbids. */
export function optOutOfAttribution({ response }: HttpContext) {
  response.cookie(COOKIE, 'yes', { maxAge: '400d', httpOnly: true, sameSite: 'lax' })
}

export function optInToAttribution({ response }: HttpContext) {
  response.clearCookie(COOKIE)
}
