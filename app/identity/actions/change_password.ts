import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { ConfirmOwnPassword, wrongPassword } from '#identity/actions/confirm_own_password'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { passwordChanged } from '#identity/mails/password_changed_mail'
import User from '#identity/models/user'
import { assertStrongPassword } from '#identity/password_strength'
import { hashPassword, type PasswordCaller } from '#identity/passwords'
import { revokeAccess } from '#identity/revoke_access'
import { removalThrottle } from '#identity/throttles'

type PasswordChange = {
  userId: number
  requestId: string | null
  currentPassword: string
  password: string
  /** The session that stays signed in: the caller's own. */
  keepSession: string
}

/**
 * Changes a known password and mails the owner a notice; every other session and every open link end. Throws InvalidField for a wrong one, also where
 * another change or a mailed link replaced it meanwhile, and SignInRequired.
 */
@inject()
export class ChangePassword {
  constructor(
    private confirmOwnPassword: ConfirmOwnPassword,
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** The account, with the access version of the session that goes on. */
  async handle(
    { userId, requestId, currentPassword, password, keepSession }: PasswordChange,
    caller: PasswordCaller
  ): Promise<User> {
    const field = 'currentPassword'
    const confirmed = await User.findOrFail(userId)
    await this.confirmOwnPassword.handle(confirmed, { password: currentPassword, field }, caller)
    await assertStrongPassword(password, confirmed)
    const newHash = await hashPassword(password, caller)
    const changed = await db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      const user = await User.findOrFail(userId, { client: trx })
      if (user.password !== confirmed.password) throw wrongPassword(field)
      await user.merge({ password: newHash }).save()
      await revokeAccess(userId, trx, { except: keepSession, actorUserId: userId })
      await mailOutbox.send(passwordChanged, { event: randomUUID(), data: { userId } }, trx)
      const subject = { action: 'user.password', subjectType: 'user', subjectId: userId }
      await this.record.handle({ actorUserId: userId, requestId, ...subject }, trx)
      return user.refresh()
    })
    await removalThrottle.forgive(changed.id)
    return changed
  }
}
