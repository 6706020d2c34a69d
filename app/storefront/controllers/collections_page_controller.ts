import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GENRES } from '#artists/public'
import { CollectionQueries } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { FavoriteIdsQuery } from '#fans/public'
import { SearchReader } from '#search/public'
import { parseListAddress } from '#storefront/list_address'

const ARTISTS_PER_PAGE = 6

/** /collections: artists with the first of their products. */
@inject()
export default class CollectionsPageController {
  constructor(
    private collections: CollectionQueries,
    private search: SearchReader,
    private favoriteIds: FavoriteIdsQuery
  ) {}

  async show(ctx: HttpContext) {
    const address = parseListAddress(ctx)
    const [type] = address.types
    const search = await this.search.read(address.search, { asTyped: address.isExact })
    const filters = {
      search,
      genre: address.genre,
      types: type?.types ?? [],
      sort: address.collectionSort ?? ('popular' as const),
    }
    const { products, nextCursor, ...shown } = await this.collections.screen(
      filters,
      parsePageQuery(ctx, ARTISTS_PER_PAGE)
    )
    return ctx.inertia.render('storefront/collections', {
      ...shown,
      genres: [...GENRES],
      filters: {
        search: address.search ?? '',
        genre: filters.genre ?? '',
        type: filters.types.length === 1 ? filters.types[0] : (type?.word ?? ''),
        sort: filters.sort,
      },
      correction: search?.correction ?? null,
      nextUrl: nextPagePath(ctx, nextCursor),
      favoriteIds: await this.favoriteIds.handle(ctx.auth.user, { products }),
    })
  }
}
