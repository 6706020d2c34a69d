import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Deletes the contacts that fans shared with an artist, and the log of their exports. One step of the deletion of the
 * artist's account, so it requires that transaction.
 */
export class ForgetFollowers {
  async handle(artistId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('contact_consents').where('artist_id', artistId).delete()
    await trx.from('follower_exports').where('artist_id', artistId).delete()
  }
}
