import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rolesThatWrite, type AdminArea } from '#shared/admin_role'

export type MailableAccount = { id: number; email: string; first_name: string | null }

/** Finds accounts that may be mailed: not suspended or deleted ones. */
export class MailableAccountsQuery {
  /** Ids of all admins. */
  async adminIds(trx?: TransactionClientContract): Promise<number[]> {
    const rows: { id: number }[] = await mailable(trx)
      .where('user_type', 'admin')
      .orderBy('id')
      .select('id')
    return rows.map(({ id }) => id)
  }

  /**
   * Ids of the admins whose role lets them change something in this area.
   * @param except one who is left out
   */
  async adminIdsFor(
    area: AdminArea,
    trx?: TransactionClientContract,
    except?: number
  ): Promise<number[]> {
    const rows: { id: number }[] = await mailable(trx)
      .where('user_type', 'admin')
      .whereIn('admin_role', [...rolesThatWrite(area)])
      .if(except !== undefined, (query) => query.whereNot('id', except!))
      .orderBy('id')
      .select('id')
    return rows.map(({ id }) => id)
  }

  async find(id: number): Promise<MailableAccount | null> {
    return mailable().where('id', id).select('id', 'email', 'first_name').first()
  }
}

function mailable(trx?: TransactionClientContract) {
  return (trx ?? db)
    .from('users')
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .whereNotNull('email')
}
