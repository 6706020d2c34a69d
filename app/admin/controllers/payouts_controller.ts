import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { payoutHoldValidator } from '#admin/validators/payout_validator'
import { actorOf } from '#audit/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import {
  parsePayoutFilters,
  PausePayouts,
  PayoutListQuery,
  RetryPayout,
  toListedPayout,
} from '#payouts/public'

/** Every payout: found, tried again, and paused for an artist. */
@inject()
export default class PayoutsController {
  constructor(
    private payouts: PayoutListQuery,
    private retryPayout: RetryPayout,
    private pausePayouts: PausePayouts
  ) {}

  /** GET /admin/payouts */
  async index(ctx: HttpContext) {
    const filters = parsePayoutFilters(ctx.request.qs())
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.payouts.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.payouts.count(filters),
    ])
    const { search = '', status = '', sort } = filters
    return ctx.inertia.render('admin/payouts', {
      filters: { search, status, sort },
      rows: rows.map(toListedPayout),
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** POST /api/admin/payouts/:id/retry: 200, 409 for one that has ended well. */
  async retry(ctx: HttpContext) {
    const payoutId = pathId(ctx.params.id)
    await this.retryPayout.handle({ ...actorOf(ctx), payoutId })
    return toListedPayout(await this.payouts.findOrFail(payoutId))
  }

  /** PATCH /api/admin/artists/:id/payouts */
  async hold(ctx: HttpContext) {
    const artistId = pathId(ctx.params.id)
    const { isHeld, reason } = await ctx.request.validateUsing(payoutHoldValidator)
    const why = isHeld ? reason! : null
    await this.pausePayouts.handle({ ...actorOf(ctx), artistId, reason: why })
    return { isHeld }
  }
}
