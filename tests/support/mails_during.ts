import mail from '@adonisjs/mail/services/main'
import { deliverMails } from '#tests/support/outgoing_mails'

export type SentMail = {
  to: string
  subject: string
  text: string
  html: string
  token: string | null
}

/** The mails that go out meanwhile, and those that waited before. */
export async function mailsDuring(work: () => Promise<unknown>): Promise<SentMail[]> {
  const mailer = mail.fake()
  try {
    await work()
    await deliverMails()
    return await Promise.all(
      mailer.mails.sent().map(async (sent) => {
        await sent.buildWithContents()
        const { to, subject, text, html } = sent.message.toJSON().message
        const [first] = [to].flat()
        return {
          to: typeof first === 'string' ? first : String(first?.address),
          subject: String(subject),
          text: String(text),
          html: String(html),
          token: /token=([\w-]+)/.exec(String(text))?.[1] ?? null,
        }
      })
    )
  } finally {
    mail.restore()
  }
}
