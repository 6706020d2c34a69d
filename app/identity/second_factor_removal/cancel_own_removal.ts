import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { SecondFactorExpired } from '#identity/errors'
import User from '#identity/models/user'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'

/** `accessVersion`: of the account when the first step of a log-in under way was made; left out by a session. */
type Cancelled = { userId: number; accessVersion?: number; requestId: string | null }

/** Cancels the request of one's own account to remove its lost second factor; does nothing where none is open. */
@inject()
export class CancelOwnRemoval {
  constructor(private lockOwnAccount: LockOwnAccount) {}

  /** Throws SecondFactorExpired and SignInRequired. */
  async handle({ userId, accessVersion, requestId }: Cancelled): Promise<void> {
    await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const user = await User.findOrFail(userId, { client: trx })
      if (accessVersion !== undefined && (user.accessVersion ?? 0) !== accessVersion)
        throw new SecondFactorExpired()
      await cancelRemovals({ userIds: [userId], by: 'owner', requestId }, trx)
    })
  }
}
