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
import User from '#identity/models/user'
import { MailableAccountsQuery } from '#identity/queries/mailable_accounts_query'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { mailRemovalNotice } from '#identity/second_factor_removal/mail_removal_notice'
import {
  NOTICE_HOURS,
  type OpenRemoval,
  type RemovalRow,
  toOpenRemoval,
} from '#identity/second_factor_removal/removal'
import { insertRemoval, openRemovalOf } from '#identity/second_factor_removal/removal_rows'
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
    private accounts: MailableAccountsQuery,
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
      const open = await openRemovalOf(userId, trx)
      if (open) return { removal: toOpenRemoval(open, userType), isNew: false }
      const row = await insertRemoval({ userId, place, ...timesOfNewRemoval() }, trx)
      await mailRemovalNotice('requested', row, trx)
      if (userType === 'admin') await this.#askOwners(row, trx)
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

  async #askOwners(
    { id: removalId, user_id: adminId }: RemovalRow,
    trx: TransactionClientContract
  ): Promise<void> {
    for (const userId of await this.accounts.adminIdsFor('accounts', trx, adminId)) {
      const data = { removalId, adminId, userId }
      await mailOutbox.send(removalConfirmation, { event: `${removalId}/${userId}`, data }, trx)
    }
  }
}

/** What changes nothing is not counted: it must not use up the requests that the owner is allowed. */
async function wouldInsert({ userId, accessVersion }: Request): Promise<boolean> {
  const { accessVersion: version } = await User.findOrFail(userId)
  return (version ?? 0) === accessVersion && (await openRemovalOf(userId)) === null
}

/** Where the wait is a day at most, the notice at once is that of the day before. */
function timesOfNewRemoval() {
  const now = clock.now()
  const hours = secondFactorConfig.removalHours
  const requestedAt = now.toJSDate()
  const dueAt = now.plus({ hours }).toJSDate()
  return { requestedAt, dueAt, remindedAt: hours <= NOTICE_HOURS ? requestedAt : null }
}
