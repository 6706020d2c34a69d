import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, ownProfile } from '#artists/public'
import { SetGigProducts } from '#catalog/actions/set_gig_products'
import { GigProductsQuery } from '#catalog/queries/gig_products_query'
import { gigProductsValidator } from '#catalog/validators/availability_validator'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { GigQueries } from '#gigs/public'

/** The products that are sold only at a gig: GET and PUT /api/gigs/:id/products. Another artist's gig answers 404. */
@inject()
export default class GigProductsController {
  constructor(
    private gigs: GigQueries,
    private artists: ArtistQueries,
    private products: GigProductsQuery,
    private setGigProducts: SetGigProducts
  ) {}

  async show(ctx: HttpContext) {
    const gig = await this.gigs.findOrNull(pathId(ctx.params.id))
    if (!gig) throw new NotFound()
    const artist = await this.artists.findOrFail(gig.artist_id)
    if (!(await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist))) throw new NotFound()
    return { products: await this.products.handle(gig.artist_id, gig.id) }
  }

  async update(ctx: HttpContext) {
    const gig = await this.gigs.findOrNull(pathId(ctx.params.id))
    const { id: artistId } = await ownProfile(ctx, this.artists)
    if (gig?.artist_id !== artistId) throw new NotFound()
    const { productIds } = await ctx.request.validateUsing(gigProductsValidator)
    const { id: actorUserId } = ctx.auth.getUserOrFail()
    await this.setGigProducts.handle({ gigId: gig.id, artistId, actorUserId, productIds })
    return { products: await this.products.handle(artistId, gig.id) }
  }
}
