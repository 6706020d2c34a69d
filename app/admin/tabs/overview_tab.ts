import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AuditLogQuery } from '#admin/queries/audit_log_query'
import { OverviewQuery } from '#admin/queries/overview_query'
import { PlatformDailyStatsQuery } from '#insights/public'
import { toNumber } from '#shared/money'
import type { AdminTab } from '#admin/tabs'
import { toAuditEntry } from '#admin/transformers/audit_entry_transformer'

const RECENT_ENTRIES = 12

/** Shows the state of the shop, the cases that an admin has to review, and the latest audit entries. */
@inject()
export class OverviewTab implements AdminTab {
  constructor(
    private overview: OverviewQuery,
    private entries: AuditLogQuery,
    private days: PlatformDailyStatsQuery
  ) {}

  async show({ inertia }: HttpContext) {
    const [overview, { rows }, days] = await Promise.all([
      this.overview.handle(),
      this.entries.page({}, { limit: RECENT_ENTRIES }),
      this.days.salesByDay(),
    ])
    const salesByDay = days.map(({ day, amount }) => ({ day, amount: toNumber(amount) }))
    return inertia.render('admin/overview', {
      overview,
      salesByDay,
      entries: rows.map(toAuditEntry),
    })
  }
}
