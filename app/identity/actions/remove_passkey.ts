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

/** Removes a passkey of one's own, and with the last second factor the recovery codes; the owner is mailed a notice. */
@inject()
export class RemovePasskey {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, SecondFactorMissing and SignInRequired. */
  async handle({ id, ...actor }: Actor & { id: number }): Promise<void> {
    const userId = actor.actorUserId
    await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const [removed] = (await trx
        .from('passkeys')
        .where({ id, user_id: userId })
        .returning('id')
        .delete()) as unknown as { id: number }[]
      if (!removed) throw new NotFound()
      const isLast = await deleteUnusableRecoveryCodes(userId, trx)
      if (isLast) assertMayLoseSecondFactor(await User.findOrFail(userId, { client: trx }))
      if (isLast) await cancelRemovals({ userIds: [userId], by: 'owner', ...actor }, trx)
      const change = isLast ? ('turned-off' as const) : ('passkey-removed' as const)
      await mailOutbox.send(
        secondFactorChanged,
        { event: randomUUID(), data: { userId, change } },
        trx
      )
      const subject = { action: 'user.passkey_remove', subjectType: 'user', subjectId: userId }
      await this.record.handle({ ...actor, ...subject, before: { passkeyId: id } }, trx)
    })
  }
}
