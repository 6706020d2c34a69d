import db from '@adonisjs/lucid/services/db'
import { ARTIST_COLUMNS } from '#artists/public'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { FavoriteArtistRow } from '#fans/transformers/favorite_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'favorites',
  keys: [{ column: 'fan_favorites.id', direction: 'desc', kind: 'integer' }],
}

export type AnnouncementConsent = { artistId: number; bandName: string; allowsNews: boolean }

/** Reads of favourite artists, as plain rows in one statement each. */
export class FavoriteArtistQueries {
  /** A fan's favourite artists, latest favourite first. A hidden artist is left out until shown again. */
  async ofUser(userId: number, page: PageRequest): Promise<Page<FavoriteArtistRow>> {
    const query = db
      .from('fan_favorites')
      .join('artists', 'artists.id', 'fan_favorites.artist_id')
      .where('fan_favorites.user_id', userId)
      .where('artists.is_hidden', false)
      .select(
        ...ARTIST_COLUMNS,
        'fan_favorites.id as favorite_id',
        'fan_favorites.user_id as favorite_user_id',
        'fan_favorites.created_at as favorite_created_at',
        'fan_favorites.allows_announcements',
        db.raw(
          `EXISTS (SELECT FROM contact_consents AS consent WHERE consent.user_id = fan_favorites.user_id
                      AND consent.artist_id = fan_favorites.artist_id AND consent.revoked_at IS NULL) AS shares_contact`
        )
      )
    return paginateByCursor(query, NEWEST_FIRST, page)
  }

  /** The fan's favourite artists and whether announcements of each are wanted, by name, for the account page. */
  async consents(userId: number): Promise<AnnouncementConsent[]> {
    return db
      .from('fan_favorites')
      .join('artists', 'artists.id', 'fan_favorites.artist_id')
      .where('fan_favorites.user_id', userId)
      .where('artists.is_hidden', false)
      .orderByRaw('lower(artists.band_name)')
      .limit(500)
      .select(
        'artists.id as artistId',
        'artists.band_name as bandName',
        'fan_favorites.allows_announcements as allowsNews'
      )
  }

  async has(userId: number, artistId: number): Promise<boolean> {
    const found = await db
      .from('fan_favorites')
      .where({ user_id: userId, artist_id: artistId })
      .select('id')
      .first()
    return Boolean(found)
  }
}
