import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** Finds the account whose password a reset link may still change; null if the link cannot be used. */
export async function findResetLinkOwner(token: unknown): Promise<User | null> {
  if (typeof token !== 'string' || token === '') return null
  return User.query()
    .whereIn('id', (links) =>
      links
        .from('password_resets')
        .select('user_id')
        .where('token_hash', hashToken(token))
        .whereNull('used_at')
        .where('expires_at', '>', clock.now().toJSDate())
    )
    .first()
}
