import db from '@adonisjs/lucid/services/db'

export class StaleRollupsQuery {
  /** Whether something of an artist has happened that is in no rollup yet. */
  async has(artistId: number): Promise<boolean> {
    return (
      (await db.from('stale_rollups').where('artist_id', artistId).select('id').first()) !== null
    )
  }
}
