import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { pathId } from '#core/http/path_id'
import { artistPart } from '#core/http/attachment'
import { streamCsv } from '#core/http/streamed_csv'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import { parseSoldOrderFilters } from '#commerce/orders/sold_filters'
import { SOLD_CSV_HEAD, toSoldCells } from '#commerce/orders/transformers/sold_csv'

/** GET /artists/:id/orders.csv: what an artist sold, as it is filtered on the screen, for a spreadsheet. */
@inject()
export default class OrderExportsController {
  constructor(
    private artists: ArtistQueries,
    private orders: OrderQueries
  ) {}

  async show(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const filters = parseSoldOrderFilters(ctx.request.qs())
    return streamCsv(ctx, {
      owner: artistPart(artist),
      name: 'orders',
      head: SOLD_CSV_HEAD,
      readPart: (part) => this.orders.ofArtist(artist.id, part, filters),
      toCells: toSoldCells,
    })
  }
}
