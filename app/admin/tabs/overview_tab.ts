import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ActListQuery } from '#admin/queries/act_list_query'
import { OverviewQuery } from '#admin/queries/overview_query'
import type { AdminTab } from '#admin/tabs'
import { toAct } from '#admin/transformers/act_shape'

const RECENT_ACTS = 5

/** How the shop stands, what waits for somebody, and what was done last. */
@inject()
export class OverviewTab implements AdminTab {
  constructor(
    private overview: OverviewQuery,
    private acts: ActListQuery
  ) {}

  async show({ inertia }: HttpContext) {
    const [overview, { rows }] = await Promise.all([
      this.overview.handle(),
      this.acts.page({}, { limit: RECENT_ACTS }),
    ])
    return inertia.render('admin/overview', { overview, acts: rows.map(toAct) })
  }
}
