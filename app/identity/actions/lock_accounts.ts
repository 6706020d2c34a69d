import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import type { UserType } from '#identity/user_type'
import type { AdminRole } from '#shared/admin_role'

/** An account that stays as it is until the transaction that locked it ends. */
export type LockedAccount = {
  id: number
  user_type: UserType
  admin_role: AdminRole | null
  suspended_at: Date | null
  updated_at: Date
}

type Locked = {
  /** The accounts asked for, by id. */
  accounts: LockedAccount[]
  /** Ids of all owners who can sign in, locked as well: how many are left is certain. */
  ownerIds: number[]
}

type Row = LockedAccount & { is_asked: boolean; is_live_owner: boolean }

/** Locks in the order of the ids, so that two of these statements cannot deadlock. */
const LOCKED = `
  SELECT id, user_type, admin_role, suspended_at, updated_at, id = ANY (:ids) AS is_asked,
         user_type = 'admin' AND admin_role = 'owner' AND suspended_at IS NULL AS is_live_owner
    FROM users
   WHERE deleted_at IS NULL
     AND (id = ANY (:ids) OR (user_type = 'admin' AND admin_role = 'owner' AND suspended_at IS NULL))
   ORDER BY id
     FOR NO KEY UPDATE`

/** Locks accounts before a change of what they may do. Throws NotFound if one does not exist or is deleted. */
export class LockAccounts {
  async handle(ids: number[], trx: TransactionClientContract): Promise<Locked> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(LOCKED, { ids })
    const accounts = rows.filter((row) => row.is_asked)
    if (accounts.length < new Set(ids).size) throw new NotFound()
    const ownerIds = rows.filter((row) => row.is_live_owner).map(({ id }) => id)
    return { accounts, ownerIds }
  }
}
