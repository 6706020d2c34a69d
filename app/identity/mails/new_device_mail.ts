import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import type { LoginPlace } from '#identity/login_place'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** `notMe`: the link for an owner who did not do it. */
type Reader = { email: string; firstName: string | null; notMe: string }

/** `at`: in milliseconds since 1970. */
type LogIn = LoginPlace & { at: number }

/** Sent after a log-in from a device that the account was not logged in on before. */
class NewDeviceMail extends TransactionalMail {
  subject = 'New login to your Gigstall account'
  protected view = 'identity/new_device'

  constructor(
    private reader: Reader,
    private logIn: LogIn
  ) {
    super()
  }

  protected content() {
    const { device, network, at } = this.logIn
    const time = DateTime.fromMillis(at, { zone: PLATFORM_TIMEZONE, locale: 'en-GB' })
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      device: device ?? 'unknown browser',
      network,
      time: time.toFormat('d MMMM yyyy, HH:mm ZZZZ'),
      link: this.reader.notMe,
      contact: `${appUrl}/contact`,
    }
  }
}

type LoggedIn = { userId: number } & LogIn

class NewDeviceWriter implements MailWriter<LoggedIn> {
  async write({ userId, ...logIn }: LoggedIn, { askedAt }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.deletedAt) return null
    const { email, firstName } = user
    return new NewDeviceMail({ email, firstName, notMe: notMeLink(userId, askedAt) }, logIn)
  }
}

const sample = () => ({ email: 'sam@example.com', firstName: 'Sam', notMe: notMeLink(1) })

const AT = Date.UTC(2026, 10, 28, 20, 15)

export const newDevice: MailTemplate<LoggedIn> = {
  name: 'new-device',
  about: 'To the owner of an account that was logged in to from a new device',
  writer: NewDeviceWriter,
  samples: () => ({
    'ordinary': new NewDeviceMail(sample(), {
      device: 'Firefox on Android',
      network: '203.0.113.x',
      at: AT,
    }),
    'unknown browser': new NewDeviceMail(sample(), {
      device: null,
      network: '2001:db8:0:1::/64',
      at: AT,
    }),
  }),
}
