import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { ChangeUserType } from '#identity/actions/change_user_type'
import { LockAccounts } from '#identity/actions/lock_accounts'
import { artistProfilePort } from '#identity/artist_profile_port'
import { assertAdminsRemain } from '#identity/assert_admins_remain'
import { OwnAccount, ProfileOwner } from '#identity/errors'
import { revokeAccess } from '#identity/revoke_access'
import type { UserType } from '#identity/user_type'

type RoleChange = Actor & { userId: number; userType: UserType; ifUnmodifiedSince?: string }

/**
 * An admin makes an account fan, artist or admin. An account that owns a profile becomes no admin; one that is no artist
 * any more keeps its profile, and is an artist again by setting it up (docs/rules/accounts-and-roles.md#roles). The
 * account is logged out everywhere: an open session does not become an admin's.
 */
@inject()
export class ChangeRole {
  constructor(
    private lockAccounts: LockAccounts,
    private changeUserType: ChangeUserType,
    private record: RecordAuditEntry
  ) {}

  /** An account that has the role already is left as it is. Throws NotFound, OwnAccount, ConcurrentModification, ProfileOwner, LastAdmin. */
  async handle(change: RoleChange, caller?: TransactionClientContract): Promise<void> {
    const { userId, userType, ifUnmodifiedSince, ...actor } = change
    const profiles = artistProfilePort.current()
    await inTransaction(caller, async (trx) => {
      const { accounts, adminIds } = await this.lockAccounts.handle([userId], trx)
      const account = accounts[0]!
      if (account.user_type === userType) return
      if (userId === actor.actorUserId) throw new OwnAccount()
      assertNotModified('account', account.updated_at, ifUnmodifiedSince)
      if (userType === 'admin' && (await profiles.ofAccount(userId, trx))) throw new ProfileOwner()
      if (userType !== 'admin') assertAdminsRemain(adminIds, [userId])
      await this.changeUserType.handle({ userId, userType }, trx)
      await revokeAccess(userId, trx)
      await this.record.handle(
        {
          ...actor,
          action: 'user.role',
          subjectType: 'user',
          subjectId: userId,
          before: { userType: account.user_type },
          after: { userType },
        },
        trx
      )
    })
  }
}
