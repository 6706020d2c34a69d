import db from '@adonisjs/lucid/services/db'
import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** The role of the account whose password the link may still reset; null for a link that cannot be used. */
export async function findResetLinkRole(token: unknown): Promise<UserType | null> {
  if (typeof token !== 'string' || token === '') return null
  const account: { user_type: UserType } | null = await db
    .from('password_resets')
    .join('users', 'users.id', 'password_resets.user_id')
    .where('token_hash', hashToken(token))
    .whereNull('used_at')
    .where('password_resets.expires_at', '>', clock.now().toJSDate())
    .select('users.user_type')
    .first()
  return account?.user_type ?? null
}

/** Whether a link of a forgotten password may still be used. */
export async function isUsableResetLink(token: unknown): Promise<boolean> {
  return (await findResetLinkRole(token)) !== null
}
