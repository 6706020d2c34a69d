import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { attachAs } from '#core/http/attachment'
import type { Page } from '#core/http/keyset'
import { pathId } from '#core/http/path_id'
import { OrderQueries } from '#orders/queries/order_queries'
import { addressedFilters, type SoldFilters } from '#orders/sold_filters'
import type { OrderRow } from '#orders/transformers/order_shape'
import { soldCsvHead, toSoldCsv } from '#orders/transformers/sold_csv'
import { clock } from '#shared/clock'
import { BYTE_ORDER_MARK } from '#shared/csv'

const ROWS_AT_ONCE = 500

/** GET /artists/:id/orders.csv: what an artist sold, as it is filtered on the screen, for a spreadsheet. */
@inject()
export default class OrderExportsController {
  constructor(
    private artists: ArtistQueries,
    private orders: OrderQueries
  ) {}

  async show({ bouncer, params, request, response }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const filters = addressedFilters(request.qs())
    // Before the answer begins: what fails now is still answered as a failure.
    const first = await this.#part(artist.id, filters)
    attachAs(response, `${artist.band_name} - orders ${clock.now().toISODate()}.csv`)
    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Cache-Control', 'private, no-store')
    return response.stream(Readable.from(this.#lines(artist.id, filters, first)))
  }

  /** Read a part at a time as it is sent, so that a file of any length holds little of the memory. */
  async *#lines(artistId: number, filters: SoldFilters, first: Page<OrderRow>) {
    yield BYTE_ORDER_MARK + soldCsvHead()
    for (let part = first; ; part = await this.#part(artistId, filters, part.nextCursor!)) {
      yield part.rows.map(toSoldCsv).join('')
      if (part.nextCursor === null) return
    }
  }

  #part(artistId: number, filters: SoldFilters, cursor?: string) {
    return this.orders.ofArtist(artistId, { limit: ROWS_AT_ONCE, cursor }, filters)
  }
}
