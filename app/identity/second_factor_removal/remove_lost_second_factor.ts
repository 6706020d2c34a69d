import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { secondFactorRemoval } from '#identity/mails/second_factor_removal_mail'
import { revokeAccess } from '#identity/revoke_access'
import { removeSecondFactors } from '#identity/second_factor/remove_second_factors'
import { clock } from '#shared/clock'

type Removal = { removalId: number; userId: number }

/**
 * Carries a request out: removes the second factors and recovery codes of the account, logs everyone out and mails the
 * owner. The account and the open request are locked by the caller.
 */
@inject()
export class RemoveLostSecondFactor {
  constructor(private record: RecordAuditEntry) {}

  /** @param by what carried it out, for the audit log */
  async handle(
    { removalId, userId }: Removal,
    by: 'time' | 'command',
    trx: TransactionClientContract
  ): Promise<void> {
    await trx
      .from('second_factor_removals')
      .where('id', removalId)
      .update({ status: 'removed', ended_at: clock.now().toJSDate() })
    await removeSecondFactors(userId, trx)
    await revokeAccess(userId, trx)
    const data = { userId, removalId, notice: 'removed' as const }
    await mailOutbox.send(secondFactorRemoval, { event: `${removalId}/removed`, data }, trx)
    const subject = { action: 'user.factor_removal', subjectType: 'user', subjectId: userId }
    const entry = { actorUserId: null, requestId: null, ...subject, after: { removalId, by } }
    await this.record.handle(entry, trx)
  }
}
