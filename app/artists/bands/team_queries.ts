import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { BandAction } from '#artists/bands/band_log'
import type { BandRole } from '#shared/band_role'

export type MemberRow = {
  user_id: number
  first_name: string | null
  last_name: string | null
  email: string
  role: BandRole
  since: Date
  updated_at: Date
}

export type BandLogRow = {
  id: string
  action: BandAction
  subject: string | null
  actor: string | null
  member: string | null
  created_at: Date
}

const NEWEST_FIRST: CursorOrder = {
  name: 'band-log',
  keys: [{ column: 'log.id', direction: 'desc', kind: 'integer' }],
}

/** SQL: the name of an account in the log, else its email. */
const nameOf = (users: string) =>
  `CASE WHEN ${users}.deleted_at IS NULL
        THEN coalesce(nullif(trim(concat_ws(' ', ${users}.first_name, ${users}.last_name)), ''), ${users}.email) END`

/** Reads the owner, members and log of a band. Ask the policy before. */
export class TeamQueries {
  /** The owner first, then members in the order in which they joined. */
  async members(artistId: number): Promise<MemberRow[]> {
    const { rows } = await db.rawQuery<{ rows: MemberRow[] }>(
      `SELECT users.id AS user_id, users.first_name, users.last_name, users.email, team.role, team.since, team.updated_at
         FROM (SELECT user_id, 'owner' AS role, created_at AS since, created_at AS updated_at, 0 AS place
                 FROM artists WHERE id = :artistId
               UNION ALL
               SELECT user_id, role, created_at, updated_at, 1 FROM band_members WHERE artist_id = :artistId) AS team
         JOIN users ON users.id = team.user_id
        ORDER BY team.place, team.since, users.id`,
      { artistId }
    )
    return rows
  }

  /** Who did what, the latest first. */
  async log(artistId: number, page: PageRequest): Promise<Page<BandLogRow>> {
    const query = db
      .from('band_log_entries as log')
      .leftJoin('users as actors', 'actors.id', 'log.actor_user_id')
      .leftJoin('users as members', 'members.id', 'log.subject_user_id')
      .where('log.artist_id', artistId)
      .select('log.id', 'log.action', 'log.subject', 'log.created_at')
      .select(db.raw(`${nameOf('actors')} AS actor`), db.raw(`${nameOf('members')} AS member`))
    return paginateByCursor<BandLogRow>(query, NEWEST_FIRST, page)
  }

  /** What an account did in all bands, the latest first, for the export of its data. */
  async doneBy(
    userId: number,
    page: PageRequest
  ): Promise<Page<BandLogRow & { artist_id: number }>> {
    const query = db
      .from('band_log_entries as log')
      .leftJoin('users as members', 'members.id', 'log.subject_user_id')
      .where('log.actor_user_id', userId)
      .select('log.id', 'log.artist_id', 'log.action', 'log.subject', 'log.created_at')
      .select(db.raw('NULL AS actor'), db.raw(`${nameOf('members')} AS member`))
    return paginateByCursor<BandLogRow & { artist_id: number }>(query, NEWEST_FIRST, page)
  }
}
