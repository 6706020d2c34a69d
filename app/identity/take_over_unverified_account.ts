import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSessionsOf } from '#identity/end_sessions'
import type User from '#identity/models/user'

/**
 * Gives an account to a person who has just proved to own its email, which its creator never did. Deletes all that lets
 * the creator back in (password, linked social accounts, reset links, sessions): else both would share the account.
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
