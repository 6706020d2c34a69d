import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { replaceRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'

/** Makes new recovery codes, which end the earlier ones, and mails the owner a notice. */
@inject()
export class RenewRecoveryCodes {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** The codes. Throws NotFound where two-step login is off, and SignInRequired. */
  async handle(actor: Actor): Promise<string[]> {
    const userId = actor.actorUserId
    return db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      if (!(await hasSecondFactor(userId, trx))) throw new NotFound()
      const codes = await replaceRecoveryCodes(userId, trx)
      await cancelRemovals({ userIds: [userId], by: 'owner', ...actor }, trx)
      const data = { userId, change: 'codes-renewed' as const }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const action = 'user.recovery_codes'
      await this.record.handle({ ...actor, action, subjectType: 'user', subjectId: userId }, trx)
      return codes
    })
  }
}
