import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { mailSecret } from '#core/mail/mail_outbox'
import { passwordReset } from '#identity/mails/password_reset_mail'
import { RESET_LINK_MINUTES } from '#identity/reset_link'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** Mails a one-use link for a new password to an account. Only the hash of its token is stored; earlier links stay valid. */
export async function mailResetLink(userId: number, trx: TransactionClientContract): Promise<void> {
  const event = randomUUID()
  await trx.table('password_resets').insert({
    user_id: userId,
    token_hash: hashToken(mailSecret(passwordReset, event)),
    expires_at: clock.now().plus({ minutes: RESET_LINK_MINUTES }).toJSDate(),
    created_at: clock.now().toJSDate(),
  })
  await mailOutbox.send(passwordReset, { event, data: { userId } }, trx)
}
