import mail from '@adonisjs/mail/services/main'
import { deliverMails } from '#tests/support/outgoing_mails'
import { HttpSession } from '#tests/support/http_session'

/** Asks for a link to a new password, and returns the token in its mail. */
export async function mailedToken(email: string): Promise<string> {
  const mailer = mail.fake()
  try {
    await new HttpSession().post('/api/forgot-password', { email })
    await deliverMails()
    const [sent] = mailer.mails.sent()
    if (!sent) throw new Error('No mail was sent')
    await sent.buildWithContents()
    return /token=([\w-]+)/.exec(String(sent.message.toJSON().message.text))![1]!
  } finally {
    mail.restore()
  }
}
