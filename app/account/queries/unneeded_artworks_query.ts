import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** How long a delivered order may still need a reprint. */
const REPRINT_DAYS = 30

/** The artworks of deleted accounts that no order needs: none that is unpaid, being made or on its way, or newly delivered. */
export class UnneededArtworksQuery {
  /** At most `limit` ids, the oldest first, after the id `after`. */
  async handle({ after, limit }: { after: number; limit: number }): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT artworks.id
         FROM artworks
         JOIN artists ON artists.id = artworks.artist_id
         JOIN users ON users.id = artists.user_id
        WHERE users.deleted_at IS NOT NULL AND artworks.id > :after
          AND NOT EXISTS (
            SELECT FROM products JOIN orders ON orders.product_id = products.id
             WHERE products.artist_id = artists.id
               AND (products.artwork_id = artworks.id
                    OR EXISTS (SELECT FROM product_placements AS placed
                                WHERE placed.product_id = products.id AND placed.artwork_id = artworks.id))
               AND (orders.status IN ('pending', 'processing', 'shipped')
                    OR (orders.status = 'delivered' AND orders.updated_at > :since)))
        ORDER BY artworks.id
        LIMIT :limit`,
      { after, limit, since: clock.now().minus({ days: REPRINT_DAYS }).toJSDate() }
    )
    return rows.map(({ id }) => id)
  }
}
