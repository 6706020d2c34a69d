import db from '@adonisjs/lucid/services/db'
import type {
  ConfirmationMethod,
  SecondFactorMethod,
} from '#identity/second_factor/second_factor_method'
import type { OwnPasskey } from '#identity/passkeys/passkey'
import type User from '#identity/models/user'

/** Times inside `passkeys` are text, as PostgreSQL writes them in JSON. */
type Row = { app_added_at: Date | null; codes_left: number; passkeys: OwnPasskey[] }

/** `appAddedAt`: of the authenticator app; null without one. */
export type SecondFactor = {
  appAddedAt: string | null
  passkeys: OwnPasskey[]
  recoveryCodesLeft: number
}

const inUtc = (time: string) => new Date(time).toISOString()

/** Reads the second factor of an account. One statement each. */
export class SecondFactorQuery {
  /** The app, the passkeys and how many recovery codes are unused; null where two-step login is off. */
  async handle(userId: number): Promise<SecondFactor | null> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT (SELECT created_at FROM authenticators WHERE user_id = :userId) AS app_added_at,
              (SELECT CAST(count(*) AS integer) FROM recovery_codes
                WHERE user_id = :userId AND used_at IS NULL) AS codes_left,
              (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name,
                        'addedAt', created_at, 'lastUsedAt', last_used_at) ORDER BY id), '[]')
                 FROM passkeys WHERE user_id = :userId) AS passkeys`,
      { userId }
    )
    const { app_added_at: addedAt, codes_left: recoveryCodesLeft, passkeys } = rows[0]!
    if (addedAt === null && passkeys.length === 0) return null
    return {
      appAddedAt: addedAt?.toISOString() ?? null,
      passkeys: passkeys.map((passkey) => ({
        ...passkey,
        addedAt: inUtc(passkey.addedAt),
        lastUsedAt: passkey.lastUsedAt && inUtc(passkey.lastUsedAt),
      })),
      recoveryCodesLeft,
    }
  }

  /** What a log-in needs besides the password; empty where that is enough. */
  async methodsOf(userId: number): Promise<SecondFactorMethod[]> {
    const factor = await this.handle(userId)
    if (!factor) return []
    return [
      ...(factor.passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(factor.appAddedAt ? (['authenticator'] as const) : []),
      ...(factor.recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
    ]
  }

  /** By what the account can prove that its owner is there; empty for one that has neither password nor second factor. */
  async confirmationMethods(user: User): Promise<ConfirmationMethod[]> {
    const methods = await this.methodsOf(user.id)
    return user.password === null ? methods : ['password', ...methods]
  }
}
