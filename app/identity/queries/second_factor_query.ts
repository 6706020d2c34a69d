import db from '@adonisjs/lucid/services/db'
import type {
  ConfirmationMethod,
  SecondFactorMethod,
} from '#identity/second_factor/second_factor_method'
import type User from '#identity/models/user'

type Row = { created_at: Date; codes_left: number }

/** Reads the second factor of an account. One statement each. */
export class SecondFactorQuery {
  /** Since when two-step login is on, and how many recovery codes are unused; null where it is off. */
  async handle(userId: number): Promise<{ addedAt: string; recoveryCodesLeft: number } | null> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT created_at,
              (SELECT count(*)::integer FROM recovery_codes
                WHERE recovery_codes.user_id = authenticators.user_id AND used_at IS NULL) AS codes_left
         FROM authenticators WHERE user_id = ?`,
      [userId]
    )
    const row = rows[0]
    return row ? { addedAt: row.created_at.toISOString(), recoveryCodesLeft: row.codes_left } : null
  }

  /** What a log-in needs besides the password; empty where that is enough. */
  async methodsOf(userId: number): Promise<SecondFactorMethod[]> {
    const factor = await this.handle(userId)
    if (!factor) return []
    return factor.recoveryCodesLeft > 0 ? ['authenticator', 'recovery-code'] : ['authenticator']
  }

  /** By what the account can prove that its owner is there; empty for one that has neither password nor second factor. */
  async confirmationMethods(user: User): Promise<ConfirmationMethod[]> {
    const methods = await this.methodsOf(user.id)
    return user.password === null ? methods : ['password', ...methods]
  }
}
