import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ActListQuery } from '#admin/queries/act_list_query'
import { OverviewQuery } from '#admin/queries/overview_query'
import { HouseDaysQuery } from '#insights/public'
import { toNumber } from '#shared/money'
import type { AdminTab } from '#admin/tabs'
import { toAct } from '#admin/transformers/act_transformer'

const RECENT_ACTS = 12

/** How the shop stands, what waits for somebody, and what was done last. */
@inject()
export class OverviewTab implements AdminTab {
  constructor(
    private overview: OverviewQuery,
    private acts: ActListQuery,
    private days: HouseDaysQuery
  ) {}

  async show({ inertia }: HttpContext) {
    const [overview, { rows }, days] = await Promise.all([
      this.overview.handle(),
      this.acts.page({}, { limit: RECENT_ACTS }),
      this.days.salesByDay(),
    ])
    const salesByDay = days.map(({ day, amount }) => ({ day, amount: toNumber(amount) }))
    return inertia.render('admin/overview', { overview, salesByDay, acts: rows.map(toAct) })
  }
}
