import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RebuildProduct } from '#catalog/builder/actions/rebuild_product'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { toOwnedProduct } from '#catalog/transformers/owned_product_transformer'
import { rebuildValidator } from '#catalog/validators/product_change_validator'
import { pathId } from '#core/http/path_id'

/** PUT /api/products/:id/build: rebuilds a draft or a rejected product. */
@inject()
export default class ProductBuildsController {
  constructor(
    private products: ProductQueries,
    private rebuildProduct: RebuildProduct
  ) {}

  async update(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('review', product)
    const {
      updatedAt,
      description = null,
      ...build
    } = await ctx.request.validateUsing(rebuildValidator)
    await this.rebuildProduct.handle({
      productId: product.id,
      actorUserId: ctx.auth.getUserOrFail().id,
      ifUnmodifiedSince: updatedAt,
      build: { ...build, description },
    })
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}
