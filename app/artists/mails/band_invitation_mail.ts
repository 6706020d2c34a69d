import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { InvitationQueries, stateOf } from '#artists/bands/invitation_queries'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { TransactionalMail } from '#core/mail/transactional_mail'
import { BAND_ROLE_NAMES, BAND_ROLE_SENTENCES, type MemberRole } from '#shared/band_role'

type Invited = {
  email: string
  bandName: string
  inviter: string | null
  role: MemberRole
  token: string
}

/** Invites an email address to a band, with the link to accept. */
class BandInvitationMail extends TransactionalMail {
  protected view = 'artists/band_invitation'

  constructor(private invited: Invited) {
    super()
  }

  protected content() {
    const { email, bandName, inviter, role, token } = this.invited
    return {
      to: email,
      subject: `Join ${bandName} on Gigstall`,
      name: null,
      bandName,
      invites: inviter ? `${inviter} invites you` : 'You’re invited',
      role: BAND_ROLE_NAMES[role],
      does: BAND_ROLE_SENTENCES[role],
      link: `${appUrl}/invitations/${token}`,
    }
  }
}

type Sent = { invitationId: number }

@inject()
class BandInvitationWriter implements MailWriter<Sent> {
  constructor(private invitations: InvitationQueries) {}

  /** Null where the invitation was revoked before the mail went out. */
  async write({ invitationId }: Sent, { secret }: MailContext) {
    const row = await this.invitations.find(invitationId)
    if (!row || stateOf(row) !== 'open') return null
    return new BandInvitationMail({
      email: row.email,
      bandName: row.band_name,
      inviter: row.inviter_name,
      role: row.role,
      token: secret,
    })
  }
}

export const bandInvitation: MailTemplate<Sent> = {
  name: 'band-invitation',
  about: 'To an email address that is invited to a band',
  writer: BandInvitationWriter,
  samples: () => ({
    'ordinary': new BandInvitationMail({
      email: 'sam@example.com',
      bandName: 'Night Bus',
      inviter: 'Robin Example',
      role: 'merch',
      token: 'sample',
    }),
    'from an account without a name': new BandInvitationMail({
      email: 'sam@example.com',
      bandName: 'Night Bus',
      inviter: null,
      role: 'manager',
      token: 'sample',
    }),
  }),
}
