import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MANAGEMENT, PENDING, REJECTED } from '#approvals/lists'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { ProductQueries, toOwnedProduct } from '#catalog/public'
import type { ProductStatus } from '#shared/product_status'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'

/** GET /api/artists/:id/products/pending, /management and /rejected. */
@inject()
export default class ProductListsController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries
  ) {}

  pending(ctx: HttpContext) {
    return this.#list(ctx, PENDING)
  }

  management(ctx: HttpContext) {
    return this.#list(ctx, MANAGEMENT)
  }

  rejected(ctx: HttpContext) {
    return this.#list(ctx, REJECTED)
  }

  async #list(ctx: HttpContext, statuses: readonly ProductStatus[]) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.products.ownedByArtist(
      artist.id,
      pageOf(query),
      statuses
    )
    linkNextPage(ctx, nextCursor)
    return rows.map(toOwnedProduct)
  }
}
