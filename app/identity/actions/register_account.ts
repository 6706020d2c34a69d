import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#core/database/in_transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { InvalidField } from '#core/exceptions/errors'
import { EmailVerification } from '#identity/account_links/email_verification'
import User from '#identity/models/user'
import type { UserType } from '#identity/user_type'

export type NewAccount = {
  email: string
  password: string
  firstName?: string | null
  lastName?: string | null
  userType?: UserType
  emailVerifiedAt?: DateTime
}

/**
 * Creates an account, and mails a link to its email unless the email is verified already. A unique index rejects an email
 * that is taken, so that two concurrent registrations cannot both succeed.
 */
@inject()
export class RegisterAccount {
  constructor(private emailVerification: EmailVerification) {}

  async handle(account: NewAccount, caller?: TransactionClientContract): Promise<User> {
    return inTransaction(caller, async (trx) => {
      const isTaken = await User.findByEmail(account.email, trx)
      if (isTaken) throw emailTaken()
      const user = await this.#create(account, trx)
      await this.emailVerification.request(user.id, trx)
      return user
    })
  }

  async #create(account: NewAccount, trx: TransactionClientContract): Promise<User> {
    try {
      return await User.create({ userType: 'fan', ...account }, { client: trx })
    } catch (error) {
      if (isUniqueViolation(error, 'users_lower_email')) throw emailTaken()
      throw error
    }
  }
}

/** The error for an email that belongs to an account already. */
export function emailTaken() {
  return new InvalidField(
    'email',
    'unique',
    'There’s already an account with this email. Log in instead?'
  )
}
