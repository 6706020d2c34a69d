import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { defaultSharesOf } from '#gigs/tours/default_shares'
import { gigsWithDefaults } from '#gigs/tours/gigs_with_defaults'
import {
  toTour,
  toTourDetails,
  type TourDetails,
  type TourRow,
  type TourShape,
} from '#gigs/transformers/tour_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'tours',
  keys: [{ column: 'tours.id', direction: 'desc', kind: 'integer' }],
}

/** The most tours offered in a choice; the list has all. */
const MOST_CHOICES = 100

/** SQL: a column of the first or last gig of a tour, by index. */
const endOf = (column: string, direction: 'ASC' | 'DESC') =>
  `(SELECT ${column} FROM gigs WHERE gigs.tour_id = tours.id ORDER BY starts_at ${direction} LIMIT 1)`

/** Reads tours. */
export class TourQueries {
  /** An artist's tours, the newest first. */
  async ofArtist(artistId: number, page: PageRequest): Promise<Page<TourShape>> {
    const query = this.#rows().where('tours.artist_id', artistId)
    const { rows, nextCursor } = await paginateByCursor<TourRow>(query, NEWEST_FIRST, page)
    return { rows: rows.map(toTour), nextCursor }
  }

  /** The names of an artist's tours, the newest first. */
  async namesOf(artistId: number): Promise<{ id: number; name: string }[]> {
    return db
      .from('tours')
      .where('artist_id', artistId)
      .orderBy('id', 'desc')
      .limit(MOST_CHOICES)
      .select('id', 'name')
  }

  async find(id: number): Promise<TourRow> {
    return this.#rows().where('tours.id', id).firstOrFail()
  }

  async findOrNull(id: number): Promise<TourRow | null> {
    return this.#rows().where('tours.id', id).first()
  }

  /** A tour as its artist and admins see it, in a fixed number of statements. */
  async details(row: TourRow): Promise<TourDetails> {
    const [shares, gigs] = await Promise.all([
      defaultSharesOf(row.id),
      db.from('gigs').where('tour_id', row.id).orderBy(['starts_at', 'id']).select('id'),
    ])
    const { id, code_label: codeLabel, poster_line: posterLine } = row
    const following = await gigsWithDefaults({ id, codeLabel, posterLine, shares })
    return toTourDetails(row, {
      shares,
      gigIds: gigs.map((gig) => gig.id as number),
      gigsWithDefaults: new Set([...following.shares, ...following.texts]).size,
    })
  }

  #rows() {
    return db
      .from('tours')
      .select('tours.id', 'tours.artist_id', 'tours.name', 'tours.code_label', 'tours.poster_line')
      .select('tours.created_at', 'tours.updated_at')
      .select(
        db.raw(`(SELECT count(*) FROM gigs WHERE gigs.tour_id = tours.id) AS gig_count`),
        db.raw(`${endOf('starts_at', 'ASC')} AS first`),
        db.raw(`${endOf('time_zone', 'ASC')} AS first_zone`),
        db.raw(`${endOf('starts_at', 'DESC')} AS last`),
        db.raw(`${endOf('time_zone', 'DESC')} AS last_zone`)
      )
  }
}
