import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import secondFactorConfig from '#config/second_factor'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'
import {
  type Cancellation,
  needsConfirmation,
  type RemovalRow,
} from '#identity/second_factor_removal/removal'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** `notMe`: the link for an owner who did not do it. */
type Reader = {
  email: string
  firstName: string | null
  isAdmin: boolean
  hasPassword: boolean
  isSuspended: boolean
  notMe: string
}

export type RemovalNotice = 'requested' | 'tomorrow' | 'confirmed' | 'removed' | 'cancelled'

type Removal = Pick<
  RemovalRow,
  'device' | 'network' | 'due_at' | 'confirmed_by' | 'cancelled_by' | 'reason'
>

const SUBJECTS: Record<RemovalNotice, string> = {
  requested: 'Someone asked to remove two-step login from your Gigstall account',
  tomorrow: 'We’ll remove two-step login from your Gigstall account tomorrow',
  confirmed: 'Soon we’ll remove two-step login from your Gigstall account',
  removed: 'Two-step login was removed from your Gigstall account',
  cancelled: 'The request to remove two-step login from your Gigstall account was cancelled',
}

/** If it is not confirmed yet. */
const PERHAPS_TOMORROW = 'Two-step login may be removed from your Gigstall account tomorrow'

const CANCELLED: Record<Cancellation, string> = {
  'owner':
    'The request to remove two-step login was cancelled from your login or account page, or because a second factor was used there.',
  'log-in': 'You logged in, so we cancelled the request to remove two-step login.',
  'access':
    'The password or role of your account changed, it was suspended, or everyone was logged out, so we cancelled the request to remove two-step login.',
  'admin': 'We cancelled the request to remove two-step login.',
  'time':
    'We cancelled the request to remove two-step login, because no owner of the shop confirmed it in time.',
}

/** When payouts that wait go on. */
const LATER = `${secondFactorConfig.removalHours} hours after two-step login is set up again`

const timeOf = (at: Date) =>
  DateTime.fromMillis(at.getTime(), { zone: PLATFORM_TIMEZONE, locale: 'en-GB' }).toFormat(
    'd MMMM yyyy, HH:mm ZZZZ'
  )

/** Sent about a request to remove a lost second factor: at once, a day before, when it is confirmed, done or cancelled. */
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
    const subject = this.#subject()
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      subject,
      heading: subject.replace(/ (for|from) your Gigstall account/, ''),
      paragraphs: this.#paragraphs(),
      link: this.reader.notMe,
      contact: `${appUrl}/contact`,
    }
  }

  #subject(): string {
    const isOpen = this.notice === 'tomorrow' && this.#needsConfirmation()
    return isOpen ? PERHAPS_TOMORROW : SUBJECTS[this.notice]
  }

  #paragraphs(): string[] {
    const { device, network, cancelled_by: by, reason } = this.removal
    const from = `${device ?? 'an unknown browser'}, network ${network}`
    const found = 'Found your device? Log in with it, and the request is cancelled.'
    const openings = {
      requested: `Someone started to log in to your account and told us that the device for two-step login is lost (${from}).`,
      tomorrow: `Someone told us that the device for two-step login is lost (${from}).`,
      confirmed: `An owner of the shop confirmed the request to remove two-step login from your account (${from}).`,
    }
    switch (this.notice) {
      case 'requested':
      case 'tomorrow':
      case 'confirmed':
        return [
          openings[this.notice],
          this.#plan(),
          `If this was you, there’s nothing to do. ${found}`,
          this.#warning(),
        ]
      case 'removed':
        return [
          'We removed your authenticator app, your passkeys and your recovery codes, and logged everyone out.',
          ...this.#nextSteps(),
        ]
      case 'cancelled':
        return [
          CANCELLED[by ?? 'owner'],
          ...(reason ? [`The reason: ${reason}`] : []),
          ...(this.reader.isSuspended
            ? []
            : ['If you still need it, ask again on the login page.']),
          this.#warning(),
        ]
    }
  }

  #needsConfirmation(): boolean {
    return needsConfirmation(this.removal, this.reader.isAdmin ? 'admin' : 'fan')
  }

  /** What we will do, when, and what that depends on. */
  #plan(): string {
    const things = 'your authenticator app, your passkeys and your recovery codes'
    const when = timeOf(this.removal.due_at)
    if (this.#needsConfirmation())
      return `We’ll remove ${things} once another admin, who is an owner of the shop, has confirmed it, and not before ${when}.`
    const { isAdmin } = this.reader
    const plan = `On ${when} we’ll remove ${things}.`
    return isAdmin ? plan : `${plan} If you have a band, its payouts are paused until ${LATER}.`
  }

  #nextSteps(): string[] {
    const { isAdmin, hasPassword } = this.reader
    if (isAdmin)
      return [
        `We’ve also removed your password. Choose a new one at ${appUrl}/forgot-password, log in and set up two-step login again.`,
      ]
    return [
      ...(hasPassword ? ['Your password alone is now enough to log in.'] : []),
      `Log in and set up two-step login again on your account page. If you have a band, its payouts are paused until ${LATER}.`,
    ]
  }

  /** A request needs the first step of the login, so its sender knows the password or has a linked social account. */
  #warning(): string {
    return this.reader.hasPassword
      ? 'If you didn’t ask for this, somebody knows your password: change it.'
      : 'If you didn’t ask for this, somebody can log in to a social account of yours that is linked, or read your email.'
  }
}

type Noticed = { userId: number; removalId: number; notice: RemovalNotice }

class SecondFactorRemovalWriter implements MailWriter<Noticed> {
  /** Null for a deleted account, and for the notices ahead of the removal where the request has ended. */
  async write({ userId, removalId, notice }: Noticed, { askedAt }: MailContext) {
    const user = await User.findOrFail(userId)
    const removal: RemovalRow | null = await db
      .from('second_factor_removals')
      .where('id', removalId)
      .first()
    if (user.deletedAt || !removal) return null
    if ((notice === 'tomorrow' || notice === 'confirmed') && removal.status !== 'open') return null
    const { email, firstName } = user
    const reader = {
      email,
      firstName,
      isAdmin: user.userType === 'admin',
      hasPassword: user.password !== null,
      isSuspended: user.isSuspended,
      notMe: notMeLink(userId, askedAt),
    }
    return new SecondFactorRemovalMail(reader, notice, removal)
  }
}

const sample = (of: Partial<Reader> = {}): Reader => ({
  email: 'sam@example.com',
  firstName: 'Sam',
  isAdmin: false,
  hasPassword: true,
  isSuspended: false,
  notMe: notMeLink(1),
  ...of,
})

const REMOVAL: Removal = {
  device: 'Firefox on Android',
  network: '203.0.113.x',
  due_at: new Date(Date.UTC(2026, 11, 1, 20, 15)),
  confirmed_by: null,
  cancelled_by: null,
  reason: null,
}

const admin = () => sample({ isAdmin: true })

const cancelled = (by: Cancellation, reason: string | null = null) =>
  new SecondFactorRemovalMail(sample(), 'cancelled', { ...REMOVAL, cancelled_by: by, reason })

export const secondFactorRemoval: MailTemplate<Noticed> = {
  name: 'second-factor-removal',
  about:
    'To the owner of an account when someone asks to remove its lost second factor, a day before that, when an owner confirms it, when it is done and when it is cancelled',
  writer: SecondFactorRemovalWriter,
  samples: () => ({
    'requested': new SecondFactorRemovalMail(sample(), 'requested', REMOVAL),
    'requested by an admin': new SecondFactorRemovalMail(admin(), 'requested', REMOVAL),
    'tomorrow': new SecondFactorRemovalMail(sample(), 'tomorrow', REMOVAL),
    'tomorrow, not confirmed': new SecondFactorRemovalMail(admin(), 'tomorrow', REMOVAL),
    'confirmed': new SecondFactorRemovalMail(admin(), 'confirmed', { ...REMOVAL, confirmed_by: 1 }),
    'removed': new SecondFactorRemovalMail(sample(), 'removed', REMOVAL),
    'removed from an admin': new SecondFactorRemovalMail(admin(), 'removed', REMOVAL),
    'removed from an account without a password': new SecondFactorRemovalMail(
      sample({ hasPassword: false }),
      'removed',
      REMOVAL
    ),
    'cancelled by a log-in': cancelled('log-in'),
    'cancelled with the access': cancelled('access'),
    'cancelled by an admin': cancelled('admin', 'You told us on the phone that it wasn’t you.'),
  }),
}
