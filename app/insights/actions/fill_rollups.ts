import db from '@adonisjs/lucid/services/db'

/** So few that the builds, which run every minute and before an artist's pages, stay short. */
const DAYS_PER_RUN = 1_000

/**
 * Marks days whose `gig_units` is empty as stale, a number at a time, so that BuildRollups computes them again. An
 * earlier release wrote these days without the column. Safe to run twice.
 */
export class FillRollups {
  /** @returns how many days were marked */
  async handle(): Promise<number> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `INSERT INTO stale_rollups (artist_id, day)
       SELECT artist_id, day FROM product_daily_stats WHERE gig_units IS NULL GROUP BY 1, 2 ORDER BY 1, 2 LIMIT :limit`,
      { limit: DAYS_PER_RUN }
    )
    return rowCount
  }
}
