import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { nextPagePath, parsePageQuery } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { GigQueries, toComingGig, TourQueries } from '#gigs/public'
import { inTourOrder, TourReport, tourSortOf } from '#insights/public'
import type { StudioFrame } from '#studio/tabs'

const TOURS_PER_PAGE = 20

type Frame = StudioFrame & { mayChange: boolean }

/** An artist's tours, and one tour with its gigs side by side, sorted by `sort`. */
@inject()
export class TourPages {
  constructor(
    private tours: TourQueries,
    private gigs: GigQueries,
    private report: TourReport
  ) {}

  async showList(ctx: HttpContext, { id }: ArtistRow, frame: Frame) {
    const { rows, nextCursor } = await this.tours.ofArtist(id, parsePageQuery(ctx, TOURS_PER_PAGE))
    return ctx.inertia.render('studio/tours', {
      ...frame,
      tours: rows,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  async show({ inertia, request }: HttpContext, artist: ArtistRow, frame: Frame) {
    const query = request.qs()
    const row = await this.tours.findOrNull(pathId(query.tour))
    if (row?.artist_id !== artist.id) throw new NotFound()
    const [tour, { gigs, totals, marks }, others] = await Promise.all([
      this.tours.details(row),
      this.report.handle(row.id),
      frame.mayChange ? this.gigs.withoutTour(artist.id) : [],
    ])
    const sort = tourSortOf(query.sort)
    return inertia.render('studio/tour', {
      ...frame,
      tour,
      gigs: inTourOrder(gigs, sort),
      totals,
      marks,
      sort,
      otherGigs: others.map(toComingGig),
    })
  }
}
