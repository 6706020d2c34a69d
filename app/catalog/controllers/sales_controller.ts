import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { SaleQueries } from '#catalog/queries/sale_queries'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { attributedQrCodeIds } from '#gigs/public'

/** GET /api/products/:id/sale and /api/products/:id/availability. */
@inject()
export default class SalesController {
  constructor(
    private sales: SaleQueries,
    private products: ProductQueries
  ) {}

  /** The sale now, for this device. Cached pages are the same for all, so they ask for it. */
  async show(ctx: HttpContext) {
    const codes = await attributedQrCodeIds(ctx)
    const sale = await this.sales.now(pathId(ctx.params.id), [...codes.values()])
    if (!sale) throw new NotFound()
    ctx.response.header('Cache-Control', 'private, no-store')
    return sale
  }

  /** The sale settings, for the owner and admins. */
  async settings(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('manage', product)
    return this.sales.settings(product.id)
  }
}
