import mail from '@adonisjs/mail/services/main'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import { deliverMails } from '#tests/support/outgoing_mails'
import { Visitor } from '#tests/support/visitor'

export { FACTORY_PASSWORD }

/** A browser in which this account is signed in. */
export async function signedIn(
  user: { email: string; userType?: string },
  password = FACTORY_PASSWORD
) {
  const visitor = new Visitor()
  const door = user.userType === 'artist' ? '/api/login/artist' : '/api/login'
  const status = await visitor.postStatus(door, { email: user.email, password })
  if (status !== 200) throw new Error(`Not signed in: ${status}`)
  return visitor
}

type SentMail = { to: string; subject: string; text: string; token: string | null }

/** The mails that go out meanwhile. */
export async function mailsDuring(work: () => Promise<unknown>): Promise<SentMail[]> {
  const mailer = mail.fake()
  try {
    await work()
    await deliverMails()
    return await Promise.all(
      mailer.mails.sent().map(async (sent) => {
        await sent.buildWithContents()
        const { to, subject, text } = sent.message.toJSON().message
        const [first] = [to].flat()
        return {
          to: typeof first === 'string' ? first : String(first?.address),
          subject: String(subject),
          text: String(text),
          token: /token=([\w-]+)/.exec(String(text))?.[1] ?? null,
        }
      })
    )
  } finally {
    mail.restore()
  }
}
