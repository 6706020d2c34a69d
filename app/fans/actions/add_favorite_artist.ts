import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtistQueries } from '#artists/public'
import type { FavoriteArtistRow } from '#fans/transformers/favorite_transformer'

type Written = {
  id: number
  created_at: Date
  allows_announcements: boolean
  shares_contact: boolean
  is_new: boolean
}

/** Adds an artist to the favourites of a fan: once, however often it is asked for, also at the same time. */
@inject()
export class AddFavoriteArtist {
  constructor(private artists: ArtistQueries) {}

  /** Throws NotFound for a hidden artist. `isNew` is false where it was a favourite before. */
  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ): Promise<{ favorite: FavoriteArtistRow; isNew: boolean }> {
    const artist = await this.artists.visible(artistId)
    const { rows } = await (trx ?? db).rawQuery<{ rows: [Written] }>(
      `INSERT INTO fan_favorites (user_id, artist_id) VALUES (?, ?)
           ON CONFLICT (user_id, artist_id) DO UPDATE SET user_id = excluded.user_id
       RETURNING id, created_at, allows_announcements, xmax = 0 AS is_new,
                 EXISTS (SELECT FROM contact_consents AS consent WHERE consent.user_id = fan_favorites.user_id
                            AND consent.artist_id = fan_favorites.artist_id AND consent.revoked_at IS NULL) AS shares_contact`,
      [userId, artistId]
    )
    const [{ is_new: isNew, ...written }] = rows
    const favorite = {
      ...artist,
      favorite_id: written.id,
      favorite_user_id: userId,
      favorite_created_at: written.created_at,
      allows_announcements: written.allows_announcements,
      shares_contact: written.shares_contact,
    }
    return { favorite, isNew }
  }
}
