import type { SessionData } from '@adonisjs/session/types'
import { clock } from '#shared/clock'

/** Key under which a signed-in session keeps the second in which it began. */
export const BEGAN_KEY = 'beganAt'

/** Key under which it keeps the second of its last use, to five minutes. */
export const TOUCHED_KEY = 'touchedAt'

const HOUR = 3600
const DAY = 24 * HOUR

/** How long a session lasts in all and without use, in seconds (SESS-4). */
const LIFE = { total: 30 * DAY, idle: 14 * DAY }
const ADMIN_LIFE = { total: 12 * HOUR, idle: HOUR }

/** The time at which a session expires, in seconds since 1970: the earlier of its total and its idle limit. */
export function endOfSession(values: SessionData, isAdmin: boolean): number {
  const { total, idle } = isAdmin ? ADMIN_LIFE : LIFE
  const present = clock.now().toSeconds()
  const began = Number(values[BEGAN_KEY] ?? present)
  const touched = Number(values[TOUCHED_KEY] ?? present)
  return Math.min(began + total, touched + idle)
}
