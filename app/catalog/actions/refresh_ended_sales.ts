import db from '@adonisjs/lucid/services/db'

/** Longer than the queue can be behind. */
const HOURS_BACK = 6

/** Counts again what artists have on sale whose drop has just ended: no row changes when the time of a sale is over. */
export class RefreshEndedSales {
  async handle(): Promise<void> {
    await db.rawQuery(
      `SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products
        WHERE sale_ends_at BETWEEN now() - make_interval(hours => ?) AND now() HAVING count(*) > 0`,
      [HOURS_BACK]
    )
  }
}
