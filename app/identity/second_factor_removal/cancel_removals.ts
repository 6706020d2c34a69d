import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { mailRemovalNotice } from '#identity/second_factor_removal/mail_removal_notice'
import type { Cancellation, RemovalRow } from '#identity/second_factor_removal/removal'
import { clock } from '#shared/clock'

type Cancelled = {
  userIds: readonly number[]
  by: Cancellation
  /** Of the admin who cancels it, with the reason for the owner. */
  admin?: { id: number; reason: string }
  /** The account whose action cancels them, for the audit log; null where there is none, or it is not known. */
  actorUserId: number | null
  requestId?: string | null
}

/**
 * Cancels the open requests of accounts to remove a lost second factor, and mails their owners. Safe to call twice: an
 * account has one open request, and the statement that ends it finds it once.
 * @returns how many there were
 */
export async function cancelRemovals(
  { userIds, by, admin, actorUserId, requestId = null }: Cancelled,
  trx: TransactionClientContract
): Promise<number> {
  const rows = (await trx
    .from('second_factor_removals')
    .whereIn('user_id', [...userIds])
    .where('status', 'open')
    .update(
      {
        status: 'cancelled',
        cancelled_by: by,
        ended_at: clock.now().toJSDate(),
        cancelling_admin: admin?.id ?? null,
        reason: admin?.reason ?? null,
      },
      ['id', 'user_id']
    )) as unknown as Pick<RemovalRow, 'id' | 'user_id'>[]
  for (const row of rows) {
    const { id: removalId, user_id: userId } = row
    await mailRemovalNotice('cancelled', row, trx)
    const entry = {
      action: 'user.second_factor_removal_cancel',
      subjectType: 'user',
      subjectId: userId,
    }
    await new RecordAuditEntry().handle(
      {
        actorUserId,
        requestId,
        ...entry,
        after: { removalId, by, ...(admin && { reason: admin.reason }) },
      },
      trx
    )
  }
  return rows.length
}
