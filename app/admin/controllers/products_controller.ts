import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateProductForArtist, type Choice } from '#admin/actions/create_product_for_artist'
import { adminProductValidator } from '#admin/validators/product_validator'
import { actorOf } from '#audit/public'
import { ProductQueries, toOwnedProduct, type ProductStatus } from '#catalog/public'
import { InvalidField } from '#core/exceptions/refusals'
import { callKey } from '#core/http/call_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { fromNumber } from '#shared/money'

const UNFINISHED: ProductStatus[] = ['draft', 'pending_approval', 'rejected']

type Data = { storeProduct?: { id: number }; selectedVariant?: { id: number } }

/** Products that admins make for artists: POST /api/admin/products and GET /api/admin/products/drafts. */
@inject()
export default class ProductsController {
  constructor(
    private createProduct: CreateProductForArtist,
    private products: ProductQueries
  ) {}

  /** 201 Product, which waits for its artist. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(adminProductValidator)
    const { sellingPrice, markupPercentage, adminNotes, designUrl, printfulData, ...fields } = body
    const wanted = {
      ...fields,
      ...actorOf(ctx),
      choice: choiceOf(printfulData),
      sellingPrice: sellingPrice === undefined ? undefined : fromNumber(sellingPrice),
      markup: markupPercentage === undefined ? undefined : Math.round(markupPercentage * 100),
      adminNotes: adminNotes || null,
      designUrl: designUrl || null,
    }
    const id = await this.createProduct.handle(wanted, callKey(ctx, 'admin-products'))
    return ctx.response.created(toOwnedProduct(await this.products.findOrFail(id)))
  }

  /** Drafts, and what waits for its artist or was rejected by them. */
  async drafts(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.products.ofStatuses(UNFINISHED, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toOwnedProduct)
  }
}

function choiceOf({ storeProduct, selectedVariant }: Data): Choice {
  if (storeProduct) return { storeProductId: storeProduct.id }
  if (selectedVariant) return { catalogVariantId: selectedVariant.id }
  throw new InvalidField(
    'printfulData',
    'required',
    'Please select an artist, product, and variant'
  )
}
