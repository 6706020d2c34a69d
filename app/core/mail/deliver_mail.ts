import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { derivedSecret } from '#core/derived_secret'
import type { MailData } from '#core/mail/mail_template'
import { mailOutbox } from '#core/mail/main'
import { redactError } from '#core/redact_error'
import { clock } from '#shared/clock'

/** Said of the recipient or the mail itself: asking again brings the same answer. */
const FINAL_CODES = ['EENVELOPE', 'EMESSAGE']

/** Whether the mail server refused this mail permanently (SMTP 5xx about the recipient or the mail), so that a retry cannot help. */
function isPermanentSmtpError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode, cause } = error as Error & { code?: string; responseCode?: number }
  const isFinal = FINAL_CODES.includes(String(code)) && Number(responseCode) >= 500
  return isFinal || isPermanentSmtpError(cause)
}

/** With the pauses of its queue (start/jobs.ts) a mail is tried for about half a day. */
export const MOST_ATTEMPTS = 12

type Waiting = {
  key: string
  mail: string
  data: MailData
  message_id: string
  attempts: number
  secret_key_id: string | null
  created_at: Date
}

/**
 * Sends one mail of the outbox. It is held while it is sent by a lock that ends with this process, so that two workers
 * never send it at once and nothing has to wait for one that was killed.
 */
export class DeliverMail {
  /** Whether it went out now. Throws what the sending throws, for the queue to try again, until it is given up. */
  async handle(mailId: number): Promise<boolean> {
    const done = await withAdvisoryLock(`mail ${mailId}`, () => this.#deliver(mailId))
    if (!done) throw new Error('Another worker is sending this mail')
    return done.result
  }

  async #deliver(mailId: number): Promise<boolean> {
    const row = () => db.from('outgoing_mails').where({ id: mailId, status: 'waiting' })
    const [waiting]: Waiting[] = await row()
      .increment('attempts', 1)
      .returning(['key', 'mail', 'data', 'message_id', 'attempts', 'secret_key_id', 'created_at'])
    if (!waiting) return false
    try {
      const isSent = await this.#send(waiting)
      await row().update({
        status: isSent ? 'sent' : 'not_needed',
        sent_at: isSent ? clock.now().toJSDate() : null,
        data: '{}',
        last_error: null,
      })
      return isSent
    } catch (error) {
      const isLast = waiting.attempts >= MOST_ATTEMPTS || isPermanentSmtpError(error)
      await row().update({
        status: isLast ? 'given_up' : 'waiting',
        last_error: redactError(error),
      })
      if (!isLast) throw error
      logger.error({ err: error, mailId, mail: waiting.mail }, 'A mail is given up')
      return false
    }
  }

  async #send(waiting: Waiting): Promise<boolean> {
    const { key, mail: name, data, message_id: messageId, secret_key_id: keyId } = waiting
    const context = { secret: derivedSecret(key, keyId), askedAt: waiting.created_at.getTime() }
    const writer = await app.container.make(mailOutbox.templateOf(name).writer)
    const written = await writer.write(data, context)
    if (!written) return false
    written.message.messageId(messageId)
    await mail.send(written)
    return true
  }
}
