import db from '@adonisjs/lucid/services/db'
import { bandRoleAllows, type MemberRole } from '#shared/band_role'
import { clock } from '#shared/clock'

type SessionRow = {
  id: string
  user_id: number
  user_type: string
  /** `[artist_id, role]` for each band that the account is a member of. */
  memberships: [number, MemberRole][]
}

/** The account of an open session, and the bands whose boards it may see as a member. */
export type BoardSession = { userId: number; userType: string; bandIds: ReadonlySet<number> }

/** Reads which sessions are still logged in, in one statement for all of them. */
export class BoardSessionsQuery {
  async loggedIn(sessionIds: string[]): Promise<Map<string, BoardSession>> {
    const { rows } = await db.rawQuery<{ rows: SessionRow[] }>(
      `SELECT sessions.id, users.id AS user_id, users.user_type,
              coalesce((SELECT json_agg(json_build_array(artists.id, band_members.role))
                          FROM band_members JOIN artists ON artists.id = band_members.artist_id
                         WHERE band_members.user_id = users.id AND NOT artists.is_hidden), '[]') AS memberships
         FROM sessions JOIN users ON users.id::text = sessions.user_id
        WHERE sessions.id = ANY(:sessionIds) AND sessions.expires_at > :now
          AND users.suspended_at IS NULL AND users.deleted_at IS NULL`,
      { sessionIds, now: clock.now().toJSDate() }
    )
    return new Map(rows.map((row) => [row.id, toSession(row)]))
  }
}

function toSession(row: SessionRow): BoardSession {
  const readable = row.memberships.filter(([, role]) => bandRoleAllows(role, 'gigs'))
  return {
    userId: row.user_id,
    userType: row.user_type,
    bandIds: new Set(readable.map(([artistId]) => artistId)),
  }
}
