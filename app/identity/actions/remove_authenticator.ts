import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { removeSecondFactors } from '#identity/second_factor/remove_second_factors'

/** Turns two-step login off for an account: deletes its app and recovery codes, and mails the owner a notice. */
@inject()
export class RemoveAuthenticator {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound where it is off, and SignInRequired. */
  async handle(actor: Actor): Promise<void> {
    const userId = actor.actorUserId
    await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      if (!(await removeSecondFactors(userId, trx))) throw new NotFound()
      const data = { userId, change: 'turned-off' as const }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const action = 'user.two_step_off'
      await this.record.handle({ ...actor, action, subjectType: 'user', subjectId: userId }, trx)
    })
  }
}
