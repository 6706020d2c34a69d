import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import User from '#identity/models/user'
import { revokeAccess } from '#identity/revoke_access'

type PasswordChange = {
  userId: number
  currentPassword: string
  password: string
  /** The session that stays signed in: the caller's own. */
  keepSession: string
}

/** Changes a known password; every other session and every open link end. Throws InvalidField for a wrong one. */
@inject()
export class ChangePassword {
  constructor(private confirmOwnPassword: ConfirmOwnPassword) {}

  /** The account, with the access version of the session that goes on. */
  async handle(change: PasswordChange, caller?: TransactionClientContract): Promise<User> {
    const { userId, currentPassword, password, keepSession } = change
    const user = await User.findOrFail(userId, { client: caller })
    await this.confirmOwnPassword.handle(user, currentPassword, 'currentPassword')
    return inTransaction(caller, async (trx) => {
      await user.useTransaction(trx).merge({ password }).save()
      await revokeAccess(userId, trx, keepSession)
      return user.refresh()
    })
  }
}
