import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, ownProfile } from '#artists/public'
import { IdempotencyStore } from '#core/database/idempotency'
import { NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { ChangeTourGigs } from '#gigs/actions/change_tour_gigs'
import { CreateTour } from '#gigs/actions/create_tour'
import { DeleteTour } from '#gigs/actions/delete_tour'
import { RenameTour } from '#gigs/actions/rename_tour'
import { TourQueries } from '#gigs/queries/tour_queries'
import { tourChangeValidator, tourValidator } from '#gigs/validators/tour_validator'

/** The tours of an artist: GET /api/artists/:id/tours, POST /api/tours, GET, PATCH and DELETE /api/tours/:id. */
@inject()
export default class ToursController {
  constructor(
    private tours: TourQueries,
    private artists: ArtistQueries,
    private createTour: CreateTour,
    private renameTour: RenameTour,
    private deleteTour: DeleteTour,
    private changeTourGigs: ChangeTourGigs,
    private idempotency: IdempotencyStore
  ) {}

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.tours.ofArtist(artist.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows
  }

  /** Another artist's tour answers 404, so that its existence is not revealed. */
  async show(ctx: HttpContext) {
    const tour = await this.tours.findOrNull(pathId(ctx.params.id))
    if (!tour) throw new NotFound()
    const artist = await this.artists.findOrFail(tour.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    return this.tours.details(tour)
  }

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const { name, gigIds = [] } = await ctx.request.validateUsing(tourValidator)
    const { id: userId } = ctx.auth.getUserOrFail()
    const id = await this.idempotency.handle(idempotencyKey(ctx, 'tours'), async (trx) => {
      const { id: tourId } = await this.createTour.handle({ artistId, name }, trx)
      const gigs = { add: gigIds, remove: [] }
      if (gigIds.length > 0)
        await this.changeTourGigs.handle({ tourId, artistId, userId }, gigs, trx)
      return tourId
    })
    return ctx.response.status(201).send(await this.#details(id))
  }

  async update(ctx: HttpContext) {
    const tourId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const change = await ctx.request.validateUsing(tourChangeValidator)
    await this.renameTour.handle({ tourId, artistId }, change)
    return this.#details(tourId)
  }

  /** Its gigs stay. */
  async destroy(ctx: HttpContext) {
    const tourId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    await this.deleteTour.handle({ tourId, artistId })
    return ctx.response.status(204).send('')
  }

  async #details(id: number) {
    return this.tours.details(await this.tours.find(id))
  }
}
