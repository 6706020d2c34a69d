import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockAccounts } from '#identity/actions/lock_accounts'
import { assertOwnersRemain } from '#identity/assert_owners_remain'
import type User from '#identity/models/user'
import { removeSecondFactors } from '#identity/second_factor/remove_second_factors'
import { revokeAccess } from '#identity/revoke_access'
import { clock } from '#shared/clock'
import { randomCode } from '#shared/ids'

/**
 * Takes everything personal out of an account and ends its sessions; the row stays, because the ledger names it. Its email
 * is free for a new registration. One step of the deletion of an account, so it requires that transaction.
 */
@inject()
export class EraseAccount {
  constructor(private lockAccounts: LockAccounts) {}

  /** Throws LastAdmin. */
  async handle(
    { id: userId, userType }: Pick<User, 'id' | 'userType'>,
    trx: TransactionClientContract
  ): Promise<void> {
    if (userType === 'admin') {
      const { ownerIds } = await this.lockAccounts.handle([userId], trx)
      assertOwnersRemain(ownerIds, [userId])
    }
    await trx
      .from('users')
      .where('id', userId)
      .update({
        // The random code keeps others from registering this email first and so blocking the deletion.
        email: `deleted-${userId}-${randomCode(10).toLowerCase()}@gigstall.invalid`,
        password: null,
        first_name: null,
        last_name: null,
        profile_image_url: null,
        email_verified_at: null,
        deleted_at: clock.now().toJSDate(),
        updated_at: clock.now().toJSDate(),
      })
    await trx.from('social_identities').where('user_id', userId).delete()
    await trx.from('account_links').where('user_id', userId).delete()
    await trx.from('log_in_events').where('user_id', userId).delete()
    await trx.from('second_factor_removals').where('user_id', userId).delete()
    await removeSecondFactors(userId, trx)
    await revokeAccess(userId, trx, { actorUserId: userId })
  }
}
