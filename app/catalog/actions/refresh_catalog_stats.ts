import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RefreshPopularity, type RecentSales } from '#catalog/actions/refresh_popularity'

/**
 * Sets the ranking of every product to the sales of the last 30 days, then counts again what every artist has on sale:
 * no trigger follows the units sold.
 */
@inject()
export class RefreshCatalogStats {
  constructor(private refreshPopularity: RefreshPopularity) {}

  /** @returns how many products changed */
  async handle(
    recentSales: (trx: TransactionClientContract) => Promise<RecentSales[]>,
    trx?: TransactionClientContract
  ): Promise<number> {
    const changed = await this.refreshPopularity.handle(recentSales, trx)
    await (trx ?? db).rawQuery(
      'SELECT refresh_artist_catalog_stats(array_agg(DISTINCT artist_id)) FROM products HAVING count(*) > 0'
    )
    return changed
  }
}
