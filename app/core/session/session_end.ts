import type { HttpContext } from '@adonisjs/core/http'

/** Key under which a session without its account keeps that a suspension has taken it. */
export const SUSPENDED_KEY = 'ended_by_suspension'

/** Whether a suspension has ended this session, and its visitor has not been told on the login page. */
export function isEndedBySuspension({ session }: Partial<HttpContext>): boolean {
  return session?.get(SUSPENDED_KEY) === true
}
