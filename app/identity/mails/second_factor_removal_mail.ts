import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import secondFactorConfig from '#config/second_factor'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'
import { isRequiredToLogIn } from '#identity/second_factor/required_second_factor'
import type { Cancellation, RemovalRow } from '#identity/second_factor_removal/removal'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** `notMe`: the link for an owner who did not do it. */
type Reader = {
  email: string
  firstName: string | null
  isAdmin: boolean
  /** Whether the account cannot log in without a second factor. */
  needsFactor: boolean
  notMe: string
}

export type RemovalNotice = 'requested' | 'tomorrow' | 'removed' | 'cancelled'

type Removal = Pick<RemovalRow, 'device' | 'network' | 'due_at' | 'cancelled_by' | 'reason'>

const SUBJECTS: Record<RemovalNotice, string> = {
  requested: 'Someone asked to remove two-step login from your Gigstall account',
  tomorrow: 'Tomorrow we’ll remove two-step login from your Gigstall account',
  removed: 'Two-step login was removed from your Gigstall account',
  cancelled: 'Two-step login stays on for your Gigstall account',
}

const CANCELLED: Record<Cancellation, string> = {
  'owner': 'The request to remove two-step login was cancelled from your login or account page.',
  'log-in': 'You logged in, so we cancelled the request to remove two-step login.',
  'access':
    'The password or role of your account changed, or everyone was logged out, so we cancelled the request to remove two-step login. If you still need it, log in and ask again.',
  'admin': 'We cancelled the request to remove two-step login.',
  'time':
    'We cancelled the request to remove two-step login, because no owner of the shop confirmed it in time.',
}

const timeOf = (at: Date) =>
  DateTime.fromMillis(at.getTime(), { zone: PLATFORM_TIMEZONE, locale: 'en-GB' }).toFormat(
    'd MMMM yyyy, HH:mm ZZZZ'
  )

/** Sent about a request to remove a lost second factor: at once, a day before, when it is done and when it is cancelled. */
class SecondFactorRemovalMail extends TransactionalMail {
  protected view = 'identity/second_factor_removal'

  constructor(
    private reader: Reader,
    private notice: RemovalNotice,
    private removal: Removal
  ) {
    super()
  }

  protected content() {
    const subject = SUBJECTS[this.notice]
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      subject,
      heading: subject.replace(/ (for|from) your Gigstall account/, ''),
      paragraphs: this.#paragraphs(),
      isOpen: this.notice === 'requested' || this.notice === 'tomorrow',
      link: this.reader.notMe,
      contact: `${appUrl}/contact`,
    }
  }

  #paragraphs(): string[] {
    const { device, network, due_at: dueAt, cancelled_by: by, reason } = this.removal
    const from = `${device ?? 'an unknown browser'}, network ${network}`
    const found = 'Found your device? Log in with it, and the request is cancelled.'
    switch (this.notice) {
      case 'requested':
        return [
          `Someone did the first step of logging in to your account, and told us that the device for two-step login is lost (${from}).`,
          `On ${timeOf(dueAt)} we’ll remove your authenticator app, your passkeys and your recovery codes. ${this.#conditions()}`,
          `If this was you, there’s nothing to do. ${found}`,
        ]
      case 'tomorrow':
        return [
          `On ${timeOf(dueAt)} we’ll remove your authenticator app, your passkeys and your recovery codes, as someone asked us to (${from}). ${this.#conditions()}`,
          `If this was you, there’s nothing to do. ${found}`,
        ]
      case 'removed':
        return [
          `We removed your authenticator app, your passkeys and your recovery codes, and logged everyone out. ${this.#nextLogIn()}`,
          `If you have a band, its payouts start again ${secondFactorConfig.removalHours} hours after you’ve set it up.`,
        ]
      case 'cancelled':
        return [CANCELLED[by ?? 'owner'], ...(reason ? [`The reason: ${reason}`] : [])]
    }
  }

  #nextLogIn(): string {
    return this.reader.needsFactor
      ? 'Your next login asks you to set up two-step login again.'
      : 'Until you set up two-step login again, your password alone is enough to log in.'
  }

  #conditions(): string {
    return this.reader.isAdmin
      ? 'Another owner of the shop has to confirm it first.'
      : 'If you have a band, its payouts are paused from now on, until you’ve set up two-step login again.'
  }
}

type Noticed = { userId: number; removalId: number; notice: RemovalNotice }

class SecondFactorRemovalWriter implements MailWriter<Noticed> {
  /** Null for a deleted account, and for the notice of the day before where the request has ended. */
  async write({ userId, removalId, notice }: Noticed) {
    const user = await User.findOrFail(userId)
    const removal: RemovalRow | null = await db
      .from('second_factor_removals')
      .where('id', removalId)
      .first()
    if (user.deletedAt || !removal) return null
    if (notice === 'tomorrow' && removal.status !== 'open') return null
    const { email, firstName } = user
    const reader = {
      email,
      firstName,
      isAdmin: user.userType === 'admin',
      needsFactor: isRequiredToLogIn(user),
      notMe: notMeLink(userId),
    }
    return new SecondFactorRemovalMail(reader, notice, removal)
  }
}

const sample = (isAdmin = false): Reader => ({
  email: 'sam@example.com',
  firstName: 'Sam',
  isAdmin,
  needsFactor: isAdmin,
  notMe: notMeLink(1),
})

const REMOVAL: Removal = {
  device: 'Firefox on Android',
  network: '203.0.113.x',
  due_at: new Date(Date.UTC(2026, 11, 1, 20, 15)),
  cancelled_by: null,
  reason: null,
}

const cancelled = (by: Cancellation, reason: string | null = null) =>
  new SecondFactorRemovalMail(sample(), 'cancelled', { ...REMOVAL, cancelled_by: by, reason })

export const secondFactorRemoval: MailTemplate<Noticed> = {
  name: 'second-factor-removal',
  about:
    'To the owner of an account when someone asks to remove its lost second factor, a day before that, when it is done and when it is cancelled',
  writer: SecondFactorRemovalWriter,
  samples: () => ({
    'requested': new SecondFactorRemovalMail(sample(), 'requested', REMOVAL),
    'requested by an admin': new SecondFactorRemovalMail(sample(true), 'requested', REMOVAL),
    'tomorrow': new SecondFactorRemovalMail(sample(), 'tomorrow', REMOVAL),
    'removed': new SecondFactorRemovalMail(sample(), 'removed', REMOVAL),
    'removed from an admin': new SecondFactorRemovalMail(sample(true), 'removed', REMOVAL),
    'cancelled by a log-in': cancelled('log-in'),
    'cancelled by a new password': cancelled('access'),
    'cancelled by an admin': cancelled('admin', 'You told us on the phone that it wasn’t you.'),
  }),
}
