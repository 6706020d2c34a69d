import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSessionsOf } from '#identity/end_sessions'
import type User from '#identity/models/user'

/**
 * Somebody has just proved to own the email of an account whose maker never did: whatever the maker left behind to
 * come back with goes (password, linked social accounts, reset links, sessions), or they would share the account.
 */
export async function takeOverUnverifiedAccount(
  user: User,
  trx: TransactionClientContract,
  keepSession?: string
) {
  await trx.from('users').where('id', user.id).update({ password: null })
  await trx.from('social_identities').where('user_id', user.id).delete()
  await trx.from('password_resets').where('user_id', user.id).delete()
  await endSessionsOf(user.id, { except: keepSession, trx })
  await user.refresh()
}
