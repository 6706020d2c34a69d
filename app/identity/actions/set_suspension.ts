import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { LockAccounts } from '#identity/actions/lock_accounts'
import { SuspendAccounts } from '#identity/actions/suspend_accounts'
import { artistProfilePort } from '#identity/artist_profile_port'
import { assertOwnersRemain } from '#identity/assert_owners_remain'
import { OwnAccount } from '#identity/errors'

type Suspension = Actor & {
  ids: number[]
  isSuspended: boolean
  /** For the audit log, which is where admins' lists read it. */
  reason?: string
  /** Of the one account that is changed alone. */
  ifUnmodifiedSince?: string
}

/**
 * Suspends accounts for an admin or lifts that, all of them or none: sign-in, sessions and the store. Writes an audit entry
 * for each (docs/rules/accounts-and-roles.md#suspension).
 */
@inject()
export class SetSuspension {
  constructor(
    private lockAccounts: LockAccounts,
    private suspendAccounts: SuspendAccounts,
    private record: RecordAuditEntry
  ) {}

  /**
   * How many changed: what already is as wanted is left alone. Throws NotFound, OwnAccount, ConcurrentModification, LastAdmin.
   */
  async handle(
    { ids, isSuspended, reason, ifUnmodifiedSince, ...actor }: Suspension,
    caller?: TransactionClientContract
  ): Promise<number> {
    if (isSuspended && ids.includes(actor.actorUserId)) throw new OwnAccount()
    const profiles = artistProfilePort.current()
    return inTransaction(caller, async (trx) => {
      await profiles.setHidden(ids, isSuspended, trx)
      const { accounts, ownerIds } = await this.lockAccounts.handle(ids, trx)
      // A profile that was being made is there to be seen once its account could be locked.
      await profiles.setHidden(ids, isSuspended, trx)
      const changing = accounts.filter((account) => Boolean(account.suspended_at) !== isSuspended)
      for (const account of changing)
        assertNotModified('account', account.updated_at, ifUnmodifiedSince)
      const changingIds = changing.map(({ id }) => id)
      if (isSuspended) assertOwnersRemain(ownerIds, changingIds)
      await this.suspendAccounts.handle(changingIds, isSuspended, trx, actor.actorUserId)
      await this.record.handle(
        changingIds.map((id) => ({
          ...actor,
          action: isSuspended ? 'user.suspend' : 'user.restore',
          subjectType: 'user',
          subjectId: id,
          before: { isSuspended: !isSuspended },
          after: { isSuspended, ...(reason && { reason }) },
        })),
        trx
      )
      return changing.length
    })
  }
}
