import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry } from '#audit/public'
import { InvalidField } from '#core/exceptions/errors'
import { createAccount } from '#identity/actions/register_account'
import User from '#identity/models/user'
import { assertStrongPassword } from '#identity/password_strength'
import { hashPassword } from '#identity/passwords'
import { adminValidator } from '#identity/validators/account_validator'
import type { AdminRole } from '#shared/admin_role'
import { clock } from '#shared/clock'

/**
 * Creates an admin from the command line, which is how an installation gets its first one. An admin who is there already
 * is left as is, password and role included, so that the command may run at every deployment.
 */
@inject()
export class CreateAdmin {
  constructor(private record: RecordAuditEntry) {}

  /** @returns whether the account is new. Throws a validation error, and InvalidField for the email of a fan or artist. */
  async handle(given: {
    email: string
    password: string
    adminRole?: AdminRole
  }): Promise<boolean> {
    const { adminRole = 'owner' } = given
    const { email, password } = await adminValidator.validate(given)
    const existing = await User.findByEmail(email)
    if (existing?.userType === 'admin') return false
    if (existing)
      throw new InvalidField(
        'email',
        'unique',
        'This email is that of a fan or artist: use another one'
      )
    await assertStrongPassword(password, { email })
    const hashed = await hashPassword(password, { name: 'this process' })
    await db.transaction(async (trx) => {
      const account = { email, password: hashed, userType: 'admin' as const, adminRole }
      const { id } = await createAccount({ ...account, emailVerifiedAt: clock.now() }, trx)
      const entry = { action: 'user.create', subjectType: 'user', subjectId: id, requestId: null }
      await this.record.handle(
        { ...entry, actorUserId: id, after: { userType: 'admin', adminRole } },
        trx
      )
    })
    return true
  }
}
