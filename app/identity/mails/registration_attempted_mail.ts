import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { greetable } from '#identity/mails/greetable'
import User from '#identity/models/user'

type Reader = { email: string; firstName: string | null }

/** Sent when someone tries to create an account with an email that has one: its owner, who forgot it, or a stranger. */
class RegistrationAttemptedMail extends TransactionalMail {
  subject = 'You already have a Gigstall account'
  protected view = 'identity/registration_attempted'

  constructor(private reader: Reader) {
    super()
  }

  protected content() {
    const { email, firstName } = this.reader
    return {
      to: email,
      name: firstName,
      link: `${appUrl}/login`,
      reset: `${appUrl}/forgot-password`,
    }
  }
}

type Attempted = { userId: number }

class RegistrationAttemptedWriter implements MailWriter<Attempted> {
  async write({ userId }: Attempted) {
    const user = await User.findOrFail(userId)
    return user.isBarred ? null : new RegistrationAttemptedMail(greetable(user))
  }
}

export const registrationAttempted: MailTemplate<Attempted> = {
  name: 'registration-attempted',
  about: 'To the owner of an account whose email someone tried to register, once a day at most',
  writer: RegistrationAttemptedWriter,
  samples: () => ({
    ordinary: new RegistrationAttemptedMail({ email: 'sam@example.com', firstName: 'Sam' }),
  }),
}
