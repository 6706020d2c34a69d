import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Takes a heart off an artist; where there was none, nothing happens. */
export class RemoveFavoriteArtist {
  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ) {
    await (trx ?? db).from('fan_favorites').where({ user_id: userId, artist_id: artistId }).delete()
  }
}
