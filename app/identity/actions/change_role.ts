import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { ChangeUserType } from '#identity/actions/change_user_type'
import { LockAccounts } from '#identity/actions/lock_accounts'
import { artistProfilePort } from '#identity/artist_profile_port'
import { assertOwnersRemain } from '#identity/assert_owners_remain'
import { OwnAccount, ProfileOwner } from '#identity/errors'
import { revokeAccess } from '#identity/revoke_access'
import type { UserType } from '#identity/user_type'
import type { AdminRole } from '#shared/admin_role'

type RoleChange = Actor & {
  userId: number
  userType: UserType
  /** Of an admin. An account that becomes one is support where it is missing; the role of an admin stays. */
  adminRole?: AdminRole
  ifUnmodifiedSince?: string
}

type Role = { userType: UserType; adminRole?: AdminRole }

/**
 * An owner makes an account fan, artist or an admin of some role. An account that owns a profile becomes no admin; one that is no artist
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
    const { userId, userType, adminRole, ifUnmodifiedSince, ...actor } = change
    const profiles = artistProfilePort.current()
    await inTransaction(caller, async (trx) => {
      const { accounts, ownerIds } = await this.lockAccounts.handle([userId], trx)
      const account = accounts[0]!
      const before = roleOf(account.user_type, account.admin_role)
      const after = roleOf(userType, adminRole ?? before.adminRole ?? 'support')
      if (before.userType === after.userType && before.adminRole === after.adminRole) return
      if (userId === actor.actorUserId) throw new OwnAccount()
      assertNotModified('account', account.updated_at, ifUnmodifiedSince)
      if (userType === 'admin' && (await profiles.ofAccount(userId, trx))) throw new ProfileOwner()
      if (after.adminRole !== 'owner') assertOwnersRemain(ownerIds, [userId])
      await this.changeUserType.handle({ userId, userType, adminRole: after.adminRole }, trx)
      await revokeAccess(userId, trx, { actorUserId: actor.actorUserId })
      await this.record.handle(
        {
          ...actor,
          action: 'user.role',
          subjectType: 'user',
          subjectId: userId,
          before,
          after,
        },
        trx
      )
    })
  }
}

/** Only an admin has a role of admins. */
function roleOf(userType: UserType, adminRole: AdminRole | null): Role {
  return userType === 'admin' && adminRole ? { userType, adminRole } : { userType }
}
