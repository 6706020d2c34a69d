import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, GENRES, toPublicArtist } from '#artists/public'
import { PRODUCT_SORTS, ProductQueries, toPublicProduct, typesOfFilter } from '#catalog/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { HeartsQuery } from '#fans/public'

const PRODUCTS_PER_PAGE = 48
const ARTISTS_PER_PAGE = 12

/** /browse and /artists. An unusable value in the address is dropped and the page goes on (RULINGS.md, Addresses). */
@inject()
export default class GalleryController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private hearts: HeartsQuery
  ) {}

  async browse(ctx: HttpContext) {
    const { search: words, type, sort: wanted } = ctx.request.qs()
    const search = text(words)
    const types = [type].flat().filter((word) => typeof word === 'string' && typesOfFilter(word))
    const sort = PRODUCT_SORTS.find((name) => name === wanted) ?? 'newest'
    const wantedTypes = types.flatMap((word) => typesOfFilter(word) ?? [])
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.products.onSale(
        { search, types: wantedTypes, sort },
        addressedPage(ctx, PRODUCTS_PER_PAGE)
      ),
      this.products.countOnSale({ search, types: wantedTypes, sort }),
    ])
    return ctx.inertia.render('storefront/browse', {
      products: rows.map(toPublicProduct),
      total,
      filters: { search: search ?? '', types, sort },
      nextUrl: nextPagePath(ctx, nextCursor),
      hearts: await this.hearts.handle(ctx.auth.user, { products: rows }),
    })
  }

  async artistGallery(ctx: HttpContext) {
    const search = text(ctx.request.qs().search)
    const genre = GENRES.find((name) => name === ctx.request.qs().genre)
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.artists.list({ search, genre }, addressedPage(ctx, ARTISTS_PER_PAGE)),
      this.artists.count({ search, genre }),
    ])
    return ctx.inertia.render('storefront/artists', {
      artists: rows.map(toPublicArtist),
      total,
      filters: { search: search ?? '', genre: genre ?? '' },
      nextUrl: nextPagePath(ctx, nextCursor),
      hearts: await this.hearts.handle(ctx.auth.user, { artists: rows }),
    })
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : undefined
}
