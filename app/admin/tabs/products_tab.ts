import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import type { AdminTab } from '#admin/tabs'
import { ProductListQuery } from '#catalog/public'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'

/** Shows the products of all artists, in every status. */
@inject()
export class ProductsTab implements AdminTab {
  constructor(private products: ProductListQuery) {}

  async show(ctx: HttpContext) {
    const { filters, rows, total, nextCursor } = await this.products.screen(
      ctx.request.qs(),
      parsePageQuery(ctx, ROWS_PER_PAGE)
    )
    const { search = '', status = '', type = '', isBelowMinimum, isTakenDown, sort } = filters
    return ctx.inertia.render('admin/all_products', {
      filters: {
        search,
        status,
        type,
        price: isBelowMinimum ? 'below' : '',
        takedown: isTakenDown ? 'down' : '',
        sort,
      },
      statuses: [...PRODUCT_STATUSES],
      rows,
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
