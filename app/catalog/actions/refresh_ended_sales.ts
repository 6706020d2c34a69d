import db from '@adonisjs/lucid/services/db'

/** How far back ended sales are looked for: longer than the queue can be behind. */
const HOURS_BACK = 6

/** Refreshes the counts of artists whose drop has just ended. No row changes at that moment, so no trigger does it. */
export class RefreshEndedSales {
  async handle(): Promise<void> {
    await db.rawQuery(
      `SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products
        WHERE sale_ends_at BETWEEN now() - make_interval(hours => ?) AND now() HAVING count(*) > 0`,
      [HOURS_BACK]
    )
  }
}
