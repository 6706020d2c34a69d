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
  PayoutPolicy,
  toListedPayout,
} from '#payouts/public'
import {
  PayArtistOrRequestSignoff,
  ResumePayoutsOrRequestSignoff,
  RetryPayoutOrRequestSignoff,
  SignoffQueries,
  toSignoff,
} from '#signoffs/public'

/** Every payout: found, tried again, paused for an artist, and made at once. */
@inject()
export default class PayoutsController {
  constructor(
    private payouts: PayoutListQuery,
    private policy: PayoutPolicy,
    private pausePayouts: PausePayouts,
    private resumeOrRequest: ResumePayoutsOrRequestSignoff,
    private retryOrRequest: RetryPayoutOrRequestSignoff,
    private payOrRequest: PayArtistOrRequestSignoff,
    private signoffs: SignoffQueries
  ) {}

  /** GET /admin/payouts */
  async index(ctx: HttpContext) {
    const filters = parsePayoutFilters(ctx.request.qs())
    const [{ rows, nextCursor }, total, { payoutDay }] = await Promise.all([
      this.payouts.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.payouts.count(filters),
      this.policy.terms(),
    ])
    const { search = '', status = '', sort } = filters
    return ctx.inertia.render('admin/payouts', {
      filters: { search, status, sort },
      rows: rows.map(toListedPayout),
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
      payoutDay,
    })
  }

  /** POST /api/admin/payouts/:id/retry: 200, 202 Signoff where it needs a second admin, 409 for one that has ended well. */
  async retry(ctx: HttpContext) {
    const payoutId = pathId(ctx.params.id)
    const signoffId = await this.retryOrRequest.handle(payoutId, actorOf(ctx))
    if (signoffId !== null) return this.#requested(ctx, signoffId)
    return toListedPayout(await this.payouts.findOrFail(payoutId))
  }

  /** PATCH /api/admin/artists/:id/payouts: 200; 202 Signoff where resuming them needs a second admin. */
  async hold(ctx: HttpContext) {
    const artistId = pathId(ctx.params.id)
    const { isHeld, reason } = await ctx.request.validateUsing(payoutHoldValidator)
    if (isHeld) {
      await this.pausePayouts.handle({ ...actorOf(ctx), artistId, reason })
      return { isHeld }
    }
    const wanted = { artistId, seenReason: reason }
    const signoffId = await this.resumeOrRequest.handle(wanted, actorOf(ctx))
    return signoffId === null ? { isHeld } : this.#requested(ctx, signoffId)
  }

  /** POST /api/admin/artists/:id/payouts: 200 `{ made, failed }`; 202 Signoff where it needs a second admin. */
  async pay(ctx: HttpContext) {
    const paid = await this.payOrRequest.handle(pathId(ctx.params.id), actorOf(ctx))
    return 'signoffId' in paid ? this.#requested(ctx, paid.signoffId) : paid
  }

  async #requested({ response }: HttpContext, signoffId: number) {
    return response.accepted(toSignoff(await this.signoffs.findOrFail(signoffId)))
  }
}
