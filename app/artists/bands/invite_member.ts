import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/bands/band_log'
import { assertMayBeSent } from '#artists/bands/invitation_limits'
import { lockBandFor } from '#artists/bands/lock_band'
import { AlreadyInvited, AlreadyMember, BandFull, OwnerAppoints } from '#artists/errors'
import { bandInvitation } from '#artists/mails/band_invitation_mail'
import { inTransaction } from '#core/database/in_transaction'
import { mailOutbox } from '#core/mail/main'
import { mailSecret } from '#core/mail/mail_outbox'
import { clock } from '#shared/clock'
import { mayAppoint, type MemberRole } from '#shared/band_role'
import { hashToken } from '#shared/ids'

export const INVITATION_DAYS = 7

/** The most members and open invitations that a band has together. */
const MOST_MEMBERS = 50

type Invitation = { artistId: number; actorUserId: number; email: string; role: MemberRole }

/** Invites an email address to a band. Mails a link that works once, for 7 days. */
@inject()
export class InviteMember {
  constructor(private log: BandLog) {}

  /**
   * Returns the id of the invitation. Throws RoleRefused, OwnerAppoints, AlreadyMember, AlreadyInvited, BandFull and
   * TooManyInvitations.
   */
  async handle(
    { artistId, actorUserId, email, role }: Invitation,
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, async (trx) => {
      const { actorRole } = await lockBandFor({ artistId, actorUserId }, trx)
      if (!mayAppoint(actorRole, role)) throw new OwnerAppoints()
      await this.#assertNew(artistId, email, trx)
      await assertMayBeSent({ artistId, email }, trx)
      const event = randomUUID()
      const token = mailSecret(bandInvitation, event)
      const now = clock.now()
      const [{ id }] = await trx
        .insertQuery<{ id: number }>()
        .table('band_invitations')
        .insert({
          artist_id: artistId,
          email,
          role,
          token_hash: hashToken(token),
          invited_by: actorUserId,
          expires_at: now.plus({ days: INVITATION_DAYS }).toJSDate(),
          created_at: now.toJSDate(),
        })
        .returning('id')
      await mailOutbox.send(bandInvitation, { event, data: { invitationId: id } }, trx)
      await this.log.record(
        { artistId, actorUserId, action: 'invitation.send', subject: email },
        trx
      )
      return id
    })
  }

  /** Closes an expired invitation of the email, so that a new one can be sent. */
  async #assertNew(artistId: number, email: string, trx: TransactionClientContract) {
    const now = clock.now().toJSDate()
    await trx
      .from('band_invitations')
      .where({ artist_id: artistId, status: 'open' })
      .where('expires_at', '<=', now)
      .update({ status: 'revoked', settled_at: now })
    const { rows } = await trx.rawQuery<{
      rows: { is_member: boolean; is_invited: boolean; total: number }[]
    }>(
      `SELECT EXISTS (SELECT FROM users WHERE lower(email) = :email AND deleted_at IS NULL
                         AND (id = (SELECT user_id FROM artists WHERE id = :artistId)
                              OR id IN (SELECT user_id FROM band_members WHERE artist_id = :artistId))) AS is_member,
              EXISTS (SELECT FROM band_invitations
                       WHERE artist_id = :artistId AND email = :email AND status = 'open') AS is_invited,
              ((SELECT count(*) FROM band_members WHERE artist_id = :artistId)
                + (SELECT count(*) FROM band_invitations WHERE artist_id = :artistId AND status = 'open'))::integer AS total`,
      { artistId, email }
    )
    const { is_member: isMember, is_invited: isInvited, total } = rows[0]!
    if (isMember) throw new AlreadyMember()
    if (isInvited) throw new AlreadyInvited()
    if (total >= MOST_MEMBERS) throw new BandFull()
  }
}
