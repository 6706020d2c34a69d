import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, GENRES, toPublicArtist } from '#artists/public'
import { PRODUCT_SORTS, ProductQueries, toPublicProduct, typesOfFilter } from '#catalog/public'

const PAGE_SIZE = 60

/** /browse and /artists. An unusable value in the address is dropped and the page goes on (RULINGS.md, Addresses). */
@inject()
export default class GalleryController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries
  ) {}

  async browse({ inertia, request }: HttpContext) {
    const search = text(request.qs().search)
    const words = [request.qs().type]
      .flat()
      .filter((word): word is string => typeof word === 'string')
    const types = words.flatMap((word) => typesOfFilter(word) ?? [])
    const sort = PRODUCT_SORTS.find((name) => name === request.qs().sort) ?? 'newest'
    const rows = await this.products.onSale({ search, types, sort, limit: PAGE_SIZE })
    return inertia.render('storefront/browse', {
      products: rows.map(toPublicProduct),
      filters: { search: search ?? '', types: words, sort },
      nextUrl: null,
    })
  }

  async artistGallery({ inertia, request }: HttpContext) {
    const search = text(request.qs().search)
    const genre = GENRES.find((name) => name === request.qs().genre)
    const rows = await this.artists.list({ search, genre, limit: PAGE_SIZE })
    return inertia.render('storefront/artists', {
      artists: rows.map(toPublicArtist),
      filters: { search: search ?? '', genre: genre ?? '' },
      nextUrl: null,
    })
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : undefined
}
