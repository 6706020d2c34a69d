import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import {
  removeSuspectFactors,
  type SuspectTime,
} from '#identity/second_factor/remove_second_factors'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'

/** Links that open the account, or change whose it is. The one that verifies its own email does neither. */
const OPENING_LINKS = ['email', 'deletion']

type Options = {
  /** The id of the one session that may go on (the caller's own), once it has been given the new version. */
  except?: string
  /** Second factors that were added then end as well, and with them the password. */
  suspectFactors?: SuspectTime
  /** Who does it, for the audit log; left out where nobody does. */
  actorUserId?: number | null
}

/**
 * Ends every way into accounts but their password, second factors and linked social accounts: sessions, links for a new
 * password, and links that change the email or delete the account. A log-in under way ends too: it began under the version
 * before. An open request to remove a lost second factor is cancelled.
 *
 * @returns the accounts whose password ended with suspect second factors
 */
export async function revokeAccess(
  userIds: number | number[],
  caller?: TransactionClientContract,
  { except, suspectFactors, actorUserId = null }: Options = {}
): Promise<number[]> {
  const ids = [userIds].flat()
  return inTransaction(caller, async (trx) => {
    await trx.from('users').whereIn('id', ids).increment('access_version')
    await cancelRemovals({ userIds: ids, by: 'access', actorUserId }, trx)
    await trx.from('password_resets').whereIn('user_id', ids).delete()
    await trx
      .from('account_links')
      .whereIn('user_id', ids)
      .whereIn('purpose', OPENING_LINKS)
      .delete()
    const sessions = trx.from('sessions').whereIn('user_id', ids.map(String))
    if (except) sessions.whereNot('id', except)
    await sessions.delete()
    const withoutPassword: number[] = []
    for (const id of suspectFactors ? ids : [])
      if (await removeSuspectFactors(id, suspectFactors!, trx)) withoutPassword.push(id)
    return withoutPassword
  })
}
