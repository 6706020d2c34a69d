import db from '@adonisjs/lucid/services/db'

/** What a list of addresses needs of an artist. */
export type ArtistAddress = { id: number; updated_at: Date }

/** Visible artists by ranges of their ids, for lists too long to hold in memory. */
export class ArtistAddressQuery {
  /** The ranges of `size` ids that hold anything: 0 for 1 to `size`, and so on; with the last change in each. */
  async ranges(size: number): Promise<{ range: number; changed_at: Date }[]> {
    return this.#visible()
      .select(db.raw('(id - 1) / ? as range', [size]))
      .max('updated_at as changed_at')
      .groupBy('range')
      .orderBy('range')
  }

  /** The first `limit` after an id, up to and with the last one. */
  async between(after: number, last: number, limit: number): Promise<ArtistAddress[]> {
    return this.#visible()
      .select('id', 'updated_at')
      .where('id', '>', after)
      .where('id', '<=', last)
      .orderBy('id')
      .limit(limit)
  }

  #visible() {
    return db.from('artists').where('is_hidden', false)
  }
}
