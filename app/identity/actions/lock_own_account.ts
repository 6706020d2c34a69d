import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SignInRequired } from '#core/exceptions/errors'
import type { UserType } from '#identity/user_type'

/** `accessVersion`: a log-in under way ends where it is another one. */
type LockedOwnAccount = { id: number; userType: UserType; accessVersion: number }

/**
 * Takes the row of an account that acts for itself, before it becomes something else: what the request read of it may
 * have changed since. The lock is that of `LockAccounts`.
 */
export class LockOwnAccount {
  /** Throws SignInRequired where it was suspended or deleted meanwhile: its sessions have ended. */
  async handle(userId: number, trx: TransactionClientContract): Promise<LockedOwnAccount> {
    const { rows } = await trx.rawQuery<{ rows: LockedOwnAccount[] }>(
      `SELECT id, user_type AS "userType", access_version AS "accessVersion"
         FROM users WHERE id = ? AND suspended_at IS NULL AND deleted_at IS NULL
          FOR NO KEY UPDATE`,
      [userId]
    )
    if (!rows[0]) throw new SignInRequired()
    return rows[0]
  }
}
