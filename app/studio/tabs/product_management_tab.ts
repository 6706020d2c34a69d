import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MANAGEMENT } from '#approvals/public'
import type { ArtistRow } from '#artists/public'
import { ProductQueries } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { parseSearchQuery } from '#core/http/search_query'
import { foldedWords } from '#search/public'
import { PRODUCTS_PER_PAGE, type StudioFrame, type StudioTab } from '#studio/tabs'
import { StudioProducts } from '#studio/studio_product'

/** The artist's products but those that wait for approval or were rejected, filtered by `status` and `search`. */
@inject()
export class ProductManagementTab implements StudioTab {
  constructor(
    private products: ProductQueries,
    private studioProducts: StudioProducts
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const query = ctx.request.qs()
    const search = parseSearchQuery(query.search)
    const status = MANAGEMENT.find((name) => name === query.status)
    const page = parsePageQuery(ctx, PRODUCTS_PER_PAGE)
    const { rows, nextCursor } = await this.products.managedByArtist(artist.id, page, {
      statuses: status ? [status] : MANAGEMENT,
      words: await foldedWords(search),
    })
    return ctx.inertia.render('studio/product_management', {
      ...frame,
      filters: { search: search ?? '', status: status ?? '' },
      products: await this.studioProducts.of(rows),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
