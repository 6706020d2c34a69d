import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ends what ties an account, or a band, to others. Steps of the deletion of an account, so they require its transaction. */
export class EndMemberships {
  /** Takes an account out of all bands, and its email out of their invitations and logs. */
  async ofAccount(
    { id, email }: { id: number; email: string },
    trx: TransactionClientContract
  ): Promise<void> {
    await trx.from('band_members').where('user_id', id).delete()
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

  /** Sends all members of a band away; its invitations, with the emails of whoever was invited, and its log go with them. */
  async ofBand(artistId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('band_members').where('artist_id', artistId).delete()
    await trx.from('band_log_entries').where('artist_id', artistId).delete()
    await trx.from('band_invitations').where('artist_id', artistId).delete()
  }
}
