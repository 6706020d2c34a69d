import type { SessionData } from '@adonisjs/session/types'
import db from '@adonisjs/lucid/services/db'
import { BEGAN_KEY, endOfSession, TOUCHED_KEY } from '#core/session/session_life'
import { LOGIN_PLACE_KEY, type LoginPlace } from '#identity/login_place'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** As the session store keeps it. */
type StoredSession = { message?: SessionData }

type Row = { id: string; data: string; expires_at: Date }

/**
 * The open sessions of an account, the last used first. `id` is the hash of the session's own id, which is what it is
 * logged in by; `lastSeenAt` is exact to five minutes. Times are ISO 8601.
 */
export class OpenSessionsQuery {
  /** @param currentId the session that asks */
  async handle({ id: userId, userType }: Pick<User, 'id' | 'userType'>, currentId: string) {
    const present = clock.now().toSeconds()
    const rows: Row[] = await db
      .from('sessions')
      .where('user_id', String(userId))
      .where('expires_at', '>', clock.now().toJSDate())
      .orderBy('expires_at', 'desc')
      .select('id', 'data', 'expires_at')
    return rows
      .map((row) => ({ row, values: valuesOf(row) }))
      .map(({ row, values }) => ({
        row,
        values,
        end: Math.min(endOfSession(values, userType === 'admin'), row.expires_at.getTime() / 1000),
      }))
      .filter(({ end }) => end > present)
      .map(({ row: { id }, values, end }) => ({
        id: hashToken(id),
        isThisOne: id === currentId,
        ...placeOf(values),
        beganAt: timeOf(values[BEGAN_KEY]),
        lastSeenAt: timeOf(values[TOUCHED_KEY]),
        expiresAt: new Date(end * 1000).toISOString(),
      }))
  }
}

const valuesOf = ({ data }: Row): SessionData => (JSON.parse(data) as StoredSession).message ?? {}

/** Nothing for a session from before the place was kept. */
function placeOf(values: SessionData) {
  const { device = null, network = null } = (values[LOGIN_PLACE_KEY] ?? {}) as Partial<LoginPlace>
  return { device, network }
}

const timeOf = (seconds: unknown): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null

export type OpenSession = Awaited<ReturnType<OpenSessionsQuery['handle']>>[number]
