import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvalidField } from '#core/exceptions/errors'
import User from '#identity/models/user'
import { hashToken } from '#shared/ids'

export const expiredLink = () =>
  new InvalidField(
    'token',
    'expired',
    'This link has been used or has expired. Please ask for a new one.'
  )

/**
 * Locks the account of a mailed link, before the link is used: two links of one account, and all that ends them, wait
 * for each other here instead of in a deadlock. Null for a link that is unknown.
 */
export async function lockOwner(
  table: 'password_resets' | 'account_links',
  token: string,
  trx: TransactionClientContract
): Promise<User | null> {
  const link = await trx.from(table).where('token_hash', hashToken(token)).select('user_id').first()
  return link && User.query({ client: trx }).where('id', link.user_id).forUpdate().first()
}
