import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { OrderQueries, toArtistOrder } from '#orders/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const ORDERS_PER_PAGE = 20

@inject()
export class OrdersTab implements StudioTab {
  constructor(private orders: OrderQueries) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const page = addressedPage(ctx, ORDERS_PER_PAGE)
    const { rows, nextCursor } = await this.orders.ofArtist(artist.id, page)
    return ctx.inertia.render('studio/orders', {
      ...frame,
      orders: rows.map(toArtistOrder),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
