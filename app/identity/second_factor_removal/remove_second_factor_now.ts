import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import User from '#identity/models/user'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import type { RemovalRow } from '#identity/second_factor_removal/removal'
import { insertRemoval, openRemovalOf } from '#identity/second_factor_removal/removal_rows'
import { RemoveLostSecondFactor } from '#identity/second_factor_removal/remove_lost_second_factor'
import { clock } from '#shared/clock'

/** Where the request came from, as the log of the account has it. */
const COMMAND_LINE = 'command line'

/**
 * Removes the lost second factor of an account at once, from the command line: for the last owner among the admins, whom
 * nobody can confirm. The owner of the account is mailed, and everything else follows as after a request.
 */
@inject()
export class RemoveSecondFactorNow {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private removeLost: RemoveLostSecondFactor
  ) {}

  /** @returns whether there was a second factor. Throws NotFound for an unknown email, and SignInRequired where it is suspended. */
  async handle(email: string): Promise<boolean> {
    const user = await User.findByEmail(email)
    if (!user) throw new NotFound()
    return db.transaction(async (trx) => {
      const { userType } = await this.lockOwnAccount.handle(user.id, trx)
      if (!(await hasSecondFactor(user.id, trx))) return false
      const { id: removalId } =
        (await openRemovalOf(user.id, trx)) ?? (await insertDueRemoval(user.id, trx))
      await this.removeLost.handle({ removalId, userId: user.id, userType }, 'command', trx)
      return true
    })
  }
}

/** The request that the command carries out at once. */
function insertDueRemoval(userId: number, trx: TransactionClientContract): Promise<RemovalRow> {
  const now = clock.now()
  const place = { device: null, network: COMMAND_LINE }
  const dueAt = now.plus({ seconds: 1 }).toJSDate()
  return insertRemoval({ userId, place, requestedAt: now.toJSDate(), dueAt, remindedAt: null }, trx)
}
