import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** A profile as it stands and stays until the transaction that locked it ends. */
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
 * Whoever changes what only admins change of profiles takes them first, in the order of their ids. It waits for products
 * that are just being made, and the next ones wait for it: each is priced with the share that holds. Throws NotFound
 * where one is not there.
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
