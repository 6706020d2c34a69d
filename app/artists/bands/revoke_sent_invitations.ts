import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/bands/band_log'
import { clock } from '#shared/clock'

type Sender = { artistId: number; senderUserId: number; actorUserId: number }

/**
 * Revokes the open invitations that an account sent, once it may not invite any more: with one to a second email of its own
 * it could come back. Requires the transaction that locked the band.
 */
@inject()
export class RevokeSentInvitations {
  constructor(private log: BandLog) {}

  async handle(
    { artistId, senderUserId, actorUserId }: Sender,
    trx: TransactionClientContract
  ): Promise<void> {
    const revoked: { email: string }[] = await trx
      .from('band_invitations')
      .where({ artist_id: artistId, invited_by: senderUserId, status: 'open' })
      .update({ status: 'revoked', settled_at: clock.now().toJSDate() })
      .returning('email')
    for (const { email: subject } of revoked)
      await this.log.record({ artistId, actorUserId, action: 'invitation.revoke', subject }, trx)
  }
}
