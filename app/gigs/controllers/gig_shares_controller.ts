import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { doOnce, happenedAt } from '#core/http/late_call'
import { pathId } from '#core/http/path_id'
import { SaveAttendance } from '#gigs/actions/save_attendance'
import { SaveGigShares } from '#gigs/actions/save_gig_shares'
import { GigQueries } from '#gigs/queries/gig_queries'
import { GigShareQueries } from '#gigs/queries/gig_share_queries'
import { toGig } from '#gigs/transformers/gig_transformer'
import { attendanceValidator, gigSharesValidator } from '#gigs/validators/gig_share_validator'

/** What the parties of a gig get, and how many people came: GET and PUT /api/gigs/:id/shares, PUT /api/gigs/:id/attendance. */
@inject()
export default class GigSharesController {
  constructor(
    private gigs: GigQueries,
    private shares: GigShareQueries,
    private artists: ArtistQueries,
    private saveShares: SaveGigShares,
    private saveAttendance: SaveAttendance,
    private log: BandLog
  ) {}

  /** Another artist's gig answers 404, so that its existence is not revealed. */
  async show(ctx: HttpContext) {
    const gig = await this.gigs.findOrNull(pathId(ctx.params.id))
    if (!gig) throw new NotFound()
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    return this.shares.shown(gig)
  }

  async update(ctx: HttpContext) {
    const gigId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const agreement = await ctx.request.validateUsing(gigSharesValidator)
    const { id: userId } = ctx.auth.getUserOrFail()
    const wanted = { ...agreement, appliesTo: agreement.appliesTo ?? ('from_now' as const) }
    const subject = (await this.gigs.findOrNull(gigId))?.name
    await this.log.change(
      (trx) => this.saveShares.handle({ gigId, artistId, userId }, wanted, trx),
      () => ({ artistId, actorUserId: userId, action: 'shares.change', subject })
    )
    return this.shares.shown(await this.gigs.find(gigId))
  }

  /** Saves once, as a call made offline may be sent again. Throws TooLongAgo. */
  async updateAttendance(ctx: HttpContext) {
    const gigId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const change = await ctx.request.validateUsing(attendanceValidator)
    happenedAt(ctx)
    const actorUserId = ctx.auth.getUserOrFail().id
    await doOnce(ctx, `attendance:account:${actorUserId}`, () =>
      this.log.change(
        (trx) => this.saveAttendance.handle({ gigId, artistId }, change, trx),
        ({ name: subject }) => ({ artistId, actorUserId, action: 'settlement.attendance', subject })
      )
    )
    return toGig(await this.gigs.find(gigId))
  }
}
