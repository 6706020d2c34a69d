import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ids of the owners among the admins who may confirm the request of this admin: all but the admin. */
export async function confirmerIds(
  adminId: number,
  trx?: TransactionClientContract
): Promise<number[]> {
  const rows: { id: number }[] = await (trx ?? db)
    .from('users')
    .where({ user_type: 'admin', admin_role: 'owner' })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .whereNot('id', adminId)
    .orderBy('id')
    .select('id')
  return rows.map(({ id }) => id)
}
