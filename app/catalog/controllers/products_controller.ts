import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { typesOfFilter } from '#catalog/type_filter'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductPageQuery } from '#catalog/queries/product_page_query'
import { ProductQueries } from '#catalog/queries/product_queries'
import {
  toOwnedProduct,
  type OwnedProductRow,
} from '#catalog/transformers/owned_product_transformer'
import { toPublicProduct, type ProductRow } from '#catalog/transformers/product_transformer'
import { toVariantMap } from '#catalog/transformers/variant_transformer'
import {
  artistProductListValidator,
  productListValidator,
  productValidator,
} from '#catalog/validators/product_list_validator'
import { SearchReader } from '#search/public'
import { NotFound } from '#core/exceptions/errors'
import type { Page } from '#core/http/cursor_pagination'
import { listQuery, pageOf } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { allowPublicCache } from '#core/http/public_cache'
import {
  artistTag,
  keepWhileUnchanged,
  productTag,
  rangeTag,
} from '#core/response_cache/keep_response'

/** GET /api/products, /api/products/featured, /api/products/:id, its /related, and /api/artists/:id/products. */
@inject()
export default class ProductsController {
  constructor(
    private products: ProductQueries,
    private artists: ArtistQueries,
    private search: SearchReader,
    private productPage: ProductPageQuery
  ) {}

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(productListValidator, {
      data: listQuery(ctx.request),
    })
    const types = query.type?.flatMap((word) => typesOfFilter(word) ?? [])
    const search = await this.search.read(query.search)
    const filters = { search, types, sort: query.sort ?? (search ? 'popular' : 'newest') }
    const page = await this.products.onSale(filters, pageOf(query))
    return this.#list(ctx, page, toPublicProduct, query.include)
  }

  async featured(ctx: HttpContext) {
    allowPublicCache(ctx)
    return (await this.products.featured()).map(toPublicProduct)
  }

  async show(ctx: HttpContext) {
    const row = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('view', row)
    await ctx.request.validateUsing(productValidator, { data: listQuery(ctx.request) })
    const isOwn = await ctx.bouncer
      .with(ArtistPolicy)
      .allows('readAll', { id: row.artist_id, user_id: row.owner_user_id })
    allowPublicCache(ctx)
    keepWhileUnchanged(ctx, { tags: [productTag(row.id)] })
    const [product] = isOwn
      ? await this.#withVariants([row], toOwnedProduct)
      : await this.#withVariants([row], toPublicProduct)
    return product
  }

  async related(ctx: HttpContext) {
    const row = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('view', row)
    const related = await this.productPage.related(row)
    const shown = [row, ...related.more, ...related.alsoLiked]
    allowPublicCache(ctx)
    keepWhileUnchanged(ctx, {
      tags: [rangeTag(row.artist_id), ...shown.map(({ id }) => productTag(id))],
    })
    return related
  }

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    const isOwn = await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist)
    if (artist.is_hidden && !isOwn) throw new NotFound()
    const query = await ctx.request.validateUsing(artistProductListValidator, {
      data: listQuery(ctx.request),
    })
    const wanted = pageOf(query)
    keepWhileUnchanged(ctx, { tags: [artistTag(artist.id)] })
    if (!isOwn) {
      const page = await this.products.ofArtist(artist.id, wanted)
      return this.#list(ctx, page, toPublicProduct, query.include)
    }
    const page = await this.products.ownedByArtist(artist.id, wanted)
    return this.#list<OwnedProductRow>(ctx, page, toOwnedProduct, query.include)
  }

  async #list<Row extends ProductRow>(
    ctx: HttpContext,
    { rows, nextCursor }: Page<Row>,
    shape: (row: Row) => object,
    include?: 'variants'
  ) {
    allowPublicCache(ctx)
    linkNextPage(ctx, nextCursor)
    return include ? this.#withVariants(rows, shape) : rows.map(shape)
  }

  async #withVariants<Row extends ProductRow>(rows: Row[], shape: (row: Row) => object) {
    const variants = await this.products.variantsOf(rows.map((row) => row.id))
    const byProduct = Map.groupBy(variants, (variant) => variant.product_id)
    return rows.map((row) => ({
      ...shape(row),
      variants: toVariantMap(row, byProduct.get(row.id) ?? []),
    }))
  }
}
