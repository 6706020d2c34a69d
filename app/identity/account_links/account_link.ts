import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvalidField } from '#core/exceptions/errors'
import { expiredLink } from '#identity/account_links/lock_owner'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** How long the links work that confirm an email, or the deletion of an account without a password. */
export const EMAIL_LINK_HOURS = 24
export const DELETION_LINK_MINUTES = 60

export type LinkPurpose = 'email' | 'deletion' | 'verification'

export type NewLink = {
  userId: number
  purpose: LinkPurpose
  newEmail: string | null
  token: string
  life: { hours: number } | { minutes: number }
}

/** Issues a link that replaces the previous one, also when two are requested at once. Only its hash is stored. */
export async function issueAccountLink(
  { userId, purpose, newEmail, token, life }: NewLink,
  trx: TransactionClientContract
): Promise<void> {
  const now = clock.now()
  await trx
    .insertQuery()
    .table('account_links')
    .insert({
      user_id: userId,
      purpose,
      new_email: newEmail,
      token_hash: hashToken(token),
      expires_at: now.plus(life).toJSDate(),
      created_at: now.toJSDate(),
    })
    .onConflict(['user_id', 'purpose'])
    .merge()
}

export type AccountLink = { user_id: number; new_email: string | null }

/** Uses a link, which works once. Throws InvalidField for one that is used, past its time or for something else. */
export async function useAccountLink(
  token: string,
  purpose: LinkPurpose,
  trx: TransactionClientContract
): Promise<AccountLink> {
  const [link] = await trx
    .from('account_links')
    .where({ token_hash: hashToken(token), purpose })
    .where('expires_at', '>', clock.now().toJSDate())
    .returning(['user_id', 'new_email'])
    .delete()
  if (!link) throw expiredLink()
  return link as unknown as AccountLink
}

type OwnLink = { userId: number; token: string; purpose: LinkPurpose }

/** The same for a link that only works for who is signed in. */
export async function useOwnAccountLink(
  { userId, token, purpose }: OwnLink,
  trx: TransactionClientContract
): Promise<void> {
  const link = await useAccountLink(token, purpose, trx)
  if (link.user_id !== userId)
    throw new InvalidField('token', 'foreign', 'This link belongs to another account.')
}
