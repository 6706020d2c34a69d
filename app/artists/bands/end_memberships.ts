import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Ends the memberships of an account or of a band. A step of the deletion of an account, so it requires that transaction. */
export class EndMemberships {
  /** Removes an account from all bands, with the invitations that it sent, and its email from invitations and logs. */
  async ofAccount(
    { id, email }: { id: number; email: string },
    trx: TransactionClientContract
  ): Promise<void> {
    await trx.from('band_members').where('user_id', id).delete()
    await trx
      .from('band_invitations')
      .where({ invited_by: id, status: 'open' })
      .update({ status: 'revoked', settled_at: clock.now().toJSDate() })
    await trx
      .from('band_invitations')
      .where((rows) => rows.where('email', email.toLowerCase()).orWhere('accepted_by', id))
      .delete()
    await trx
      .from('band_log_entries')
      .where('subject', email.toLowerCase())
      .whereLike('action', 'invitation.%')
      .update({ subject: null })
  }

  /** Deletes all members, invitations and log entries of a band. */
  async ofBand(artistId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('band_members').where('artist_id', artistId).delete()
    await trx.from('band_log_entries').where('artist_id', artistId).delete()
    await trx.from('band_invitations').where('artist_id', artistId).delete()
  }
}
