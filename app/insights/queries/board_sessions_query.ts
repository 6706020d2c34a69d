import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

type SessionRow = { id: string; user_id: number; user_type: string }

/** Reads which sessions are still logged in, in one statement for all of them. */
export class BoardSessionsQuery {
  /** The account and its role of each session that has not ended. */
  async loggedIn(sessionIds: string[]): Promise<Map<string, { userId: number; userType: string }>> {
    const { rows } = await db.rawQuery<{ rows: SessionRow[] }>(
      `SELECT sessions.id, users.id AS user_id, users.user_type
         FROM sessions JOIN users ON users.id::text = sessions.user_id
        WHERE sessions.id = ANY(:sessionIds) AND sessions.expires_at > :now
          AND users.suspended_at IS NULL AND users.deleted_at IS NULL`,
      { sessionIds, now: clock.now().toJSDate() }
    )
    return new Map(rows.map((row) => [row.id, { userId: row.user_id, userType: row.user_type }]))
  }
}
