import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { artistProfilePort } from '#identity/artist_profile_port'
import { revokeAccess } from '#identity/revoke_access'
import { removeSecondFactors } from '#identity/second_factor/remove_second_factors'
import { mailRemovalNotice } from '#identity/second_factor_removal/mail_removal_notice'
import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'

type Removal = { removalId: number; userId: number; userType: UserType }

/**
 * Carries a request out: removes the second factors and recovery codes of the account, logs everyone out and mails the
 * owner. The password of an admin ends too: otherwise whoever knows it could set up a factor first. The admin chooses a new
 * one by a mailed link. Where there is no band, no payouts wait. The account and the open request are locked by the caller.
 */
@inject()
export class RemoveLostSecondFactor {
  constructor(private record: RecordAuditEntry) {}

  /** @param by what carried it out, for the audit log */
  async handle(
    { removalId, userId, userType }: Removal,
    by: 'time' | 'command',
    trx: TransactionClientContract
  ): Promise<void> {
    const now = clock.now().toJSDate()
    const band = await artistProfilePort.current().ofAccount(userId, trx)
    await trx
      .from('second_factor_removals')
      .where('id', removalId)
      .update({ status: 'removed', ended_at: now, payouts_released_at: band ? null : now })
    await removeSecondFactors(userId, trx)
    if (userType === 'admin') await trx.from('users').where('id', userId).update({ password: null })
    await revokeAccess(userId, trx)
    await mailRemovalNotice('removed', { id: removalId, user_id: userId }, trx)
    const subject = { action: 'user.second_factor_removal', subjectType: 'user', subjectId: userId }
    const entry = { actorUserId: null, requestId: null, ...subject, after: { removalId, by } }
    await this.record.handle(entry, trx)
  }
}
