import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseAuditLogFilters, spellAuditLogFilters } from '#admin/audit_log_filters'
import { AuditLogQuery } from '#admin/queries/audit_log_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { toAuditEntry } from '#admin/transformers/audit_entry_transformer'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'

/** GET /admin/audit: the log of what admins did. */
@inject()
export default class AuditLogController {
  constructor(private entries: AuditLogQuery) {}

  async index(ctx: HttpContext) {
    const filters = parseAuditLogFilters(ctx.request.qs())
    const [{ rows, nextCursor }, choices] = await Promise.all([
      this.entries.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.entries.choices(),
    ])
    return ctx.inertia.render('admin/audit', {
      filters: spellAuditLogFilters(filters),
      choices,
      entries: rows.map(toAuditEntry),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
