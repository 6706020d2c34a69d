import { inject } from '@adonisjs/core'
import { ArtistDailyStatsQuery } from '#insights/queries/artist_daily_stats_query'
import { changeOf } from '#insights/queries/sales_report'
import { bucketsOf } from '#insights/range'
import { percentOf } from '#insights/transformers/gig_analytics_transformer'
import { add, pence, toNumber } from '#shared/money'

/** What an artist sold in all, in pounds, and how it goes. */
export type Tiles = {
  totalSales: number
  orders: number
  /** The last 30 days against the 30 before, in whole percent; null where those had none. */
  salesChange: number | null
  ordersToday: number
  /** Paid orders by a code for a hundred visitors, as on the page of a gig; null without visitors. */
  conversion: number | null
}

@inject()
export class TilesReport {
  constructor(private days: ArtistDailyStatsQuery) {}

  async handle(artistId: number): Promise<Tiles> {
    const { current, previous } = bucketsOf('30d')
    const today = current.at(-1)!.last
    const [totals, days] = await Promise.all([
      this.days.totals(artistId),
      this.days.between(artistId, previous[0]!.first, today),
    ])
    const sold = (isCurrent: boolean) =>
      add(
        pence(0),
        ...days
          .filter(({ day }) => day >= current[0]!.first === isCurrent)
          .map(({ amount }) => amount)
      )
    return {
      totalSales: toNumber(totals.amount),
      orders: totals.orders,
      salesChange: changeOf(sold(true), sold(false)),
      ordersToday: days.find(({ day }) => day === today)?.orders ?? 0,
      conversion: percentOf(totals.scannedOrders, totals.visitors),
    }
  }
}
