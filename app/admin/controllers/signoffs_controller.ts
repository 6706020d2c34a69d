import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { rejectSignoffValidator } from '#admin/validators/signoff_validator'
import { actorOf } from '#audit/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import {
  ApproveSignoff,
  DecideSignoff,
  parseSignoffView,
  SignoffQueries,
  toSignoff,
} from '#signoffs/public'

/** Refunds and payouts that need a second admin: listed, approved and rejected. */
@inject()
export default class SignoffsController {
  constructor(
    private signoffs: SignoffQueries,
    private approveSignoff: ApproveSignoff,
    private decideSignoff: DecideSignoff
  ) {}

  /** GET /admin/signoffs */
  async index(ctx: HttpContext) {
    const view = parseSignoffView(ctx.request.qs().view)
    const page = parsePageQuery(ctx, ROWS_PER_PAGE)
    const { rows, nextCursor } = await this.signoffs.page(view, page)
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/signoffs', { view, rows: rows.map(toSignoff), nextUrl })
  }

  /** POST /api/admin/signoffs/:id/approve: 200 Signoff; a second press of the same admin too. */
  async approve(ctx: HttpContext) {
    const id = pathId(ctx.params.id)
    await this.approveSignoff.handle(id, actorOf(ctx))
    return toSignoff(await this.signoffs.findOrFail(id))
  }

  /** POST /api/admin/signoffs/:id/reject: 200 Signoff. Of the own request it is a withdrawal. */
  async reject(ctx: HttpContext) {
    const signoffId = pathId(ctx.params.id)
    const { reason } = await ctx.request.validateUsing(rejectSignoffValidator)
    await this.decideSignoff.handle({ ...actorOf(ctx), signoffId, status: 'rejected', reason })
    return toSignoff(await this.signoffs.findOrFail(signoffId))
  }
}
