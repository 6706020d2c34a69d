import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { DisputeQueries } from '#commerce/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'

/** The disputes of buyers, and until when each is to be answered. */
@inject()
export default class DisputesController {
  constructor(private disputes: DisputeQueries) {}

  /** GET /admin/disputes */
  async index(ctx: HttpContext) {
    const page = parsePageQuery(ctx, ROWS_PER_PAGE)
    const { view, rows, nextCursor } = await this.disputes.page(ctx.request.qs().view, page)
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/disputes', { view, rows, nextUrl })
  }
}
