import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSessionsBySuspension } from '#identity/end_sessions_by_suspension'
import { revokeAccess } from '#identity/revoke_access'
import { clock } from '#shared/clock'

/**
 * Bars accounts from signing in and ends their sessions, or lets them in again. One step of a suspension, which locks
 * them and hides their stores, so it requires that transaction.
 */
export class SuspendAccounts {
  /** @param actorUserId who does it, for the audit log */
  async handle(
    ids: number[],
    isSuspended: boolean,
    trx: TransactionClientContract,
    actorUserId: number | null = null
  ): Promise<void> {
    const now = clock.now().toJSDate()
    await trx
      .from('users')
      .whereIn('id', ids)
      .update({ suspended_at: isSuspended ? now : null, updated_at: now })
    if (!isSuspended) return
    await endSessionsBySuspension(ids, trx)
    await revokeAccess(ids, trx, { actorUserId })
  }
}
