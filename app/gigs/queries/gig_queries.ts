import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { asPlayed, tonightSql } from '#gigs/queries/gig_order'
import type { GigRow } from '#gigs/transformers/gig_transformer'
import { clock } from '#shared/clock'

const LATEST_FIRST: CursorOrder = {
  name: 'gigs',
  keys: [
    { column: 'gigs.starts_at', direction: 'desc', kind: 'time' },
    { column: 'gigs.id', direction: 'desc', kind: 'integer' },
  ],
}

/** Reads of gigs as plain rows. */
export class GigQueries {
  /** An artist's gigs, the one furthest ahead first. */
  async ofArtist(artistId: number, page: PageRequest): Promise<Page<GigRow>> {
    return paginateByCursor(this.#rows().where('gigs.artist_id', artistId), LATEST_FIRST, page)
  }

  /** Today's first, then those to come, then past ones (`asPlayed`). */
  async asPlayed(artistId: number, page: PageRequest): Promise<Page<GigRow>> {
    return paginateByCursor(this.#rows().where('gigs.artist_id', artistId), asPlayed(), page)
  }

  /** Those still to come and not cancelled, the next one first, at most a hundred. */
  async comingOfArtist(artistId: number): Promise<GigRow[]> {
    return this.#rows()
      .where('artist_id', artistId)
      .where('starts_at', '>', clock.now().toJSDate())
      .whereNull('cancelled_at')
      .orderBy(['starts_at', 'id'])
      .limit(100)
  }

  /** The gig of today or last night that begins or began nearest to now, cancelled ones aside; null without one. */
  async tonight(artistId: number): Promise<GigRow | null> {
    return this.#rows()
      .where('artist_id', artistId)
      .whereNull('cancelled_at')
      .whereRaw(tonightSql())
      .orderByRaw('abs(extract(epoch FROM starts_at - ?::timestamptz)), id', [
        clock.now().toJSDate(),
      ])
      .first()
  }

  async find(id: number): Promise<GigRow> {
    return this.#rows().where('gigs.id', id).firstOrFail()
  }

  #rows() {
    return db
      .from('gigs')
      .select('id', 'artist_id', 'name', 'venue', 'city', 'starts_at', 'time_zone')
      .select('cancelled_at', 'created_at', 'updated_at')
  }
}
