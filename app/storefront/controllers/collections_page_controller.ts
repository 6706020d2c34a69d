import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GENRES } from '#artists/public'
import {
  COLLECTION_SORT_WORDS,
  CollectionQueries,
  ProductQueries,
  toCollection,
  toStockedChoices,
  typesOfFilter,
} from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { FavoriteIdsQuery } from '#fans/public'
import { SearchReader } from '#search/public'
import { ListAddress } from '#storefront/list_address'

const ARTISTS_PER_PAGE = 6

/** /collections: artists with the first of their products. */
@inject()
export default class CollectionsPageController {
  constructor(
    private collections: CollectionQueries,
    private products: ProductQueries,
    private search: SearchReader,
    private favoriteIds: FavoriteIdsQuery
  ) {}

  async show(ctx: HttpContext) {
    const address = new ListAddress(ctx)
    const [word = ''] = address.typeWords
    const types = typesOfFilter(word) ?? []
    const search = await this.search.read(address.search, { asTyped: address.isExact })
    const filters = {
      search,
      genre: address.genre,
      types,
      sort: address.sort('popular', COLLECTION_SORT_WORDS),
    }
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.collections.page(filters, parsePageQuery(ctx, ARTISTS_PER_PAGE)),
      this.collections.count(filters),
    ])
    const shown = rows.flatMap((row) => row.first_products)
    const [variants, favoriteIds] = await Promise.all([
      this.products.variantsOf(shown.map(({ id }) => id)),
      this.favoriteIds.handle(ctx.auth.user, { products: shown }),
    ])
    return ctx.inertia.render('storefront/collections', {
      collections: rows.map(toCollection),
      choices: toStockedChoices(variants),
      total,
      genres: [...GENRES],
      filters: {
        search: address.search ?? '',
        genre: filters.genre ?? '',
        type: types.length === 1 ? types[0] : word,
        sort: filters.sort,
      },
      correction: search?.correction ?? null,
      nextUrl: nextPagePath(ctx, nextCursor),
      favoriteIds,
    })
  }
}
