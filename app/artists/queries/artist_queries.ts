import db from '@adonisjs/lucid/services/db'
import { ARTIST_COLUMNS, type ArtistRow } from '#artists/transformers/artist_shape'

/** Reads of artist profiles as plain rows; a hidden profile (suspended account) is only found by its owner's account. */
export class ArtistQueries {
  /** The visible artist of an id, or null. */
  async visible(id: number): Promise<ArtistRow | null> {
    return this.#rows().where({ 'artists.id': id, 'artists.is_hidden': false }).first()
  }

  /** The profile of an account, or null. */
  async ofUser(userId: number): Promise<ArtistRow | null> {
    return this.#rows().where('artists.user_id', userId).first()
  }

  /** Any artist by id, for owners and admins. */
  async find(id: number): Promise<ArtistRow | null> {
    return this.#rows().where('artists.id', id).first()
  }

  /**
   * Visible artists with something on sale, most sold first; `genre` and `search` (part of the name) narrow them.
   */
  async list({
    genre,
    search,
    limit,
  }: {
    genre?: string
    search?: string
    limit: number
  }): Promise<ArtistRow[]> {
    return this.#rows()
      .where('artists.is_hidden', false)
      .if(genre, (query) => query.where('artists.genre', genre!))
      .if(search, (query) =>
        query.whereILike('artists.band_name', `%${search!.replace(/[\\%_]/g, '\\$&')}%`)
      )
      .orderBy([
        { column: 'artists.units_sold', order: 'desc' },
        { column: 'artists.id', order: 'asc' },
      ])
      .limit(limit)
  }

  /** One visible artist chosen at random among those with a photo: the Featured Artist of the landing page. */
  async random(): Promise<ArtistRow | null> {
    return this.#rows()
      .where('artists.is_hidden', false)
      .orderByRaw('artists.profile_image_url IS NULL, random()')
      .first()
  }

  #rows() {
    return db.from('artists').select(...ARTIST_COLUMNS)
  }
}
