import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactorExpired } from '#identity/errors'
import { LOGIN_PORTALS, type LoginPortal } from '#identity/login_portal'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'

/** Key under which a visitor's session keeps a log-in whose second step is missing. */
export const PENDING_LOG_IN_KEY = 'pending_log_in'

/** How long the second step may take, in seconds. */
const LIFE = 10 * 60

type PendingLogIn = { userId: number; accessVersion: number; portal: LoginPortal; at: number }

/** Keeps that the first step of a log-in is done. The session is a visitor's: an encrypted cookie. */
export function rememberPendingLogIn({ session }: HttpContext, user: User, portal: LoginPortal) {
  const pending: PendingLogIn = {
    userId: user.id,
    accessVersion: user.accessVersion ?? 0,
    portal,
    at: clock.now().toSeconds(),
  }
  session.put(PENDING_LOG_IN_KEY, pending)
}

/** The log-in whose second step is missing; null where there is none, or it began more than ten minutes ago. */
export function findPendingLogIn({ session }: HttpContext): PendingLogIn | null {
  const pending = session.get(PENDING_LOG_IN_KEY) as PendingLogIn | undefined
  if (!pending || !LOGIN_PORTALS.includes(pending.portal)) return null
  return clock.now().toSeconds() - pending.at <= LIFE ? pending : null
}

/** The same. Throws SecondFactorExpired where there is none. */
export function pendingLogIn(ctx: HttpContext): PendingLogIn {
  const pending = findPendingLogIn(ctx)
  if (!pending) throw new SecondFactorExpired()
  return pending
}
