import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { actorOf } from '#audit/public'
import { CreateProduct } from '#catalog/actions/create_product'
import { UpdateProductDetails } from '#catalog/actions/update_product_details'
import { TwoDesigns } from '#catalog/errors'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { toOwnedProduct } from '#catalog/transformers/owned_product_transformer'
import {
  createProductValidator,
  editProductValidator,
} from '#catalog/validators/product_change_validator'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'

/** POST /api/products and PATCH /api/products/:id. */
@inject()
export default class ProductChangesController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private createProduct: CreateProduct,
    private updateProductDetails: UpdateProductDetails,
    private log: BandLog
  ) {}

  /** 201 Product, a draft for the caller's own profile. */
  async store(ctx: HttpContext) {
    const artist = await ownProfile(ctx, this.artists)
    const body = await ctx.request.validateUsing(createProductValidator)
    const { description = null, designUrl = null, artworkId = null, ...fields } = body
    if (designUrl !== null && artworkId !== null) throw new TwoDesigns()
    const { productType = 'tshirt', name, sellingPrice } = fields
    const actorUserId = ctx.auth.getUserOrFail().id
    const by = {
      ...{ role: 'artist' as const, actorUserId },
      ...{ productType, name, sellingPrice, artworkId },
    }
    const product = { artist, description, designUrl, by }
    const id = await this.createProduct.handle(product, idempotencyKey(ctx, 'products'))
    return ctx.response.status(201).send(toOwnedProduct(await this.products.findOrFail(id)))
  }

  async update(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('manage', product)
    const { updatedAt, ...changes } = await ctx.request.validateUsing(editProductValidator)
    const { id: actorUserId, userType } = ctx.auth.getUserOrFail()
    const isAdmin = userType === 'admin'
    const entry = { artistId: product.artist_id, actorUserId, subject: product.name }
    const update = {
      productId: product.id,
      ifUnmodifiedSince: updatedAt,
      changes,
      by: isAdmin ? { role: 'admin' as const, actor: actorOf(ctx) } : { role: 'artist' as const },
    }
    await this.log.change(
      (trx) => this.updateProductDetails.handle(update, trx),
      () => (isAdmin ? null : { ...entry, action: 'product.change' })
    )
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}
