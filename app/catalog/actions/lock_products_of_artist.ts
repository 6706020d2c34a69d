import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Takes all products of an artist before the artist is changed: a sale locks artists after products as well. One step of
 * such a change, so it requires that transaction.
 */
export class LockProductsOfArtist {
  async handle(artistId: number, trx: TransactionClientContract): Promise<void> {
    await trx.from('products').where('artist_id', artistId).orderBy('id').forUpdate().select('id')
  }
}
