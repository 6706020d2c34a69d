import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import { NotFound } from '#core/exceptions/errors'
import { OwnAccount } from '#identity/errors'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'
import { mailRemovalNotice } from '#identity/second_factor_removal/mail_removal_notice'
import { dueADayFromNow } from '#identity/second_factor_removal/removal'
import { openRemovalOf } from '#identity/second_factor_removal/removal_rows'
import type { UserType } from '#identity/user_type'
import { clock } from '#shared/clock'

type Decision = Actor & { userId: number }

/** What admins decide about the request of an account to remove its lost second factor. None of it shortens the wait. */
@inject()
export class DecideSecondFactorRemoval {
  constructor(private record: RecordAuditEntry) {}

  /** Cancels it; the owner is mailed the reason. Throws NotFound where none is open. */
  async cancel({ actorUserId, requestId, userId, reason }: Decision & { reason: string }) {
    await db.transaction(async (trx) => {
      await lockAccount(userId, trx)
      const admin = { id: actorUserId, reason }
      const cancelled = await cancelRemovals(
        { userIds: [userId], by: 'admin', admin, actorUserId, requestId },
        trx
      )
      if (cancelled === 0) throw new NotFound()
    })
  }

  /**
   * Confirms the request of another admin, which is carried out after the wait, and a day after this at the earliest: the
   * admin is mailed and can still object. Confirming it again changes nothing. Throws NotFound where none is open or the
   * account is no admin's, ConcurrentModification where it is another request than the owner saw, and OwnAccount.
   */
  async confirm({ actorUserId, requestId, userId, removalId }: Decision & { removalId: number }) {
    if (actorUserId === userId) throw new OwnAccount()
    await db.transaction(async (trx) => {
      const userType = await lockAccount(userId, trx)
      const row = await openRemovalOf(userId, trx)
      if (!row || userType !== 'admin') throw new NotFound()
      if (row.id !== removalId) throw new ConcurrentModification('request')
      if (row.confirmed_by !== null) return
      await trx
        .from('second_factor_removals')
        .where('id', row.id)
        .update({
          confirmed_by: actorUserId,
          confirmed_at: clock.now().toJSDate(),
          due_at: dueADayFromNow(row),
        })
      await mailRemovalNotice('confirmed', row, trx)
      const subject = {
        action: 'user.second_factor_removal_confirm',
        subjectType: 'user',
        subjectId: userId,
      }
      const after = { removalId }
      await this.record.handle({ actorUserId, requestId, ...subject, after }, trx)
    })
  }
}

/** Throws NotFound. */
async function lockAccount(userId: number, trx: TransactionClientContract): Promise<UserType> {
  const { rows } = await trx.rawQuery<{ rows: { user_type: UserType }[] }>(
    'SELECT user_type FROM users WHERE id = ? AND deleted_at IS NULL FOR NO KEY UPDATE',
    [userId]
  )
  if (!rows[0]) throw new NotFound()
  return rows[0].user_type
}
