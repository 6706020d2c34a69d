import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { endSessionsOf } from '#identity/end_sessions'
import User from '#identity/models/user'

type PasswordChange = {
  userId: number
  currentPassword: string
  password: string
  /** The session that stays signed in: the caller's own. */
  keepSession: string
}

/** Changes a known password; every other session and every open password link end. Throws InvalidField for a wrong one. */
@inject()
export class ChangePassword {
  constructor(private confirmOwnPassword: ConfirmOwnPassword) {}

  async handle(change: PasswordChange, caller?: TransactionClientContract): Promise<void> {
    const { userId, currentPassword, password, keepSession } = change
    const user = await User.findOrFail(userId, { client: caller })
    await this.confirmOwnPassword.handle(user, currentPassword, 'currentPassword')
    await inTransaction(caller, async (trx) => {
      await user.useTransaction(trx).merge({ password }).save()
      await trx.from('password_resets').where('user_id', userId).delete()
      await endSessionsOf(userId, { except: keepSession, trx })
    })
  }
}
