import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { GigImportQueries, GigQueries, toComingGig, TourQueries } from '#gigs/public'
import type { StudioFrame } from '#studio/tabs'

/** Pages for many gigs at once: importing dates, and printing codes and posters. */
@inject()
export class GigToolPages {
  constructor(
    private imports: GigImportQueries,
    private gigs: GigQueries,
    private tours: TourQueries
  ) {}

  async showImport({ inertia }: HttpContext, { id }: ArtistRow, frame: StudioFrame) {
    const [kept, defaults, tours] = await Promise.all([
      this.imports.keptOf(id),
      this.imports.defaultsOf(id),
      this.tours.namesOf(id),
    ])
    return inertia.render('studio/import_gigs', { ...frame, kept, defaults, tours })
  }

  async showPosters({ inertia }: HttpContext, { id }: ArtistRow, frame: StudioFrame) {
    const gigs = await this.gigs.comingWithCodes(id)
    return inertia.render('studio/gig_posters', {
      ...frame,
      gigs: gigs.map((gig) => ({ ...toComingGig(gig), hasCode: gig.has_code })),
    })
  }
}
