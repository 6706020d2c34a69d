import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SignInRequired } from '#core/exceptions/errors'
import type { UserType } from '#identity/user_type'

/**
 * Takes the row of an account that acts for itself, before it becomes something else: what the request read of it may
 * have changed since. The lock is that of `LockAccounts`.
 */
export class LockOwnAccount {
  /** Throws SignInRequired where it was suspended or deleted meanwhile: its sessions have ended. */
  async handle(
    userId: number,
    trx: TransactionClientContract
  ): Promise<{ id: number; userType: UserType }> {
    const { rows } = await trx.rawQuery<{ rows: { id: number; userType: UserType }[] }>(
      `SELECT id, user_type AS "userType"
         FROM users WHERE id = ? AND suspended_at IS NULL AND deleted_at IS NULL
          FOR NO KEY UPDATE`,
      [userId]
    )
    if (!rows[0]) throw new SignInRequired()
    return rows[0]
  }
}
