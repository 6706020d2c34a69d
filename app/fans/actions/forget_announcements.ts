import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Drops what an artist told their fans, in their own words, for ever. One step of the deletion of an account, so it requires that transaction. */
export class ForgetAnnouncements {
  async handle(artistId: number, trx: TransactionClientContract): Promise<void> {
    const own = trx.from('announcements').where('artist_id', artistId).select('id')
    await trx.from('announcement_recipients').whereIn('announcement_id', own).delete()
    await trx.from('announcements').where('artist_id', artistId).delete()
  }
}
