import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { typesOfFilter } from '#catalog/product_type'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { toPublicProduct, toVariantMap, type ProductRow } from '#catalog/transformers/product_shape'
import { productListValidator } from '#catalog/validators/product_validator'
import { NotFound } from '#core/exceptions/refusals'
import { pathId } from '#core/http/path_id'
import { allowPublicCache } from '#core/http/public_cache'

/** GET /api/products, /api/products/featured, /api/products/:id and /api/artists/:id/products (API.md, Calls). */
@inject()
export default class ProductsController {
  constructor(
    private products: ProductQueries,
    private artists: ArtistQueries
  ) {}

  async index(ctx: HttpContext) {
    const { type, include, ...query } = await ctx.request.validateUsing(productListValidator, {
      data: ctx.request.qs(),
    })
    const types = type?.flatMap((word) => typesOfFilter(word) ?? [])
    const rows = await this.products.onSale({
      ...query,
      types,
      sort: query.sort ?? 'newest',
      limit: query.limit ?? 60,
    })
    return this.#answer(ctx, rows, include === 'variants')
  }

  async featured(ctx: HttpContext) {
    return this.#answer(ctx, await this.products.featured(), false)
  }

  async show(ctx: HttpContext) {
    const row = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('view', row)
    const [product] = await this.#answer(ctx, [row], true)
    return product
  }

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    const isOwn = await ctx.bouncer.with(ArtistPolicy).allows('readAll', artist)
    if (artist.is_hidden && !isOwn) throw new NotFound()
    return this.#answer(ctx, await this.products.ofArtist(artist.id, { all: isOwn }), false)
  }

  async #answer(ctx: HttpContext, rows: ProductRow[], includeVariants: boolean) {
    allowPublicCache(ctx)
    if (!includeVariants) return rows.map(toPublicProduct)
    const variants = await this.products.variantsOf(rows.map((row) => row.id))
    return rows.map((row) => ({
      ...toPublicProduct(row),
      variants: toVariantMap(
        row,
        variants.filter((variant) => variant.product_id === row.id)
      ),
    }))
  }
}
