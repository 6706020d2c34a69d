import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'
import type { UserType } from '#identity/user_type'

/** Changes what an account may do; joins the caller's transaction. */
export class ChangeUserType {
  async handle(
    change: { userId: number; userType: UserType },
    trx?: TransactionClientContract
  ): Promise<User> {
    const user = await User.findOrFail(change.userId, { client: trx })
    user.userType = change.userType
    return user.save()
  }
}
