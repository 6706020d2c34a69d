import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, type ArtistRow } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { RefreshRollups } from '#insights/actions/refresh_rollups'
import { LiveBoards } from '#insights/live/live_boards'
import { GigAnalyticsQuery, type GigReportRow } from '#insights/queries/gig_analytics_query'
import { LiveGigReport } from '#insights/queries/live_gig_report'

const EVENT_STREAM = 'text/event-stream'

/**
 * GET /api/gigs/:id/live: the present figures as JSON; or, for a client that accepts Server-Sent Events, an event each
 * time they change. Boards that cannot use the stream poll every few seconds, and get 304 where nothing has changed.
 */
@inject()
export default class LiveGigsController {
  constructor(
    private gigs: GigAnalyticsQuery,
    private artists: ArtistQueries,
    private refreshRollups: RefreshRollups,
    private report: LiveGigReport,
    private boards: LiveBoards
  ) {}

  /** Another artist's gig answers 404, so that its existence is not revealed. */
  async show(ctx: HttpContext) {
    const gig = await this.gigs.find(pathId(ctx.params.id))
    if (!gig) throw new NotFound()
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    ctx.response.vary('Accept')
    if (ctx.request.accepts(['json', EVENT_STREAM]) === EVENT_STREAM)
      return this.#stream(ctx, gig, artist)
    await this.refreshRollups.handle(artist.id)
    ctx.response.header('Cache-Control', 'private, no-cache')
    return this.report.handle(gig)
  }

  /** Streams after the request has left its turn (turns.ts). Headers keep proxies from caching or buffering it. */
  #stream({ auth, request, response, session }: HttpContext, gig: GigReportRow, artist: ArtistRow) {
    response
      .header('Content-Type', EVENT_STREAM)
      .header('Cache-Control', 'private, no-store, no-transform')
      .header('X-Accel-Buffering', 'no')
    if (request.method() === 'HEAD') return response.send('')
    const { id: userId, userType } = auth.getUserOrFail()
    const isMember = userType !== 'admin' && userId !== artist.user_id
    const memberOf = isMember ? artist.id : null
    const reader = { sessionId: session.sessionId, userId, userType, memberOf }
    const { body } = this.boards.open(gig, reader, request.header('last-event-id'))
    // Also where an error is answered in its place.
    response.response.once('close', () => body.destroy())
    return response.stream(body)
  }
}
