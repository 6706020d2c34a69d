import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { InvalidField } from '#core/exceptions/refusals'
import User from '#identity/models/user'
import type { UserType } from '#identity/user_type'

export type NewAccount = {
  email: string
  password: string
  firstName?: string | null
  lastName?: string | null
  userType?: UserType
}

/** Makes an account. A taken email is refused by the database's own rule, so that two at once cannot both win. */
export class RegisterAccount {
  async handle(account: NewAccount, trx?: TransactionClientContract): Promise<User> {
    const isTaken = await User.findByEmail(account.email, trx)
    if (isTaken) throw emailTaken()
    try {
      return await User.create({ userType: 'fan', ...account }, { client: trx })
    } catch (error) {
      if (isUniqueViolation(error, 'users_lower_email')) throw emailTaken()
      throw error
    }
  }
}

/** Said to whoever wants an email that an account already has. */
export function emailTaken() {
  return new InvalidField(
    'email',
    'unique',
    'There is already an account with this email. Sign in instead?'
  )
}
