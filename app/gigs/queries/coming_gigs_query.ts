import db from '@adonisjs/lucid/services/db'
import { toGigStub } from '#gigs/transformers/qr_code_shape'
import { clock } from '#shared/clock'

export type ComingGig = { id: number; name: string; place: string; date: string }

/** An artist's gigs that are still to come, the next one first, at most a hundred. */
export class ComingGigsQuery {
  async ofArtist(artistId: number): Promise<ComingGig[]> {
    const rows = await db
      .from('gigs')
      .where('artist_id', artistId)
      .where('starts_at', '>', clock.now().toJSDate())
      .orderBy(['starts_at', 'id'])
      .limit(100)
      .select(
        'id',
        'name',
        'venue as gig_venue',
        'city as gig_city',
        'starts_at as gig_starts_at',
        'time_zone as gig_time_zone'
      )
    return rows.map((row) => ({ id: row.id, name: row.name, ...toGigStub(row)! }))
  }
}
