import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'

/** Key under which a session keeps when its account last proved that its owner is there. */
export const CONFIRMED_KEY = 'identity_confirmed'

/** How long a log-in or a confirmation counts, in seconds. */
const LIFE = 10 * 60

type Confirmation = { userId: number; at: number }

/** Keeps in the session that the owner of the account has just proved to be there. */
export function markIdentityConfirmed({ session }: HttpContext, userId: number) {
  const confirmation: Confirmation = { userId, at: clock.now().toSeconds() }
  session.put(CONFIRMED_KEY, confirmation)
}

/** Whether the account logged in, or confirmed that its owner is there, in this session within ten minutes. */
export function isIdentityConfirmed({ session }: HttpContext, userId: number): boolean {
  const confirmation = session.get(CONFIRMED_KEY) as Confirmation | undefined
  return confirmation?.userId === userId && clock.now().toSeconds() - confirmation.at <= LIFE
}
