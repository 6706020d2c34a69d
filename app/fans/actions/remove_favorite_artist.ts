import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Removes an artist from the favourites of a fan; an artist who was none of them changes nothing. */
export class RemoveFavoriteArtist {
  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ) {
    await (trx ?? db).from('fan_favorites').where({ user_id: userId, artist_id: artistId }).delete()
  }
}
