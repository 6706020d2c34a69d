import db from '@adonisjs/lucid/services/db'
import type User from '#identity/models/user'
import {
  type OpenRemoval,
  type RemovalRow,
  toOpenRemoval,
} from '#identity/second_factor_removal/removal'
import { openRemovalOf } from '#identity/second_factor_removal/removal_rows'

type Owner = Pick<User, 'id' | 'userType'>

/** Reads requests to remove a lost second factor. One statement each. */
export class SecondFactorRemovalQuery {
  /** The open request of an account; null where there is none. */
  async open({ id, userType }: Owner): Promise<OpenRemoval | null> {
    const row = await openRemovalOf(id)
    return row && toOpenRemoval(row, userType)
  }

  /** All requests of an account that are kept, the oldest first, for its owner and the export. */
  async all({ id, userType }: Owner) {
    const rows: RemovalRow[] = await db
      .from('second_factor_removals')
      .where('user_id', id)
      .orderBy('id')
    return rows.map((row) => ({
      ...toOpenRemoval(row, userType),
      status: row.status,
      endedAt: row.ended_at?.toISOString() ?? null,
      cancelledBy: row.cancelled_by,
      reason: row.reason,
    }))
  }

  /** Whether the payouts of the account's band wait: for the end of a request, or for a new second factor. */
  async holdsPayouts(userId: number): Promise<boolean> {
    const { rows } = await db.rawQuery<{ rows: [{ waits: boolean }] }>(
      'SELECT lost_device_holds_payouts(?) AS waits',
      [userId]
    )
    return rows[0].waits
  }
}

export type ExportedRemoval = Awaited<ReturnType<SecondFactorRemovalQuery['all']>>[number]
