import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { isUniqueViolation } from '#core/database/unique_violation'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField, SignInRequired } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { EMAIL_LINK_HOURS, useAccountLink } from '#identity/account_links/account_link'
import { expiredLink, lockOwner } from '#identity/account_links/lock_owner'
import { mailAccountLink } from '#identity/account_links/mail_account_link'
import { usableAccountLink } from '#identity/account_links/usable_account_link'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { emailTaken } from '#identity/actions/register_account'
import { loginPortalOf, portalPath } from '#identity/login_portal'
import { emailChangeRequested } from '#identity/mails/email_change_requested_mail'
import { emailChanged } from '#identity/mails/email_changed_mail'
import { newEmail } from '#identity/mails/new_email_mail'
import User from '#identity/models/user'
import type { PasswordCaller } from '#identity/passwords'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { clock } from '#shared/clock'

const LIFE = { hours: EMAIL_LINK_HOURS }

type WantedChange = {
  userId: number
  email: string
  /** The current one; null for an account that has none (social sign-in). */
  password: string | null
}

type Confirmation = {
  token: string
  /** The account that is logged in where the link is opened. */
  byUserId: number | null
  requestId: string | null
}

/** `loginPath`: where the account has to log in before it may confirm the change; null where it may do so now. */
type PendingChange = { email: string; loginPath: string | null }

/** Changes the email of an account, by a one-use link that is mailed to the new one. */
@inject()
export class EmailChange {
  constructor(
    private confirmOwnPassword: ConfirmOwnPassword,
    private record: RecordAuditEntry
  ) {}

  /**
   * Mails the link to the new email and a notice to the old one, which the account keeps until the link is opened. Throws
   * InvalidField for a wrong password and a taken email.
   */
  async request({ userId, email, password }: WantedChange, caller: PasswordCaller): Promise<void> {
    const user = await User.findOrFail(userId)
    if (user.password !== null)
      await this.confirmOwnPassword.handle(user, { password, field: 'currentPassword' }, caller)
    if (email === user.email) throw new InvalidField('email', 'same', 'This is already your email')
    if (await User.findByEmail(email)) throw emailTaken()
    await db.transaction(async (trx) => {
      await mailAccountLink(
        { kind: newEmail, userId, purpose: 'email', newEmail: email, life: LIFE },
        trx
      )
      const data = { userId, newEmail: email }
      await mailOutbox.send(emailChangeRequested, { event: randomUUID(), data }, trx)
    })
  }

  /**
   * Replaces the old email by the link, deletes password and verification links that went to the old email, and mails it a
   * notice. Throws InvalidField for a link that no longer works, or an email that another account has taken since.
   *
   * The email counts as verified only where the account itself is logged in: the link alone may be opened by a stranger
   * whose email this account asked for. An account with two-step login has to be logged in (MFA-19): an unverified email is
   * a way around its second factor. Throws SignInRequired otherwise, and the link goes on working.
   */
  async confirm(
    { token, byUserId, requestId }: Confirmation,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const user = await lockOwner('account_links', token, trx)
      if (!user) throw expiredLink()
      const isOwn = byUserId === user.id
      if (!isOwn && (await hasSecondFactor(user.id, trx)))
        throw new SignInRequired(loginPortalOf(user.userType))
      const link = await useAccountLink(token, 'email', trx)
      const { id: userId, email: oldEmail } = user
      user.merge({
        email: link.new_email!,
        emailVerifiedAt: isOwn ? clock.now() : null,
      })
      await this.#save(user)
      await trx.from('password_resets').where('user_id', user.id).delete()
      await trx.from('account_links').where({ user_id: user.id, purpose: 'verification' }).delete()
      await mailOutbox.send(emailChanged, { event: randomUUID(), data: { userId, oldEmail } }, trx)
      const subject = { action: 'user.email', subjectType: 'user', subjectId: userId }
      await this.record.handle({ actorUserId: userId, requestId, ...subject }, trx)
    })
  }

  /** What the page of the link shows; null where the link cannot be used. */
  async pending(token: unknown, byUserId: number | null): Promise<PendingChange | null> {
    const link = await usableAccountLink(token, 'email')
    if (!link) return null
    const user = await User.findOrFail(link.user_id)
    const isOpen =
      byUserId === user.id || !(await db.transaction((trx) => hasSecondFactor(user.id, trx)))
    return {
      email: link.new_email!,
      loginPath: isOpen ? null : portalPath(loginPortalOf(user.userType)),
    }
  }

  async #save(user: User) {
    try {
      await user.save()
    } catch (error) {
      if (!isUniqueViolation(error, 'users_lower_email')) throw error
      throw new InvalidField('token', 'unique', 'There’s already an account with this email.')
    }
  }
}
