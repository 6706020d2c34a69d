import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { InvalidField } from '#core/exceptions/errors'
import { listQuery, pageOf } from '#core/http/list_query'
import { linkNextPage, nextPagePath, parsePageQuery } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { DecideReport } from '#moderation/actions/decide_report'
import { parseReportView, ReportQueries } from '#moderation/queries/report_queries'
import { decisionValidator, reportListValidator } from '#moderation/validators/report_validator'
import { parseId } from '#shared/ids'

const ROWS_PER_PAGE = 50

/** GET /admin/reports, GET /api/admin/reports and PATCH /api/admin/reports/:id. */
@inject()
export default class ReportQueueController {
  constructor(
    private reports: ReportQueries,
    private decide: DecideReport
  ) {}

  async show(ctx: HttpContext) {
    const { view: asked, artist } = ctx.request.qs()
    const view = parseReportView(asked)
    const artistId = parseId(artist)
    const page = parsePageQuery(ctx, ROWS_PER_PAGE)
    const { rows, nextCursor } = await this.reports.page(view, page, artistId)
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/reports', {
      view,
      isOfArtist: artistId !== null,
      rows,
      nextUrl,
    })
  }

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(reportListValidator, {
      data: listQuery(ctx.request),
    })
    const { rows, nextCursor } = await this.reports.page(parseReportView(query.view), pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows
  }

  /** 200 `{ state }`. */
  async update(ctx: HttpContext) {
    const { updatedAt, ...decision } = await ctx.request.validateUsing(decisionValidator)
    if (decision.takedown && decision.state !== 'upheld')
      throw new InvalidField('takedown', 'upheld', 'Only an upheld report takes a product down')
    await this.decide.handle({
      ...decision,
      reportId: pathId(ctx.params.id),
      ifUnmodifiedSince: updatedAt,
      actor: actorOf(ctx),
    })
    return { state: decision.state }
  }
}
