import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** As the session store keeps it. */
type StoredSession = { message?: { touchedAt?: number } }

/**
 * Where an account is logged in, the latest first, for its own export: when each session was last used (to five minutes)
 * and ends. Never its id, which is what it is logged in by. Times are ISO 8601.
 * @param currentId the session that asks
 */
export class OwnSessionsQuery {
  async handle(userId: number, currentId: string) {
    const sessions: { id: string; data: string; expires_at: Date }[] = await db
      .from('sessions')
      .where('user_id', String(userId))
      .where('expires_at', '>', clock.now().toJSDate())
      .orderBy('expires_at', 'desc')
      .select('id', 'data', 'expires_at')
    return sessions.map(({ id, data, expires_at: expiresAt }) => ({
      isThisOne: id === currentId,
      lastSeenAt: lastSeen(data),
      expiresAt: expiresAt.toISOString(),
    }))
  }
}

function lastSeen(data: string): string | null {
  const seconds = (JSON.parse(data) as StoredSession).message?.touchedAt
  return seconds === undefined ? null : new Date(seconds * 1000).toISOString()
}
