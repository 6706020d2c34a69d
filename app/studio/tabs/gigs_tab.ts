import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { NotFound } from '#core/exceptions/refusals'
import { pathId } from '#core/http/path_id'
import {
  FreshenFigures,
  GigFiguresQuery,
  GigListReport,
  GigReport,
  LiveGigReport,
} from '#insights/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

/** `?tab=gigs` is the list, `&gig=<id>` one gig, and `&live=1` its board for the room. */
@inject()
export class GigsTab implements StudioTab {
  constructor(
    private freshen: FreshenFigures,
    private gigs: GigFiguresQuery,
    private list: GigListReport,
    private report: GigReport,
    private live: LiveGigReport
  ) {}

  async show({ inertia, request }: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    await this.freshen.handle(artist.id)
    const { gig: wanted, live } = request.qs()
    if (wanted === undefined)
      return inertia.render('studio/gigs', { ...frame, ...(await this.list.handle(artist.id)) })
    const gig = await this.gigs.find(pathId(wanted))
    if (gig?.artist_id !== artist.id) throw new NotFound()
    if (live === '1')
      return inertia.render('studio/live_gig', { ...frame, live: await this.live.handle(gig) })
    return inertia.render('studio/gig', { ...frame, report: await this.report.handle(gig) })
  }
}
