import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { asPlayed } from '#gigs/queries/gig_order'
import type { GigRow } from '#gigs/transformers/gig_transformer'
import { clock } from '#shared/clock'
import { NIGHT_HOURS, TONIGHT_HOURS_BEFORE } from '#shared/gig_hours'

/** Matinee, evening and late show; more would be a mistake of the list. */
const MOST_TONIGHT = 6

/** The most gigs that a field offers to choose from. */
const MOST_TO_CHOOSE = 100

/** The most gigs that posters are offered for: two files (MOST_POSTERS), more dates than an artist books ahead. */
const MOST_TO_PRINT = 1_000

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

  /** Lists the artist's gigs that are still to come and not cancelled, the next one first. */
  async comingOfArtist(artistId: number, most = MOST_TO_CHOOSE): Promise<GigRow[]> {
    return this.#rows()
      .where('artist_id', artistId)
      .where('starts_at', '>', clock.now().toJSDate())
      .whereNull('cancelled_at')
      .orderBy(['starts_at', 'id'])
      .limit(most)
  }

  /** The same with whether an active code hangs there: those that posters are printed for. */
  async comingWithCodes(artistId: number): Promise<(GigRow & { has_code: boolean })[]> {
    const gigs = await this.comingOfArtist(artistId, MOST_TO_PRINT)
    const rows = await db
      .from('qr_codes')
      .where({ artist_id: artistId, is_active: true })
      .whereIn(
        'gig_id',
        gigs.map(({ id }) => id)
      )
      .distinct('gig_id')
    const coded = new Set(rows.map(({ gig_id }) => gig_id))
    return gigs.map((gig) => ({ ...gig, has_code: coded.has(gig.id) }))
  }

  /** The gigs of a tour by date. */
  async ofTour(tourId: number): Promise<GigRow[]> {
    return this.#rows().where('tour_id', tourId).orderBy(['starts_at', 'id'])
  }

  /** At most a hundred gigs of an artist without a tour and not cancelled, the latest date first. */
  async withoutTour(artistId: number): Promise<GigRow[]> {
    return this.#rows()
      .where('artist_id', artistId)
      .whereNull('tour_id')
      .whereNull('cancelled_at')
      .orderBy([
        { column: 'starts_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(100)
  }

  /** The gigs that start within 12 hours or started at most 6 hours ago, without cancelled ones, earliest first. */
  async tonight(artistId: number): Promise<GigRow[]> {
    const now = clock.now()
    return this.#rows()
      .where('artist_id', artistId)
      .whereNull('cancelled_at')
      .whereBetween('starts_at', [
        now.minus({ hours: NIGHT_HOURS }).toJSDate(),
        now.plus({ hours: TONIGHT_HOURS_BEFORE }).toJSDate(),
      ])
      .orderBy(['starts_at', 'id'])
      .limit(MOST_TONIGHT)
  }

  async find(id: number): Promise<GigRow> {
    return this.#rows().where('gigs.id', id).firstOrFail()
  }

  async findOrNull(id: number): Promise<GigRow | null> {
    return this.#rows().where('gigs.id', id).first()
  }

  #rows() {
    return db
      .from('gigs')
      .select('id', 'artist_id', 'name', 'venue', 'city', 'starts_at', 'time_zone')
      .select('cancelled_at', 'attendance', 'tour_id', 'created_at', 'updated_at')
  }
}
