import type { HttpContext } from '@adonisjs/core/http'
import { PLACED_CHECKOUTS_COOKIE } from '#config/personal_cookies'

const KEPT = 5

/**
 * Ids of the checkouts that this browser has placed in the last two days, newest first. The cookie is encrypted, so that
 * it cannot be forged to hold another buyer's checkout.
 */
export function checkoutsPlacedHere({ request }: HttpContext): number[] {
  const ids: unknown = request.encryptedCookie(PLACED_CHECKOUTS_COOKIE)
  return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []
}

/** Remembers a checkout for this browser: once it is paid, a guest's order opens here without the link that is mailed. */
export function rememberPlacedHere(ctx: HttpContext, checkoutId: number) {
  const others = checkoutsPlacedHere(ctx).filter((id) => id !== checkoutId)
  ctx.response.encryptedCookie(PLACED_CHECKOUTS_COOKIE, [checkoutId, ...others].slice(0, KEPT), {
    maxAge: '2d',
    httpOnly: true,
    sameSite: 'lax',
  })
}
