import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { accentFor } from '#artwork/public'
import { NotFound } from '#core/exceptions/errors'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { RefreshRollups, GigAnalyticsQuery, GigListReport, HeatReport } from '#insights/public'
import { GigPage } from '#studio/tabs/gig_page'
import { TourPages } from '#studio/tabs/tour_pages'
import { GigToolPages } from '#studio/tabs/gig_tool_pages'
import { bandRoleAllows } from '#shared/band_role'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const GIGS_PER_PAGE = 20

/**
 * `?tab=gigs` is the list, `&gig=<id>` one gig, `&live=1` its board for the room, and `&settlement=1` its settlement
 * sheet; `&view=tours` is the list of tours and `&tour=<id>` one tour; `&view=import` imports dates and `&view=posters`
 * prints for many gigs, both for the artist alone.
 */
@inject()
export class GigsTab implements StudioTab {
  constructor(
    private refreshRollups: RefreshRollups,
    private gigs: GigAnalyticsQuery,
    private list: GigListReport,
    private heat: HeatReport,
    private page: GigPage,
    private tours: TourPages,
    private tools: GigToolPages
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    await this.refreshRollups.handle(artist.id)
    const mayChange = frame.role !== null && bandRoleAllows(frame.role, 'gigs', 'write')
    const { gig: wanted, live, settlement, view, tour } = ctx.request.qs()
    if (mayChange && view === 'import') return this.tools.showImport(ctx, artist, frame)
    if (mayChange && view === 'posters') return this.tools.showPosters(ctx, artist, frame)
    if (tour !== undefined) return this.tours.show(ctx, artist, { ...frame, mayChange })
    if (view === 'tours') return this.tours.showList(ctx, artist, { ...frame, mayChange })
    if (wanted === undefined) return this.#showList(ctx, artist, { ...frame, mayChange })
    const gig = await this.gigs.find(pathId(wanted))
    if (gig?.artist_id !== artist.id) throw new NotFound()
    if (settlement === '1') return this.page.showSettlement(ctx, gig, { ...frame, mayChange })
    return live === '1'
      ? this.page.showBoard(ctx, gig, {
          ...frame,
          mayChange,
          accent: accentFor(artist.accent_color),
        })
      : this.page.show(ctx, gig, { ...frame, mayChange })
  }

  /** What sells where stands below the beginning of the list, and not below what follows. */
  async #showList(
    ctx: HttpContext,
    { id }: ArtistRow,
    frame: StudioFrame & { mayChange: boolean }
  ) {
    const page = parsePageQuery(ctx, GIGS_PER_PAGE)
    const [{ gigs, nextCursor }, heat] = await Promise.all([
      this.list.handle(id, page),
      page.cursor === undefined ? this.heat.handle(id) : null,
    ])
    return ctx.inertia.render('studio/gigs', {
      ...frame,
      gigs,
      heat,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
