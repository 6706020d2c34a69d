import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { removeSecondFactorsSince } from '#identity/second_factor/remove_second_factors'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'

/** Links that open the account, or change whose it is. The one that verifies its own email does neither. */
const OPENING_LINKS = ['email', 'deletion']

type Options = {
  /** The id of the one session that may go on (the caller's own), once it has been given the new version. */
  except?: string
  /** Second factors that were added since then end as well. */
  factorsSince?: Date
  /** Who does it, for the audit log; left out where nobody does. */
  actorUserId?: number | null
}

/**
 * Ends every way into accounts but their password, second factors and linked social accounts: sessions, links for a new
 * password, and links that change the email or delete the account. A log-in under way ends too: it began under the version
 * before. An open request to remove a lost second factor is cancelled.
 */
export async function revokeAccess(
  userIds: number | number[],
  caller?: TransactionClientContract,
  { except, factorsSince, actorUserId = null }: Options = {}
): Promise<void> {
  const ids = [userIds].flat()
  await inTransaction(caller, async (trx) => {
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
    if (factorsSince) await removeSecondFactorsSince(ids, factorsSince, trx)
  })
}
