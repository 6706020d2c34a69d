import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/models/user'
import { removeSecondFactors } from '#identity/second_factor/remove_second_factors'
import { revokeAccess } from '#identity/revoke_access'

/**
 * Gives an account to a person who has just proved to own its email, which its creator never did. Deletes all that lets
 * the creator back in (password, linked social accounts, second factor, open links, sessions): else both would share the account.
 */
export async function takeOverUnverifiedAccount(
  user: User,
  trx: TransactionClientContract,
  keepSession?: string
) {
  await trx.from('users').where('id', user.id).update({ password: null })
  await trx.from('social_identities').where('user_id', user.id).delete()
  await removeSecondFactors(user.id, trx)
  await revokeAccess(user.id, trx, { except: keepSession, actorUserId: user.id })
  await user.refresh()
}
