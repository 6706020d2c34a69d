import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { assertMayLoseSecondFactor } from '#identity/second_factor/required_second_factor'
import User from '#identity/models/user'
import { deleteUnusableRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'

/**
 * Deletes the authenticator app of an account and mails the owner a notice. Without a passkey that turns two-step login
 * off, and the recovery codes end.
 */
@inject()
export class RemoveAuthenticator {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound where there is none, SecondFactorMissing and SignInRequired. */
  async handle(actor: Actor): Promise<void> {
    const userId = actor.actorUserId
    await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const [removed] = await trx
        .from('authenticators')
        .where('user_id', userId)
        .returning('user_id')
        .delete()
      if (removed === undefined) throw new NotFound()
      const isLast = await deleteUnusableRecoveryCodes(userId, trx)
      if (isLast) assertMayLoseSecondFactor(await User.findOrFail(userId, { client: trx }))
      if (isLast) await cancelRemovals({ userIds: [userId], by: 'owner', ...actor }, trx)
      const data = { userId, change: isLast ? ('turned-off' as const) : ('app-removed' as const) }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const action = isLast ? 'user.two_step_off' : 'user.app_remove'
      await this.record.handle({ ...actor, action, subjectType: 'user', subjectId: userId }, trx)
    })
  }
}
