import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { listQuery, pageOf } from '#core/http/list_query'
import { linkNextPage, nextPagePath, parsePageQuery } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { ClearProductCheck } from '#moderation/checks/actions/clear_product_check'
import {
  parseCheckView,
  ProductCheckQueries,
} from '#moderation/checks/queries/product_check_queries'
import {
  checkListValidator,
  clearanceValidator,
} from '#moderation/checks/validators/check_validator'

const ROWS_PER_PAGE = 50

/** GET /admin/product-checks, GET /api/admin/product-checks and PATCH /api/admin/product-checks/:id. */
@inject()
export default class ProductChecksController {
  constructor(
    private checks: ProductCheckQueries,
    private clear: ClearProductCheck
  ) {}

  async show(ctx: HttpContext) {
    const view = parseCheckView(ctx.request.qs().view)
    const { rows, nextCursor } = await this.checks.page(view, parsePageQuery(ctx, ROWS_PER_PAGE))
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/product_checks', { view, rows, nextUrl })
  }

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(checkListValidator, {
      data: listQuery(ctx.request),
    })
    const { rows, nextCursor } = await this.checks.page(parseCheckView(query.view), pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows
  }

  /** Clears what was found. 200 `{ isCleared }`. */
  async update(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(clearanceValidator)
    await this.clear.handle({ checkId: pathId(ctx.params.id), note, actor: actorOf(ctx) })
    return { isCleared: true }
  }
}
