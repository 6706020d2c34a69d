import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, toPublicArtist } from '#artists/public'
import { ProductQueries, toPublicProduct } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { SearchReader } from '#search/public'
import { parseListAddress } from '#storefront/list_address'
import { FavoriteIdsQuery } from '#fans/public'

const PRODUCTS_PER_PAGE = 48
const ARTISTS_PER_PAGE = 12

/** /browse and /artists. */
@inject()
export default class GalleryController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private search: SearchReader,
    private favoriteIds: FavoriteIdsQuery
  ) {}

  async browse(ctx: HttpContext) {
    const address = parseListAddress(ctx)
    const search = await this.search.read(address.search, { asTyped: address.isExact })
    const filters = {
      search,
      types: address.types.flatMap(({ types }) => types),
      sort: address.sort ?? (search ? 'popular' : 'newest'),
    }
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.products.onSale(filters, parsePageQuery(ctx, PRODUCTS_PER_PAGE)),
      this.products.countOnSale(filters),
    ])
    return ctx.inertia.render('storefront/browse', {
      products: rows.map(toPublicProduct),
      total,
      filters: {
        search: address.search ?? '',
        types: address.types.map(({ word }) => word),
        sort: filters.sort,
        isExact: address.isExact,
      },
      correction: search?.correction ?? null,
      nextUrl: nextPagePath(ctx, nextCursor),
      favoriteIds: await this.favoriteIds.handle(ctx.auth.user, { products: rows }),
    })
  }

  async artistGallery(ctx: HttpContext) {
    const address = parseListAddress(ctx)
    const search = await this.search.read(address.search, { asTyped: address.isExact })
    const filters = { search, genre: address.genre }
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.artists.list(filters, parsePageQuery(ctx, ARTISTS_PER_PAGE)),
      this.artists.count(filters),
    ])
    return ctx.inertia.render('storefront/artists', {
      artists: rows.map(toPublicArtist),
      total,
      filters: { search: address.search ?? '', genre: address.genre ?? '' },
      correction: search?.correction ?? null,
      nextUrl: nextPagePath(ctx, nextCursor),
      favoriteIds: await this.favoriteIds.handle(ctx.auth.user, { artists: rows }),
    })
  }
}
