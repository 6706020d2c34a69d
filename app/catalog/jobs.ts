import '#catalog/artworks/jobs'
import '#catalog/builder/jobs'
import '#catalog/mockups/jobs'
import app from '@adonisjs/core/services/app'
import { RefreshEndedSales } from '#catalog/actions/refresh_ended_sales'
import { jobs } from '#core/jobs/main'

export async function refreshEndedSales() {
  await (await app.container.make(RefreshEndedSales)).handle()
}

// Sales end on the quarter hour.
jobs.declare({ name: 'ended-sales.refresh', cron: '*/15 * * * *', run: refreshEndedSales })
