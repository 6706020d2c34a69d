import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { ProductQueries } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { PRODUCTS_PER_PAGE, type StudioFrame, type StudioTab } from '#studio/tabs'
import { StudioProducts } from '#studio/studio_product'

/** The list that stood here before the two tabs of products: everything in one, reachable by address. */
@inject()
export class OldProductsTab implements StudioTab {
  constructor(
    private products: ProductQueries,
    private studioProducts: StudioProducts
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const page = parsePageQuery(ctx, PRODUCTS_PER_PAGE)
    const { rows, nextCursor } = await this.products.managedByArtist(artist.id, page)
    return ctx.inertia.render('studio/old_products', {
      ...frame,
      products: await this.studioProducts.of(rows),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
