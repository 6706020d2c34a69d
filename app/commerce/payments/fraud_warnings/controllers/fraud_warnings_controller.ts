import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { nextPagePath, parsePageQuery } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { DismissFraudWarning } from '#commerce/payments/fraud_warnings/actions/dismiss_fraud_warning'
import {
  FraudWarningQueries,
  parseWarningView,
} from '#commerce/payments/fraud_warnings/queries/fraud_warning_queries'
import { dismissalValidator } from '#commerce/payments/fraud_warnings/validators/dismissal_validator'

const ROWS_PER_PAGE = 50

/** GET /admin/fraud-warnings and POST /api/admin/fraud-warnings/:id/dismiss. */
@inject()
export default class FraudWarningsController {
  constructor(
    private warnings: FraudWarningQueries,
    private dismissWarning: DismissFraudWarning
  ) {}

  async show(ctx: HttpContext) {
    const view = parseWarningView(ctx.request.qs().view)
    const { rows, nextCursor } = await this.warnings.page(view, parsePageQuery(ctx, ROWS_PER_PAGE))
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/fraud_warnings', { view, rows, nextUrl })
  }

  /** 200 FraudWarning, dismissed. */
  async dismiss(ctx: HttpContext) {
    const warningId = pathId(ctx.params.id)
    const { reason } = await ctx.request.validateUsing(dismissalValidator)
    await this.dismissWarning.handle({ warningId, reason, actor: actorOf(ctx) })
    return this.warnings.findOrFail(warningId)
  }
}
