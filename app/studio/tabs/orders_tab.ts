import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { GigQueries, toComingGig } from '#gigs/public'
import { OrderQueries, OrderTransformer, parseSoldOrderFilters } from '#commerce/public'
import { ArtistOrderQuery } from '#studio/queries/artist_order_query'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const ORDERS_PER_PAGE = 20

/** The latest gigs, to filter by. */
const MOST_GIGS = 50

/** The artist's orders, filtered by `status`, `gig` and `search`; `order=<number>` shows one order alone. */
@inject()
export class OrdersTab implements StudioTab {
  constructor(
    private orders: OrderQueries,
    private gigs: GigQueries,
    private order: ArtistOrderQuery
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const { order: orderNumber } = ctx.request.qs()
    if (orderNumber === undefined) return this.#showList(ctx, artist, frame)
    return ctx.inertia.render('studio/order', {
      ...frame,
      order: await this.order.handle(artist.id, orderNumber),
    })
  }

  async #showList(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const filters = parseSoldOrderFilters(ctx.request.qs())
    const page = parsePageQuery(ctx, ORDERS_PER_PAGE)
    const [{ rows, nextCursor }, gigs] = await Promise.all([
      this.orders.ofArtist(artist.id, page, filters),
      this.gigs.ofArtist(artist.id, { limit: MOST_GIGS }),
    ])
    return ctx.inertia.render('studio/orders', {
      ...frame,
      filters: {
        status: filters.status ?? '',
        search: filters.search ?? '',
        gig: filters.gigId ? String(filters.gigId) : '',
      },
      gigs: gigs.rows.map(toComingGig),
      orders: rows.map(OrderTransformer.forStudio),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
