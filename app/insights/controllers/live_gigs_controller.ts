import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { RefreshRollups } from '#insights/actions/refresh_rollups'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { LiveGigReport } from '#insights/queries/live_gig_report'

/** GET /api/gigs/:id/live: polled by the board every few seconds; answers 304 where nothing has changed. */
@inject()
export default class LiveGigsController {
  constructor(
    private gigs: GigAnalyticsQuery,
    private artists: ArtistQueries,
    private refreshRollups: RefreshRollups,
    private report: LiveGigReport
  ) {}

  /** Another artist's gig answers 404, so that its existence is not revealed. */
  async show(ctx: HttpContext) {
    const gig = await this.gigs.find(pathId(ctx.params.id))
    if (!gig) throw new NotFound()
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    await this.refreshRollups.handle(artist.id)
    ctx.response.header('Cache-Control', 'private, no-cache')
    return this.report.handle(gig)
  }
}
