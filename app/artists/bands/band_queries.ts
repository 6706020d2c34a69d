import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ARTIST_COLUMNS, type ArtistRow } from '#artists/transformers/artist_transformer'
import type { BandRole, MemberRole } from '#shared/band_role'

/** A band that an account works for. */
export type Band = { id: number; bandName: string; role: BandRole }

/** A band with the role of the account that asked for it. */
export type BandRow = ArtistRow & { role: BandRole }

/** SQL: the ids of an account's bands. Members have no access to bands of suspended or deleted owners. */
const BANDS_OF = `
  SELECT id FROM artists WHERE user_id = :userId
  UNION ALL
  SELECT artist_id FROM band_members JOIN artists ON artists.id = artist_id
   WHERE band_members.user_id = :userId AND NOT artists.is_hidden`

const ROLE = `CASE WHEN artists.user_id = :userId THEN 'owner' ELSE membership.role END`

/** SQL: the account's own band first, then in the order of joining. */
const OWN_FIRST = 'artists.user_id = :userId DESC, membership.created_at, artists.id'

/** Reads the bands of accounts and their roles. */
export class BandQueries {
  /** The bands of an account, its own first. One statement. */
  async ofAccount(userId: number, trx?: TransactionClientContract): Promise<Band[]> {
    const { rows } = await (trx ?? db).rawQuery<{ rows: Band[] }>(
      `SELECT artists.id, artists.band_name AS "bandName", ${ROLE} AS role
         FROM artists LEFT JOIN band_members AS membership
           ON membership.artist_id = artists.id AND membership.user_id = :userId
        WHERE artists.id IN (${BANDS_OF})
        ORDER BY ${OWN_FIRST}`,
      { userId }
    )
    return rows
  }

  /** The band `wantedId`, if the account belongs to it, else its own band or the one it joined first. */
  async switchedTo(userId: number, wantedId: number | null): Promise<BandRow | null> {
    const { rows } = await db.rawQuery<{ rows: BandRow[] }>(
      `SELECT ${ARTIST_COLUMNS.join(', ')}, ${ROLE} AS role
         FROM artists LEFT JOIN band_members AS membership
           ON membership.artist_id = artists.id AND membership.user_id = :userId
        WHERE artists.id IN (${BANDS_OF})
        ORDER BY artists.id = :wantedId DESC, ${OWN_FIRST}
        LIMIT 1`,
      { userId, wantedId: wantedId ?? 0 }
    )
    return rows[0] ?? null
  }

  /** The role of a member; null for a stranger and for the owner. */
  async roleOfMember(artistId: number, userId: number): Promise<MemberRole | null> {
    const row: { role: MemberRole } | null = await db
      .from('band_members')
      .join('artists', 'artists.id', 'band_members.artist_id')
      .where({ 'artist_id': artistId, 'band_members.user_id': userId, 'artists.is_hidden': false })
      .select('role')
      .first()
    return row?.role ?? null
  }

  /** Whether an account is the owner or a member of a band. Its purchases and visits then count as the artist's own. */
  async isOfBand(artistId: number, userId: number): Promise<boolean> {
    const { rows } = await db.rawQuery<{ rows: { is_of_band: boolean }[] }>(
      `SELECT EXISTS (SELECT FROM artists WHERE id = :artistId AND user_id = :userId)
           OR EXISTS (SELECT FROM band_members WHERE artist_id = :artistId AND user_id = :userId) AS is_of_band`,
      { artistId, userId }
    )
    return rows[0]!.is_of_band
  }
}
