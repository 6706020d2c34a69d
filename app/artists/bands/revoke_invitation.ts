import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/bands/band_log'
import { lockBandFor } from '#artists/bands/lock_band'
import { OwnerAppoints } from '#artists/errors'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import { clock } from '#shared/clock'
import { mayAppoint, type MemberRole } from '#shared/band_role'

type Revocation = { artistId: number; actorUserId: number; invitationId: number }

/** Revokes an open invitation: its link no longer works, and its page says why. */
@inject()
export class RevokeInvitation {
  constructor(private log: BandLog) {}

  /** Throws NotFound for an invitation that is not open, RoleRefused and OwnerAppoints. */
  async handle(
    { artistId, actorUserId, invitationId }: Revocation,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { actorRole } = await lockBandFor({ artistId, actorUserId }, trx)
      const open: { email: string; role: MemberRole } | null = await trx
        .from('band_invitations')
        .where({ id: invitationId, artist_id: artistId, status: 'open' })
        .select('email', 'role')
        .first()
      if (!open) throw new NotFound()
      if (!mayAppoint(actorRole, open.role)) throw new OwnerAppoints()
      await trx
        .from('band_invitations')
        .where('id', invitationId)
        .update({ status: 'revoked', settled_at: clock.now().toJSDate() })
      const { email: subject } = open
      await this.log.record({ artistId, actorUserId, action: 'invitation.revoke', subject }, trx)
    })
  }
}
