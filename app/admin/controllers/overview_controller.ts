import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { OverviewCountsQuery } from '#admin/queries/overview_counts_query'

/** GET /admin: where the admin area begins. */
@inject()
export default class OverviewController {
  constructor(private counts: OverviewCountsQuery) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/overview', {
      counts: await this.counts.handle(),
      isDevelopment: !app.inProduction,
    })
  }
}
