import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseProviderProductRef } from '#admin/provider_product_ref'
import { toMarkup } from '#admin/markup'
import { AssignedArtist } from '#admin/queries/assigned_artist'
import {
  adminProductChangeValidator,
  adminProductValidator,
  returnDraftValidator,
  sendProductsValidator,
} from '#admin/validators/product_validator'
import { ChangeAndSendProduct, ReturnDraft, SendProducts } from '#approvals/public'
import { actorOf } from '#audit/public'
import {
  CreateProduct,
  ProductListQuery,
  ProductQueries,
  toOwnedProduct,
  UpdateProductDetails,
} from '#catalog/public'
import { idempotencyKey } from '#core/http/idempotency_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'

/** Products that admins make for artists: POST and PATCH /api/admin/products, GET /api/admin/products/drafts. */
@inject()
export default class ProductsController {
  constructor(
    private assigned: AssignedArtist,
    private createProduct: CreateProduct,
    private updateProductDetails: UpdateProductDetails,
    private changeAndSend: ChangeAndSendProduct,
    private sendProducts: SendProducts,
    private returning: ReturnDraft,
    private products: ProductQueries,
    private list: ProductListQuery
  ) {}

  /** 201 Product, which awaits its artist's approval. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(adminProductValidator)
    const { artistId, description = null, designUrl = null, adminNotes = null } = body
    const artist = await this.assigned.handle(artistId)
    const by = {
      role: 'admin' as const,
      actor: actorOf(ctx),
      ref: parseProviderProductRef(body.printfulData),
      name: body.name,
      sellingPrice: body.sellingPrice,
      markup: toMarkup(body.markupPercentage),
      adminNotes,
      confirmsOtherBand: body.confirmsOtherBand,
    }
    const key = idempotencyKey(ctx, 'admin-products')
    const id = await this.createProduct.handle({ artist, description, designUrl, by }, key)
    return ctx.response.created(toOwnedProduct(await this.products.findOrFail(id)))
  }

  /** 200 Product, in the status that it had, or with `sendsToArtist` pending approval. */
  async update(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    const body = await ctx.request.validateUsing(adminProductChangeValidator)
    const { name, description, sellingPrice, printfulData, markupPercentage, updatedAt } = body
    const { adminNotes, designUrl, productType, confirmsOtherBand, sendsToArtist } = body
    const source = {
      ref: printfulData && parseProviderProductRef(printfulData),
      markup: toMarkup(markupPercentage),
      confirmsOtherBand,
      adminNotes,
      designUrl,
      productType,
    }
    const action = sendsToArtist ? this.changeAndSend : this.updateProductDetails
    await action.handle({
      productId: product.id,
      ifUnmodifiedSince: updatedAt,
      changes: { name, description, sellingPrice },
      by: { role: 'admin', actor: actorOf(ctx), source },
    })
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }

  /** 200 Product. It stays a draft, and the artist is emailed the note. */
  async returnDraft(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    const { notes, updatedAt } = await ctx.request.validateUsing(returnDraftValidator)
    await this.returning.handle({
      productId: product.id,
      ifUnmodifiedSince: updatedAt,
      notes,
      actor: actorOf(ctx),
    })
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }

  /** 200 `{ sent }`: how many products were sent to their artists for approval. */
  async send(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(sendProductsValidator)
    await this.sendProducts.handle(ids, actorOf(ctx))
    return { sent: ids.length }
  }

  /** GET /admin/products.csv: all that the filters of the list find. */
  async export(ctx: HttpContext) {
    return streamCsv(ctx, { name: 'Gigstall - products', ...this.list.csv(ctx.request.qs()) })
  }

  /** Lists drafts, products that await their artist's approval, and those that the artist rejected. */
  async drafts(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.products.unapproved(pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toOwnedProduct)
  }
}
