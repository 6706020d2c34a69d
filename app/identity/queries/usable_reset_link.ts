import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** The account whose password the link of a mail may still reset; null for a link that cannot be used. */
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
