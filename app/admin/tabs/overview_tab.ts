import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OverviewCountsQuery } from '#admin/queries/overview_counts_query'
import type { AdminTab } from '#admin/tabs'

/** How much of everything there is. */
@inject()
export class OverviewTab implements AdminTab {
  constructor(private counts: OverviewCountsQuery) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/overview', { counts: await this.counts.handle() })
  }
}
