import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { pathId } from '#core/http/path_id'
import { ChangeTourGigs } from '#gigs/actions/change_tour_gigs'
import { SaveTourDefaults } from '#gigs/actions/save_tour_defaults'
import { TourQueries } from '#gigs/queries/tour_queries'
import { tourDefaultsValidator, tourGigsValidator } from '#gigs/validators/tour_validator'

/** The gigs and the defaults of a tour: PATCH /api/tours/:id/gigs, PUT /api/tours/:id/defaults. */
@inject()
export default class TourPartsController {
  constructor(
    private tours: TourQueries,
    private artists: ArtistQueries,
    private changeTourGigs: ChangeTourGigs,
    private saveTourDefaults: SaveTourDefaults,
    private log: BandLog
  ) {}

  async updateGigs(ctx: HttpContext) {
    const own = await this.#own(ctx)
    const { add = [], remove = [], ...based } = await ctx.request.validateUsing(tourGigsValidator)
    await this.changeTourGigs.handle(own, { add, remove, ...based })
    return this.#details(own.tourId)
  }

  /** 200 TourDetails with `changedGigs`, how many gigs took the new defaults. */
  async updateDefaults(ctx: HttpContext) {
    const own = await this.#own(ctx)
    const defaults = await ctx.request.validateUsing(tourDefaultsValidator)
    const wanted = {
      ...defaults,
      codeLabel: defaults.codeLabel || null,
      posterLine: defaults.posterLine || null,
      appliesTo: defaults.appliesTo ?? ('new_gigs' as const),
    }
    const { artistId, userId: actorUserId } = own
    const subject = (await this.tours.findOrNull(own.tourId))?.name
    const changedGigs = await this.log.change(
      (trx) => this.saveTourDefaults.handle(own, wanted, trx),
      () => ({ artistId, actorUserId, action: 'shares.change', subject })
    )
    return { ...(await this.#details(own.tourId)), changedGigs }
  }

  async #own(ctx: HttpContext) {
    const tourId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    return { tourId, artistId, userId: ctx.auth.getUserOrFail().id }
  }

  async #details(id: number) {
    return this.tours.details(await this.tours.find(id))
  }
}
