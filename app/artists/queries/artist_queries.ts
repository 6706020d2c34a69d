import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/refusals'
import { ARTIST_COLUMNS, type ArtistRow } from '#artists/transformers/artist_shape'

/** Reads of artist profiles as plain rows; a hidden profile (suspended account) is only found by its owner's account. */
export class ArtistQueries {
  /** The artist of an id as anyone may see it. Throws NotFound. */
  async visible(id: number): Promise<ArtistRow> {
    const artist = await this.findOrFail(id)
    if (artist.is_hidden) throw new NotFound()
    return artist
  }

  /** The profile of an account, or null. */
  async ofUser(userId: number): Promise<ArtistRow | null> {
    return this.#rows().where('artists.user_id', userId).first()
  }

  /** Any artist by id, hidden ones included: ask the policy before showing more than exists. Throws NotFound. */
  async findOrFail(id: number): Promise<ArtistRow> {
    const artist = await this.#rows().where('artists.id', id).first()
    if (!artist) throw new NotFound()
    return artist
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
