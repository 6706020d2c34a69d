import db from '@adonisjs/lucid/services/db'
import type { AccountLink, LinkPurpose } from '#identity/account_links/account_link'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** What a link that confirms something is for, while it may still be used; null for any other text. */
export async function usableAccountLink(
  token: unknown,
  purpose: LinkPurpose
): Promise<AccountLink | null> {
  if (typeof token !== 'string' || token === '') return null
  return db
    .from('account_links')
    .where({ token_hash: hashToken(token), purpose })
    .where('expires_at', '>', clock.now().toJSDate())
    .select('user_id', 'new_email')
    .first()
}
