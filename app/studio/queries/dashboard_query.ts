import { inject } from '@adonisjs/core'
import type { PageRequest } from '#core/http/keyset'
import { drawQrCode, QrCodeQueries, type DrawnQrCode } from '#gigs/public'
import { OrderQueries, toArtistOrder, type ArtistOrder } from '#orders/public'
import { OverviewQuery, type Overview } from '#studio/queries/overview_query'

export const TABS = ['overview', 'orders', 'qr-codes'] as const

export type Tab = (typeof TABS)[number]

const RECENT_ORDERS = 5

type Dashboard = {
  overview: Overview
  orders: ArtistOrder[]
  codes: DrawnQrCode[]
  nextCursor: string | null
}

/** What one tab of an artist's dashboard shows: the lists of the other tabs stay empty. */
@inject()
export class DashboardQuery {
  constructor(
    private overview: OverviewQuery,
    private orders: OrderQueries,
    private codes: QrCodeQueries
  ) {}

  async handle(artistId: number, tab: Tab, page: PageRequest): Promise<Dashboard> {
    const [overview, shown] = await Promise.all([
      this.overview.handle(artistId),
      this.#lists(artistId, tab, page),
    ])
    return { overview, orders: [], codes: [], nextCursor: null, ...shown }
  }

  async #lists(artistId: number, tab: Tab, page: PageRequest) {
    if (tab === 'qr-codes') {
      const { rows, nextCursor } = await this.codes.ofArtist(artistId, page)
      return { codes: await Promise.all(rows.map(drawQrCode)), nextCursor }
    }
    if (tab === 'overview') {
      const { rows } = await this.orders.ofArtist(artistId, { limit: RECENT_ORDERS })
      return { orders: rows.map(toArtistOrder) }
    }
    const { rows, nextCursor } = await this.orders.ofArtist(artistId, page)
    return { orders: rows.map(toArtistOrder), nextCursor }
  }
}
