import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RoleRefused } from '#artists/errors'
import { NotFound } from '#core/exceptions/errors'
import { bandRoleAllows, type BandRole, type MemberRole } from '#shared/band_role'

export type LockedBand = { id: number; ownerId: number; bandName: string; isHidden: boolean }

/** Locks a band before its members change, so that changes wait for each other. Throws NotFound. */
export async function lockBand(
  artistId: number,
  trx: TransactionClientContract
): Promise<LockedBand> {
  const { rows } = await trx.rawQuery<{ rows: LockedBand[] }>(
    `SELECT id, user_id AS "ownerId", band_name AS "bandName", is_hidden AS "isHidden"
       FROM artists WHERE id = ? FOR NO KEY UPDATE`,
    [artistId]
  )
  if (!rows[0]) throw new NotFound()
  return rows[0]
}

/** The role of an account in a locked band, or null. */
export async function roleInLocked(
  band: LockedBand,
  userId: number,
  trx: TransactionClientContract
): Promise<BandRole | null> {
  if (userId === band.ownerId) return 'owner'
  const row: { role: MemberRole } | null = await trx
    .from('band_members')
    .where({ artist_id: band.id, user_id: userId })
    .select('role')
    .first()
  return row?.role ?? null
}

/**
 * Locks a band for an account that changes its members, and checks its role again behind the lock. Throws
 * NotFound and RoleRefused.
 */
export async function lockBandFor(
  { artistId, actorUserId }: { artistId: number; actorUserId: number },
  trx: TransactionClientContract
): Promise<LockedBand & { actorRole: BandRole }> {
  const band = await lockBand(artistId, trx)
  const actorRole = await roleInLocked(band, actorUserId, trx)
  if (!actorRole || !bandRoleAllows(actorRole, 'team', 'write')) throw new RoleRefused()
  return { ...band, actorRole }
}
