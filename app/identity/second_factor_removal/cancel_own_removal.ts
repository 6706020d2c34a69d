import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { SecondFactorExpired } from '#identity/errors'
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
      const locked = await this.lockOwnAccount.handle(userId, trx)
      if (accessVersion !== undefined && locked.accessVersion !== accessVersion)
        throw new SecondFactorExpired()
      await cancelRemovals({ userIds: [userId], by: 'owner', actorUserId: userId, requestId }, trx)
    })
  }
}
