import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** A locked profile: its values stay as they are until the transaction ends. */
export type LockedProfile = {
  id: number
  isVerified: boolean
  share: Percentage
  updatedAt: Date
}

type Row = {
  id: number
  is_verified: boolean
  profit_share_percentage: string
  updated_at: Date
}

/**
 * Locks profiles in the order of their ids, before fields that only admins may change are written. Product creation and
 * this lock wait for each other, so that each product is priced with the share in force. Throws NotFound where a
 * profile does not exist.
 */
export class LockProfiles {
  async handle(ids: number[], trx: TransactionClientContract): Promise<LockedProfile[]> {
    const rows: Row[] = await trx
      .from('artists')
      .whereIn('id', ids)
      .orderBy('id')
      .forUpdate()
      .select('id', 'is_verified', 'profit_share_percentage', 'updated_at')
    if (rows.length < new Set(ids).size) throw new NotFound()
    return rows.map((row) => ({
      id: row.id,
      isVerified: row.is_verified,
      share: percentageFromDecimal(row.profit_share_percentage),
      updatedAt: row.updated_at,
    }))
  }
}
