import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvalidField } from '#core/exceptions/refusals'
import { clock } from '#shared/clock'
import { hashToken, randomToken } from '#shared/ids'

/** How long the links work that confirm a new email, or the deletion of an account without a password. */
export const EMAIL_LINK_HOURS = 24
export const DELETION_LINK_MINUTES = 60

type Purpose = 'email' | 'deletion'

type NewLink = {
  userId: number
  purpose: Purpose
  newEmail: string | null
  life: { hours: number } | { minutes: number }
}

/** A new link in the place of the one before. Only its hash is stored. @returns its token */
export async function issueAccountLink(
  { userId, purpose, newEmail, life }: NewLink,
  trx: TransactionClientContract
): Promise<string> {
  const token = randomToken()
  const now = clock.now()
  await trx.from('account_links').where({ user_id: userId, purpose }).delete()
  await trx.table('account_links').insert({
    user_id: userId,
    purpose,
    new_email: newEmail,
    token_hash: hashToken(token),
    expires_at: now.plus(life).toJSDate(),
    created_at: now.toJSDate(),
  })
  return token
}

export type AccountLink = { user_id: number; new_email: string | null }

/** Uses a link, which works once. Throws InvalidField for one that is used, past its time or for something else. */
export async function useAccountLink(
  token: string,
  purpose: Purpose,
  trx: TransactionClientContract
): Promise<AccountLink> {
  const [link] = await trx
    .from('account_links')
    .where({ token_hash: hashToken(token), purpose })
    .where('expires_at', '>', clock.now().toJSDate())
    .returning(['user_id', 'new_email'])
    .delete()
  if (!link)
    throw new InvalidField(
      'token',
      'expired',
      'This link has been used or has run out. Please ask for a new one.'
    )
  return link as unknown as AccountLink
}
