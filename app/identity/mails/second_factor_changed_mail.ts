import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'

/** `notMe`: the link for an owner who did not do it. */
type Reader = { email: string; firstName: string | null; notMe: string }

type Change =
  | 'turned-on'
  | 'turned-off'
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'code-used'

const WORDS: Record<Change, { subject: string; sentence: string }> = {
  'turned-on': {
    subject: 'Two-step login was turned on for your Gigstall account',
    sentence:
      'Two-step login was turned on for your Gigstall account: from now on, logging in needs a code from your authenticator app.',
  },
  'turned-off': {
    subject: 'Two-step login was turned off for your Gigstall account',
    sentence:
      'Two-step login was turned off for your Gigstall account: from now on, your password is enough to log in.',
  },
  'app-added': {
    subject: 'An authenticator app was added to your Gigstall account',
    sentence:
      'An authenticator app was added to your Gigstall account: its codes log in after your password, as your passkeys do.',
  },
  'app-removed': {
    subject: 'The authenticator app was removed from your Gigstall account',
    sentence:
      'The authenticator app was removed from your Gigstall account. Two-step login stays on with your passkeys.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Gigstall account',
    sentence:
      'A passkey was added to your Gigstall account: it logs in without a password. Two-step login is on.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Gigstall account',
    sentence: 'A passkey was removed from your Gigstall account. Two-step login stays on.',
  },
  'codes-renewed': {
    subject: 'New recovery codes for your Gigstall account',
    sentence:
      'New recovery codes were made for your Gigstall account. The earlier ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code of your Gigstall account was used',
    sentence:
      'A recovery code of your Gigstall account was used in place of your authenticator app.',
  },
}

/** Sent after a change of the second factor, in case the owner did not make it. */
class SecondFactorChangedMail extends TransactionalMail {
  protected view = 'identity/second_factor_changed'

  constructor(
    private reader: Reader,
    private change: Change,
    private codesLeft: number | null
  ) {
    super()
  }

  protected content() {
    const { subject, sentence } = WORDS[this.change]
    const heading = subject.replace(/ (for|of|from|to) your Gigstall account/, '')
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      subject,
      heading,
      sentence: [sentence, leftOver(this.codesLeft)].filter(Boolean).join(' '),
      link: this.reader.notMe,
      contact: `${appUrl}/contact`,
    }
  }
}

function leftOver(codes: number | null): string | null {
  if (codes === null) return null
  if (codes === 0) return 'It was the last one: make new ones on your account page.'
  return `You have ${codes} more.`
}

type Changed = { userId: number; change: Change; codesLeft?: number }

class SecondFactorChangedWriter implements MailWriter<Changed> {
  async write({ userId, change, codesLeft }: Changed, { askedAt }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.deletedAt) return null
    const { email, firstName } = user
    const reader = { email, firstName, notMe: notMeLink(userId, askedAt) }
    return new SecondFactorChangedMail(reader, change, codesLeft ?? null)
  }
}

const sample = () => ({ email: 'sam@example.com', firstName: 'Sam', notMe: notMeLink(1) })

export const secondFactorChanged: MailTemplate<Changed> = {
  name: 'second-factor-changed',
  about:
    'To the owner of an account whose two-step login was turned on or off, whose passkeys or authenticator app changed, or whose recovery codes were renewed or used',
  writer: SecondFactorChangedWriter,
  samples: () => ({
    'turned on': new SecondFactorChangedMail(sample(), 'turned-on', null),
    'turned off': new SecondFactorChangedMail(sample(), 'turned-off', null),
    'app added': new SecondFactorChangedMail(sample(), 'app-added', null),
    'app removed': new SecondFactorChangedMail(sample(), 'app-removed', null),
    'passkey added': new SecondFactorChangedMail(sample(), 'passkey-added', null),
    'passkey removed': new SecondFactorChangedMail(sample(), 'passkey-removed', null),
    'codes renewed': new SecondFactorChangedMail(sample(), 'codes-renewed', null),
    'code used': new SecondFactorChangedMail(sample(), 'code-used', 4),
    'last code used': new SecondFactorChangedMail(sample(), 'code-used', 0),
  }),
}
