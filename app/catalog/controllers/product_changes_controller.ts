import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { actorOf } from '#audit/public'
import { SetAvailability } from '#catalog/actions/set_availability'
import { CreateProduct } from '#catalog/actions/create_product'
import { BuildProducts, type NewBuild } from '#catalog/builder/actions/build_products'
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
    private buildProducts: BuildProducts,
    private updateProductDetails: UpdateProductDetails,
    private setAvailability: SetAvailability,
    private log: BandLog
  ) {}

  /** 201 Product, a draft for the caller's own profile; of several that are built at once the first. */
  async store(ctx: HttpContext) {
    const artist = await ownProfile(ctx, this.artists)
    const body = await ctx.request.validateUsing(createProductValidator)
    const key = idempotencyKey(ctx, 'products')
    const actorUserId = ctx.auth.getUserOrFail().id
    const id = isBuild(body)
      ? await this.buildProducts.handle({ artist, actorUserId }, buildsOf(body), key)
      : await this.#draft({ artist, actorUserId }, body, key)
    return ctx.response.status(201).send(toOwnedProduct(await this.products.findOrFail(id)))
  }

  #draft({ artist, actorUserId }: Maker, body: Body, key: ReturnType<typeof idempotencyKey>) {
    const { description = null, designUrl = null, artworkId = null, ...fields } = body
    if (designUrl !== null && artworkId !== null) throw new TwoDesigns()
    const { productType = 'tshirt', name, sellingPrice } = fields
    const by = {
      ...{ role: 'artist' as const, actorUserId },
      ...{ productType, name, sellingPrice, artworkId },
    }
    return this.createProduct.handle({ artist, description, designUrl, by }, key)
  }

  async update(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('manage', product)
    const { updatedAt, availability, ...changes } =
      await ctx.request.validateUsing(editProductValidator)
    const { id: actorUserId, userType } = ctx.auth.getUserOrFail()
    const isAdmin = userType === 'admin'
    const entry = { artistId: product.artist_id, actorUserId, subject: product.name }
    const update = {
      productId: product.id,
      ifUnmodifiedSince: updatedAt,
      changes,
      by: isAdmin ? { role: 'admin' as const, actor: actorOf(ctx) } : { role: 'artist' as const },
      andThen: async (trx: TransactionClientContract) => {
        if (!availability) return
        const setting = { productId: product.id, actorUserId, sale: availability }
        await this.setAvailability.handle(setting, trx)
      },
    }
    await this.log.change(
      async (trx) => {
        if (availability?.gigIds) await this.setAvailability.lockGigs(availability.gigIds, trx)
        await this.updateProductDetails.handle(update, trx)
      },
      () => (isAdmin ? null : { ...entry, action: 'product.change' })
    )
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}

type Body = Infer<typeof createProductValidator>
/** The band, and the account that acts for it. */
type Maker = { artist: Awaited<ReturnType<typeof ownProfile>>; actorUserId: number }
type BuildBody = Body & Required<Pick<Body, 'blankId' | 'catalogVariantIds' | 'placements'>>

const isBuild = (body: Body): body is BuildBody => body.blankId !== undefined

/** The builds of a body: the product itself, and the same artwork and text on others, sold at the same times. */
function buildsOf({
  description = null,
  alsoAs = [],
  availability,
  ...body
}: BuildBody): [NewBuild, ...NewBuild[]] {
  const { name, sellingPrice, blankId, catalogVariantIds, placements } = body
  const chosen = { blankId, catalogVariantIds, placements }
  const shared = { description, availability }
  const others = alsoAs.map((other) => ({ ...other, ...shared }))
  return [{ name, sellingPrice, ...chosen, ...shared }, ...others]
}
