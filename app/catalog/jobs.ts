import '#catalog/artworks/jobs'
import '#catalog/builder/jobs'
import '#catalog/mockups/jobs'
import '#catalog/takedowns/jobs'
import app from '@adonisjs/core/services/app'
import { RefreshCatalogStats } from '#catalog/actions/refresh_catalog_stats'
import { RefreshEndedSales } from '#catalog/actions/refresh_ended_sales'
import { ProductCounters } from '#catalog/product_counters'
import { jobs } from '#core/jobs/main'

/** Part of `catalog-stats.refresh`. @returns how many products changed rank */
export async function refreshCatalogStats(
  recentSales: Parameters<RefreshCatalogStats['handle']>[0]
): Promise<number> {
  return (await app.container.make(RefreshCatalogStats)).handle(recentSales)
}

export async function refreshEndedSales() {
  await (await app.container.make(RefreshEndedSales)).handle()
}

/** Part of `sales-counts.apply`. @returns how many sales */
export async function applyProductSales(): Promise<number> {
  return (await app.container.make(ProductCounters)).applyPendingSales()
}

// Sales end on the quarter hour.
jobs.declare({ name: 'ended-sales.refresh', cron: '*/15 * * * *', run: refreshEndedSales })
