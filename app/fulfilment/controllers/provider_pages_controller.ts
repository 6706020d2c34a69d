import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, ownProfileIfAny } from '#artists/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { listIn, tabIn } from '#fulfilment/page_address'
import { OrderTransformer, OrderQueries } from '#commerce/public'

const ORDERS_PER_PAGE = 20
const NONE = { rows: [], nextCursor: null }

/** The provider's pages. What only the provider knows the browser asks for: no page waits for another company. */
@inject()
export default class ProviderPagesController {
  constructor(
    private artists: ArtistQueries,
    private orders: OrderQueries
  ) {}

  /** GET /printful: the tab is in the address, and what of a list is seen. */
  async show(ctx: HttpContext) {
    const { inertia, request } = ctx
    const list = listIn(request.qs())
    switch (tabIn(request.qs())) {
      case 'products':
        return inertia.render('fulfilment/products', { list })
      case 'catalog':
        return inertia.render('fulfilment/catalog', { list })
      case 'orders':
        return this.#showOrders(ctx)
      case 'overview':
        return inertia.render('fulfilment/overview', {})
    }
  }

  /** GET /test/printful */
  async test({ inertia }: HttpContext) {
    return inertia.render('fulfilment/connection_test', {})
  }

  /** An artist's own sales, an admin's all: to both as their artists see them, without street and email. */
  async #showOrders(ctx: HttpContext) {
    const { rows, nextCursor } = await this.#ordersFor(ctx)
    return ctx.inertia.render('fulfilment/orders', {
      orders: rows.map(OrderTransformer.forArtist),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  async #ordersFor(ctx: HttpContext) {
    const page = parsePageQuery(ctx, ORDERS_PER_PAGE)
    const account = ctx.auth.getUserOrFail()
    if (account.userType === 'admin') return this.orders.all(page)
    const artist = await ownProfileIfAny(ctx, this.artists)
    return artist ? this.orders.ofArtist(artist.id, page) : NONE
  }
}
