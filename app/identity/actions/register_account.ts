import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { isUniqueViolation } from '#core/database/unique_violation'
import { InvalidField } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { EmailVerification } from '#identity/account_links/email_verification'
import { registrationAttempted } from '#identity/mails/registration_attempted_mail'
import User from '#identity/models/user'
import { assertStrongPassword } from '#identity/password_strength'
import { hashPassword, type PasswordCaller, type PasswordHash } from '#identity/passwords'
import type { UserType } from '#identity/user_type'
import type { AdminRole } from '#shared/admin_role'
import { clock } from '#shared/clock'

type NewAccount = {
  email: string
  password: string
  firstName?: string | null
  lastName?: string | null
  userType?: UserType
}

/**
 * Creates an account, and mails a link to its email. A unique index rejects an email that is taken, so that two concurrent
 * registrations cannot both succeed. The owner of a taken email is mailed (ACC-10).
 */
@inject()
export class RegisterAccount {
  constructor(private emailVerification: EmailVerification) {}

  async handle(account: NewAccount, caller: PasswordCaller): Promise<User> {
    const owner = await User.findByEmail(account.email)
    if (owner) {
      await mailOwner(owner)
      throw emailTaken()
    }
    await assertStrongPassword(account.password, account)
    const password = await hashPassword(account.password, caller)
    return db.transaction(async (trx) => {
      const user = await createAccount({ userType: 'fan', ...account, password }, trx)
      await this.emailVerification.request(user.id, trx)
      return user
    })
  }
}

/** Once a day at most, so that a stranger does not fill the mailbox. */
async function mailOwner({ id: userId }: User) {
  const event = `${userId}/${clock.now().toISODate()}`
  await db.transaction((trx) =>
    mailOutbox.send(registrationAttempted, { event, data: { userId } }, trx)
  )
}

type AccountRow = Omit<NewAccount, 'password'> & {
  password: PasswordHash
  emailVerifiedAt?: DateTime
  /** Of an admin. */
  adminRole?: AdminRole | null
}

/** Inserts an account. Throws InvalidField for an email that is taken. */
export async function createAccount(
  row: AccountRow,
  trx?: TransactionClientContract
): Promise<User> {
  try {
    return await User.create(row, { client: trx })
  } catch (error) {
    if (isUniqueViolation(error, 'users_lower_email')) throw emailTaken()
    throw error
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
