import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Row = { artistId: number; userId: number; email: string }

/** The accounts of the artists in a checkout and of their band members, by artist. */
export class OrderBandsQuery {
  async handle(checkoutId: number, trx: TransactionClientContract): Promise<Map<number, Row[]>> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT band.artist_id AS "artistId", users.id AS "userId", users.email
         FROM (SELECT id AS artist_id, user_id FROM artists
               UNION ALL
               SELECT artist_id, user_id FROM band_members) AS band
         JOIN users ON users.id = band.user_id
        WHERE band.artist_id IN (SELECT artist_id FROM orders WHERE checkout_id = ?)`,
      [checkoutId]
    )
    return Map.groupBy(rows, (row) => row.artistId)
  }
}
