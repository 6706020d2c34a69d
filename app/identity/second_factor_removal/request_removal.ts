import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import secondFactorConfig from '#config/second_factor'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { SecondFactorExpired } from '#identity/errors'
import type { LoginPlace } from '#identity/login_place'
import { removalConfirmation } from '#identity/mails/removal_confirmation_mail'
import { secondFactorRemoval } from '#identity/mails/second_factor_removal_mail'
import User from '#identity/models/user'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { confirmerIds } from '#identity/second_factor_removal/confirmers'
import {
  NOTICE_HOURS,
  type OpenRemoval,
  type RemovalRow,
  toOpenRemoval,
} from '#identity/second_factor_removal/removal'
import { removalThrottle } from '#identity/throttles'
import { clock } from '#shared/clock'

/** `accessVersion`: of the account when the first step of the log-in was made. */
type Request = {
  userId: number
  accessVersion: number
  place: LoginPlace
  requestId: string | null
}

/**
 * Requests the removal of the second factor of an account whose owner has lost it: after the waiting time, and after an
 * owner has confirmed it where the account is an admin's (docs/rules/accounts-and-roles.md#lost-devices). The owner is
 * mailed at once. An open request stays as it is, so that asking again does not put it off. Throws SecondFactorExpired,
 * SignInRequired and E_TOO_MANY_REQUESTS.
 */
@inject()
export class RequestSecondFactorRemoval {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  async handle(request: Request): Promise<OpenRemoval> {
    const isCounted = await wouldInsert(request)
    if (isCounted) await removalThrottle.count(request.userId)
    const { removal, isNew } = await this.#findOrInsert(request)
    if (isCounted && !isNew) await removalThrottle.undo(request.userId)
    return removal
  }

  async #findOrInsert({ userId, accessVersion, place, requestId }: Request) {
    return db.transaction(async (trx) => {
      const { userType, ...locked } = await this.lockOwnAccount.handle(userId, trx)
      // A new password since the first step ends the log-in.
      const isAsBefore = locked.accessVersion === accessVersion
      if (!isAsBefore || !(await hasSecondFactor(userId, trx))) throw new SecondFactorExpired()
      const open = await openRow(userId, trx)
      if (open) return { removal: toOpenRemoval(open, userType), isNew: false }
      const row = await insertRow(userId, place, trx)
      const data = { userId, removalId: row.id, notice: 'requested' as const }
      await mailOutbox.send(secondFactorRemoval, { event: `${row.id}/requested`, data }, trx)
      if (userType === 'admin') await askOwners(row, trx)
      const subject = {
        action: 'user.second_factor_removal_request',
        subjectType: 'user',
        subjectId: userId,
      }
      const after = { removalId: row.id, dueAt: row.due_at.toISOString(), ...place }
      await this.record.handle({ actorUserId: userId, requestId, ...subject, after }, trx)
      return { removal: toOpenRemoval(row, userType), isNew: true }
    })
  }
}

/** What changes nothing is not counted: it must not use up the requests that the owner is allowed. */
async function wouldInsert({ userId, accessVersion }: Request): Promise<boolean> {
  const { accessVersion: version } = await User.findOrFail(userId)
  return (version ?? 0) === accessVersion && (await openRow(userId)) === null
}

const openRow = (userId: number, trx?: TransactionClientContract): Promise<RemovalRow | null> =>
  (trx ?? db).from('second_factor_removals').where({ user_id: userId, status: 'open' }).first()

/** Where the wait is a day at most, the notice at once is that of the day before. */
async function insertRow(userId: number, place: LoginPlace, trx: TransactionClientContract) {
  const now = clock.now()
  const hours = secondFactorConfig.removalHours
  const [row] = await trx
    .insertQuery<RemovalRow>()
    .table('second_factor_removals')
    .insert({
      user_id: userId,
      ...place,
      requested_at: now.toJSDate(),
      due_at: now.plus({ hours }).toJSDate(),
      reminded_at: hours <= NOTICE_HOURS ? now.toJSDate() : null,
    })
    .returning('*')
  return row!
}

async function askOwners(
  { id: removalId, user_id: adminId }: RemovalRow,
  trx: TransactionClientContract
) {
  for (const userId of await confirmerIds(adminId, trx)) {
    const data = { removalId, adminId, userId }
    await mailOutbox.send(removalConfirmation, { event: `${removalId}/${userId}`, data }, trx)
  }
}
