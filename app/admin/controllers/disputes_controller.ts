import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { parseDisputeView, DisputeListQuery, toListedDispute } from '#commerce/public'

/** What buyers complained of to their banks, and until when it is to be answered. */
@inject()
export default class DisputesController {
  constructor(private disputes: DisputeListQuery) {}

  /** GET /admin/disputes */
  async index(ctx: HttpContext) {
    const view = parseDisputeView(ctx.request.qs().view)
    const { rows, nextCursor } = await this.disputes.page(view, parsePageQuery(ctx, ROWS_PER_PAGE))
    return ctx.inertia.render('admin/disputes', {
      view,
      rows: rows.map(toListedDispute),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
