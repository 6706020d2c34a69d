import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'
import type { UserType } from '#identity/user_type'
import type { AdminRole } from '#shared/admin_role'

type Change = {
  userId: number
  userType: UserType
  /** Of an account that becomes or is an admin; without one an admin may do nothing. */
  adminRole?: AdminRole
}

/** Changes what an account may do; joins the caller's transaction. */
export class ChangeUserType {
  async handle(
    { userId, userType, adminRole }: Change,
    trx?: TransactionClientContract
  ): Promise<User> {
    const user = await User.findOrFail(userId, { client: trx })
    user.userType = userType
    user.adminRole = userType === 'admin' ? (adminRole ?? null) : null
    return user.save()
  }
}
