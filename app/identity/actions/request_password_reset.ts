import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { mailSecret } from '#core/mail/mail_outbox'
import { passwordReset } from '#identity/mails/password_reset_mail'
import User from '#identity/models/user'
import { RESET_LINK_MINUTES } from '#identity/reset_link'
import { countResetMail } from '#identity/throttles'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/**
 * Mails a one-use link to the account of this email, if there is one, five times an hour at most: earlier links stay
 * valid. Only the hash of its token is stored. The caller answers without waiting, so that the time taken says nothing.
 */
export class RequestPasswordReset {
  async handle(email: string): Promise<void> {
    const user = await User.findByEmail(email)
    if (!user || user.isSuspended) return
    if (!(await countResetMail(user.id))) return
    const event = randomUUID()
    await db.transaction(async (trx) => {
      await trx.table('password_resets').insert({
        user_id: user.id,
        token_hash: hashToken(mailSecret(passwordReset, event)),
        expires_at: clock.now().plus({ minutes: RESET_LINK_MINUTES }).toJSDate(),
        created_at: clock.now().toJSDate(),
      })
      await mailOutbox.send(passwordReset, { event, data: { userId: user.id } }, trx)
    })
  }
}
