import db from '@adonisjs/lucid/services/db'

export class MarkedQuery {
  /** Whether something of an artist has happened that is in no figure yet. */
  async has(artistId: number): Promise<boolean> {
    return (
      (await db.from('figure_marks').where('artist_id', artistId).select('id').first()) !== null
    )
  }
}
