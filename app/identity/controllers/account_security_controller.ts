import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf, RecordAuditEntry } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import User from '#identity/models/user'
import { SecondFactorQuery } from '#identity/queries/second_factor_query'
import { SecurityEventsQuery } from '#identity/queries/security_events_query'
import { DecideSecondFactorRemoval } from '#identity/second_factor_removal/decide_removal'
import { SecondFactorRemovalQuery } from '#identity/second_factor_removal/removal_query'
import {
  cancellationValidator,
  confirmationOfRemovalValidator,
} from '#identity/validators/removal_validator'

/** The security of another account, for owners and support: its log-ins, and its request to remove a lost second factor. */
@inject()
export default class AccountSecurityController {
  constructor(
    private events: SecurityEventsQuery,
    private secondFactor: SecondFactorQuery,
    private removals: SecondFactorRemovalQuery,
    private decide: DecideSecondFactorRemoval,
    private record: RecordAuditEntry
  ) {}

  /** GET /api/admin/users/{id}/security: 200. Who reads it is in the audit log. */
  async show(ctx: HttpContext) {
    const user = await User.find(pathId(ctx.params.id))
    if (!user || user.deletedAt) throw new NotFound()
    const subject = { action: 'user.security_read', subjectType: 'user', subjectId: user.id }
    await db.transaction((trx) => this.record.handle({ ...actorOf(ctx), ...subject }, trx))
    return {
      hasSecondFactor: (await this.secondFactor.methodsOf(user.id)).length > 0,
      removal: await this.removals.open(user),
      holdsPayouts: await this.removals.holdsPayouts(user.id),
      events: await this.events.forAdmins(user.id),
    }
  }

  /** POST /api/admin/users/{id}/second-factor-removal/cancel: 204. */
  async cancel(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(cancellationValidator)
    await this.decide.cancel({ ...actorOf(ctx), userId: pathId(ctx.params.id), reason })
    return ctx.response.noContent()
  }

  /** POST /api/admin/users/{id}/second-factor-removal/confirm: 204. */
  async confirm(ctx: HttpContext) {
    const { removalId } = await ctx.request.validateUsing(confirmationOfRemovalValidator)
    await this.decide.confirm({ ...actorOf(ctx), userId: pathId(ctx.params.id), removalId })
    return ctx.response.noContent()
  }
}
