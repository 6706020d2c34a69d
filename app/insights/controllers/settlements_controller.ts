import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { artistPart, attachAs } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { pathId } from '#core/http/path_id'
import { drawInTurn } from '#core/print/draw_in_turn'
import { CloseSettlement } from '#insights/actions/close_settlement'
import { RefreshRollups } from '#insights/actions/refresh_rollups'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { drawSettlement } from '#insights/settlement/draw_settlement'
import { settlementCsv } from '#insights/settlement/settlement_csv'
import { SettlementQuery } from '#insights/settlement/settlement_query'
import { closingValidator } from '#insights/validators/closing_validator'

/** The settlement sheet of a gig as JSON, PDF and CSV for its artist and admins, and its closing by the artist. */
@inject()
export default class SettlementsController {
  constructor(
    private gigs: GigAnalyticsQuery,
    private artists: ArtistQueries,
    private refreshRollups: RefreshRollups,
    private settlements: SettlementQuery,
    private closeSettlement: CloseSettlement,
    private log: BandLog
  ) {}

  /** GET /api/gigs/{id}/settlement */
  async show(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'private, no-store')
    return (await this.#sheet(ctx)).settlement
  }

  /** POST /api/gigs/{id}/settlement/close */
  async close(ctx: HttpContext) {
    const gigId = pathId(ctx.params.id)
    const artist = await ownProfile(ctx, this.artists)
    const { version } = await ctx.request.validateUsing(closingValidator)
    const { id: userId } = ctx.auth.getUserOrFail()
    const subject = (await this.gigs.find(gigId))?.name
    await this.log.change(
      (trx) => this.closeSettlement.handle({ gigId, artist, userId, version }, trx),
      () => ({ artistId: artist.id, actorUserId: userId, action: 'settlement.close', subject })
    )
    return (await this.#sheet(ctx)).settlement
  }

  /** GET /gigs/:id/settlement.pdf */
  async pdf(ctx: HttpContext) {
    const { settlement, parts } = await this.#sheet(ctx)
    const document = await drawInTurn(callerOf(ctx), () => drawSettlement(settlement))
    attachAs(ctx.response, parts, 'pdf')
    return this.#send(ctx, 'application/pdf', document)
  }

  /** GET /gigs/:id/settlement.csv */
  async csv(ctx: HttpContext) {
    const { settlement, parts } = await this.#sheet(ctx)
    attachAs(ctx.response, parts, 'csv')
    return this.#send(ctx, 'text/csv; charset=utf-8', settlementCsv(settlement))
  }

  #send({ response }: HttpContext, type: string, body: Buffer | string) {
    response.header('Content-Type', type)
    response.header('Cache-Control', 'private, no-store')
    return response.send(body)
  }

  /** Another artist's gig answers 404, so that its existence is not revealed. */
  async #sheet(ctx: HttpContext) {
    const gig = await this.gigs.find(pathId(ctx.params.id))
    if (!gig) throw new NotFound()
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    await this.refreshRollups.handle(artist.id)
    const settlement = await this.settlements.handle(gig, artist.band_name)
    const parts = [artistPart(artist), `settlement ${gig.starts_at.toISOString().slice(0, 10)}`]
    return { settlement, parts }
  }
}
