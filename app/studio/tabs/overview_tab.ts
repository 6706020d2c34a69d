import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { OrderQueries, toArtistOrder } from '#orders/public'
import { OverviewQuery } from '#studio/queries/overview_query'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const RECENT_ORDERS = 5

@inject()
export class OverviewTab implements StudioTab {
  constructor(
    private overview: OverviewQuery,
    private orders: OrderQueries
  ) {}

  async show({ inertia }: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const [overview, { rows }] = await Promise.all([
      this.overview.handle(artist.id),
      this.orders.ofArtist(artist.id, { limit: RECENT_ORDERS }),
    ])
    return inertia.render('studio/overview', {
      ...frame,
      overview,
      orders: rows.map(toArtistOrder),
    })
  }
}
