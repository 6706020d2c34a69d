import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Counts what every artist has on sale again, after changes that no trigger follows: the units sold. */
export class RefreshCatalogStats {
  async handle(trx?: TransactionClientContract) {
    await (trx ?? db).rawQuery(
      'SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products HAVING count(*) > 0'
    )
  }
}
