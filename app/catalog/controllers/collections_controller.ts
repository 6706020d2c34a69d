import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { typesOfFilter } from '#catalog/type_filter'
import { CollectionQueries } from '#catalog/queries/collection_queries'
import { toCollection } from '#catalog/transformers/collection_transformer'
import { collectionListValidator } from '#catalog/validators/collection_validator'
import { listQuery, pageOf } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { allowPublicCache } from '#core/http/public_cache'
import { SearchReader } from '#search/public'

/** GET /api/collections. */
@inject()
export default class CollectionsController {
  constructor(
    private collections: CollectionQueries,
    private search: SearchReader
  ) {}

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(collectionListValidator, {
      data: listQuery(ctx.request),
    })
    const filters = {
      search: await this.search.read(query.search),
      genre: query.genre === 'all' ? undefined : query.genre,
      types: query.type?.flatMap((word) => typesOfFilter(word) ?? []),
      sort: query.sort ?? ('popular' as const),
    }
    const { rows, nextCursor } = await this.collections.page(filters, pageOf(query))
    allowPublicCache(ctx)
    linkNextPage(ctx, nextCursor)
    return rows.map(toCollection)
  }
}
