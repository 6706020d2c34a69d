import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OwnAccount } from '#admin/errors'
import { HideProfiles } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { assertAdminsRemain, LockAccounts, SuspendAccounts } from '#identity/public'

type Suspension = Actor & {
  ids: number[]
  isSuspended: boolean
  /** Of the one account that is changed alone. */
  ifUnmodifiedSince?: string
}

/**
 * Suspends accounts or lifts that, all of them or none: sign-in, sessions and the store
 * (docs/rules/accounts-and-roles.md#suspension).
 */
@inject()
export class SetSuspension {
  constructor(
    private hideProfiles: HideProfiles,
    private lockAccounts: LockAccounts,
    private suspendAccounts: SuspendAccounts,
    private record: RecordAuditEntry
  ) {}

  /**
   * How many changed: what already is as wanted is left alone. Throws NotFound, OwnAccount, ConcurrentModification, LastAdmin.
   */
  async handle(
    { ids, isSuspended, ifUnmodifiedSince, ...actor }: Suspension,
    caller?: TransactionClientContract
  ): Promise<number> {
    if (isSuspended && ids.includes(actor.actorUserId)) throw new OwnAccount()
    return inTransaction(caller, async (trx) => {
      await this.hideProfiles.handle(ids, isSuspended, trx)
      const { accounts, adminIds } = await this.lockAccounts.handle(ids, trx)
      // A profile that was being made is there to be seen once its account could be locked.
      await this.hideProfiles.handle(ids, isSuspended, trx)
      const changing = accounts.filter((account) => Boolean(account.suspended_at) !== isSuspended)
      for (const account of changing)
        assertNotModified('account', account.updated_at, ifUnmodifiedSince)
      const changingIds = changing.map(({ id }) => id)
      if (isSuspended) assertAdminsRemain(adminIds, changingIds)
      await this.suspendAccounts.handle(changingIds, isSuspended, trx)
      await this.record.handle(
        changingIds.map((id) => ({
          ...actor,
          action: isSuspended ? 'user.suspend' : 'user.restore',
          subjectType: 'user',
          subjectId: id,
          before: { isSuspended: !isSuspended },
          after: { isSuspended },
        })),
        trx
      )
      return changing.length
    })
  }
}
