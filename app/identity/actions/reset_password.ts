import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { expiredLink, lockOwner } from '#identity/account_links/lock_owner'
import { passwordChanged } from '#identity/mails/password_changed_mail'
import type User from '#identity/models/user'
import { assertStrongPassword } from '#identity/password_strength'
import { hashPassword, type PasswordCaller } from '#identity/passwords'
import { findResetLinkOwner } from '#identity/queries/usable_reset_link'
import { revokeAccess } from '#identity/revoke_access'
import { removalThrottle } from '#identity/throttles'
import { takeOverUnverifiedAccount } from '#identity/take_over_unverified_account'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

type Reset = { token: string; password: string; keepSession?: string; requestId: string | null }

/**
 * Sets a new password by a mailed link, which works once, and mails the owner a notice; every other session of the account
 * and every other open link end. Opening the link proves the email.
 */
@inject()
export class ResetPassword {
  constructor(private record: RecordAuditEntry) {}

  /** The account, with the access version of the session that goes on. */
  async handle(reset: Reset, caller: PasswordCaller): Promise<User> {
    const owner = await findResetLinkOwner(reset.token)
    if (!owner) throw expiredLink()
    await assertStrongPassword(reset.password, owner)
    const newHash = await hashPassword(reset.password, caller)
    const changed = await db.transaction(async (trx) => {
      const user = await lockOwner('password_resets', reset.token, trx)
      if (!user || !(await useLink(reset.token, trx))) throw expiredLink()
      if (!user.emailVerifiedAt) await takeOverUnverifiedAccount(user, trx, reset.keepSession)
      user.password = newHash
      user.emailVerifiedAt ??= clock.now()
      await user.save()
      await revokeAccess(user.id, trx, { except: reset.keepSession, actorUserId: user.id })
      const notice = { event: randomUUID(), data: { userId: user.id } }
      await mailOutbox.send(passwordChanged, notice, trx)
      const actor = { actorUserId: user.id, requestId: reset.requestId }
      const subject = { action: 'user.password', subjectType: 'user', subjectId: user.id }
      await this.record.handle({ ...actor, ...subject }, trx)
      return user.refresh()
    })
    await removalThrottle.forgive(changed.id)
    return changed
  }
}

/** @returns whether the link could still be used */
async function useLink(token: string, trx: TransactionClientContract): Promise<boolean> {
  const [used] = await trx
    .from('password_resets')
    .where('token_hash', hashToken(token))
    .whereNull('used_at')
    .where('expires_at', '>', clock.now().toJSDate())
    .update({ used_at: clock.now().toJSDate() }, ['user_id'])
  return used !== undefined
}
