import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { UpdateUnapprovedProduct } from '#admin/actions/update_unapproved_product'
import { CreateProductForArtist } from '#admin/actions/create_product_for_artist'
import { SendProducts } from '#admin/actions/send_products'
import { parseProviderProductRef } from '#admin/provider_product_ref'
import { toMarkup } from '#admin/markup'
import {
  adminProductChangeValidator,
  adminProductValidator,
  sendProductsValidator,
} from '#admin/validators/product_validator'
import { actorOf } from '#audit/public'
import {
  parseProductFilters,
  ProductAlreadyApproved,
  LISTED_PRODUCT_CSV_HEAD,
  ProductListQuery,
  ProductQueries,
  toListedProductCells,
  toOwnedProduct,
  toRevision,
  UNAPPROVED_STATUSES,
} from '#catalog/public'
import { idempotencyKey } from '#core/http/idempotency_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'
import { fromNumber } from '#shared/money'

/** Products that admins make for artists: POST and PATCH /api/admin/products, GET /api/admin/products/drafts. */
@inject()
export default class ProductsController {
  constructor(
    private createProduct: CreateProductForArtist,
    private updateProduct: UpdateUnapprovedProduct,
    private sendProducts: SendProducts,
    private products: ProductQueries,
    private list: ProductListQuery
  ) {}

  /** 201 Product, which waits for its artist. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(adminProductValidator)
    const { sellingPrice, markupPercentage, adminNotes, designUrl, printfulData, ...fields } = body
    const wanted = {
      ...fields,
      ...actorOf(ctx),
      ref: parseProviderProductRef(printfulData),
      sellingPrice: sellingPrice === undefined ? undefined : fromNumber(sellingPrice),
      markup: toMarkup(markupPercentage),
      adminNotes: adminNotes || null,
      designUrl: designUrl || null,
    }
    const id = await this.createProduct.handle(wanted, idempotencyKey(ctx, 'admin-products'))
    return ctx.response.created(toOwnedProduct(await this.products.findOrFail(id)))
  }

  /** 200 Product, in the status that it had. */
  async update(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    const body = await ctx.request.validateUsing(adminProductChangeValidator)
    if (!UNAPPROVED_STATUSES.includes(product.status)) throw new ProductAlreadyApproved()
    const { revision, ifUnmodifiedSince } = toRevision(body)
    const { adminNotes, designUrl, productType, printfulData, confirmsOtherBand } = body
    await this.updateProduct.handle({
      actor: actorOf(ctx),
      productId: product.id,
      ifUnmodifiedSince,
      confirmsOtherBand,
      ref: printfulData && parseProviderProductRef(printfulData),
      markup: toMarkup(body.markupPercentage),
      changes: {
        ...revision,
        productType,
        adminNotes: adminNotes === undefined ? undefined : adminNotes || null,
        designUrl: designUrl === undefined ? undefined : designUrl || null,
      },
    })
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }

  /** 200 `{ sent }`: how many wait for their artists now. */
  async send(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(sendProductsValidator)
    await this.sendProducts.handle(ids, actorOf(ctx))
    return { sent: ids.length }
  }

  /** GET /admin/products.csv: all that the filters of the list find. */
  async export(ctx: HttpContext) {
    const filters = parseProductFilters(ctx.request.qs())
    return streamCsv(ctx, {
      name: 'Gigstall - products',
      head: LISTED_PRODUCT_CSV_HEAD,
      readPart: (part) => this.list.page(filters, part),
      toCells: toListedProductCells,
    })
  }

  /** Drafts, and what waits for its artist or was rejected by them. */
  async drafts(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.products.ofStatuses(UNAPPROVED_STATUSES, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toOwnedProduct)
  }
}
