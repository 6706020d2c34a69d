import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { artistPart, attachAs } from '#core/http/attachment'
import { pathId } from '#core/http/path_id'
import { TourQueries } from '#gigs/public'
import { RefreshRollups } from '#insights/actions/refresh_rollups'
import { tourCsv } from '#insights/tours/tour_csv'
import { TourReport } from '#insights/tours/tour_report'

/** The figures of a tour as a file, for its artist and admins. */
@inject()
export default class TourFilesController {
  constructor(
    private tours: TourQueries,
    private artists: ArtistQueries,
    private refreshRollups: RefreshRollups,
    private report: TourReport
  ) {}

  /** GET /tours/:id/figures.csv. Another artist's tour answers 404, so that its existence is not revealed. */
  async csv({ bouncer, params, response }: HttpContext) {
    const tour = await this.tours.findOrNull(pathId(params.id))
    if (!tour) throw new NotFound()
    const artist = await this.artists.findOrFail(tour.artist_id)
    if (!(await bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    await this.refreshRollups.handle(artist.id)
    const file = tourCsv(await this.report.handle(tour.id))
    attachAs(response, [artistPart(artist), { name: tour.name, plain: `tour-${tour.id}` }], 'csv')
    response
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
    return response.send(file)
  }
}
