import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addressedActs, spellActs } from '#admin/act_filters'
import { ActListQuery } from '#admin/queries/act_list_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { toAct } from '#admin/transformers/act_transformer'
import { addressedPage, nextPagePath } from '#core/http/next_page'

/** GET /admin/audit: the log of what admins did. */
@inject()
export default class ActsController {
  constructor(private acts: ActListQuery) {}

  async index(ctx: HttpContext) {
    const filters = addressedActs(ctx.request.qs())
    const [{ rows, nextCursor }, choices] = await Promise.all([
      this.acts.page(filters, addressedPage(ctx, ROWS_PER_PAGE)),
      this.acts.choices(),
    ])
    return ctx.inertia.render('admin/audit', {
      filters: spellActs(filters),
      choices,
      acts: rows.map(toAct),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
