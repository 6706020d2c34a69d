import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MANAGEMENT } from '#approvals/public'
import type { ArtistRow } from '#artists/public'
import { ProductQueries } from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { parseSearchQuery } from '#core/http/search_query'
import { foldedWords } from '#search/public'
import { SaleChangesQuery } from '#studio/queries/sale_changes_query'
import { PRODUCTS_PER_PAGE, type StudioFrame, type StudioTab } from '#studio/tabs'
import { StudioProducts } from '#studio/studio_product'

const CHANGES_PER_PAGE = 20

/**
 * The artist's products but those that wait for approval or were rejected, filtered by `status` and `search`; with
 * `&sale=<id>` the history of the sale settings of one product.
 */
@inject()
export class ProductManagementTab implements StudioTab {
  constructor(
    private products: ProductQueries,
    private studioProducts: StudioProducts,
    private saleChanges: SaleChangesQuery
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const query = ctx.request.qs()
    if (query.sale !== undefined) return this.#showSaleHistory(ctx, artist, frame)
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

  async #showSaleHistory(ctx: HttpContext, { id: artistId }: ArtistRow, frame: StudioFrame) {
    const product = await this.saleChanges.productOf(artistId, pathId(ctx.request.qs().sale))
    if (!product) throw new NotFound()
    const page = parsePageQuery(ctx, CHANGES_PER_PAGE)
    const { changes, nextCursor } = await this.saleChanges.handle(product.id, page)
    return ctx.inertia.render('studio/sale_history', {
      ...frame,
      product,
      changes,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
