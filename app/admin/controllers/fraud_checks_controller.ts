import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import {
  fraudDecisionValidator,
  fraudReleaseValidator,
  fraudRuleValidator,
} from '#admin/validators/fraud_validator'
import { actorOf } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { nextPagePath, parsePageQuery } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import {
  ChangeFraudRule,
  DecideFraudCheck,
  FRAUD_RULES,
  FraudCheckQueries,
  FraudRulesQuery,
  parseFraudCheckView,
} from '#payouts/public'
import { ReleaseFraudCheckOrRequestSignoff, SignoffQueries, toSignoff } from '#signoffs/public'

/** What the fraud rules found, which holds payouts until an admin decides, and the rules themselves. */
@inject()
export default class FraudChecksController {
  constructor(
    private checks: FraudCheckQueries,
    private rules: FraudRulesQuery,
    private changeRule: ChangeFraudRule,
    private decideCheck: DecideFraudCheck,
    private releaseOrRequest: ReleaseFraudCheckOrRequestSignoff,
    private signoffs: SignoffQueries
  ) {}

  /** GET /admin/fraud-checks */
  async index(ctx: HttpContext) {
    const view = parseFraudCheckView(ctx.request.qs().view)
    const { rows, nextCursor } = await this.checks.page(view, parsePageQuery(ctx, ROWS_PER_PAGE))
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/fraud_checks', { view, rows, nextUrl })
  }

  /** GET /admin/fraud-rules */
  async showRules({ inertia }: HttpContext) {
    return inertia.render('admin/fraud_rules', { rules: await this.rules.handle() })
  }

  /** POST /api/admin/fraud-checks/:id/release: 200 FraudCheck; 202 Signoff where resuming the payouts needs a second admin. */
  async release(ctx: HttpContext) {
    const checkId = pathId(ctx.params.id)
    const { reason, ...seen } = await ctx.request.validateUsing(fraudReleaseValidator)
    const release = { checkId, reason, seen, actor: actorOf(ctx) }
    const signoffId = await this.releaseOrRequest.handle(release)
    if (signoffId === null) return this.checks.findOrFail(checkId)
    return ctx.response.accepted(toSignoff(await this.signoffs.findOrFail(signoffId)))
  }

  /** POST /api/admin/fraud-checks/:id/keep: 200 FraudCheck; the payouts stay paused. */
  async keep(ctx: HttpContext) {
    const checkId = pathId(ctx.params.id)
    const { reason } = await ctx.request.validateUsing(fraudDecisionValidator)
    await this.decideCheck.keep({ checkId, reason, actor: actorOf(ctx) })
    return this.checks.findOrFail(checkId)
  }

  /** PUT /api/admin/fraud-rules/:name: 200 FraudRule. */
  async updateRule(ctx: HttpContext) {
    const name = FRAUD_RULES.find((known) => known === ctx.params.name)
    if (!name) throw new NotFound()
    const values = await ctx.request.validateUsing(fraudRuleValidator, { meta: { name } })
    await this.changeRule.handle({ name, values, actor: actorOf(ctx) })
    const rules = await this.rules.handle()
    return rules.find((rule) => rule.name === name)
  }
}
