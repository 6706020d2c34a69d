import { inject } from '@adonisjs/core'
import { ArtistDailyStatsQuery, type ArtistDay } from '#insights/queries/artist_daily_stats_query'
import { bucketsOf, type Bucket, type Range } from '#insights/range'
import { add, pence, toNumber, type Pence } from '#shared/money'

/** Sales over time with the period before beside them, in pounds without shipping and refunds. */
export type SalesReported = {
  range: Range
  total: number
  previousTotal: number
  orders: number
  /** Whole percent; null where nothing was sold before. */
  change: number | null
  points: {
    label: string
    sales: number
    orders: number
    previousLabel: string
    previousSales: number
  }[]
}

/** One statement, whatever was sold. */
@inject()
export class SalesReport {
  constructor(private days: ArtistDailyStatsQuery) {}

  async handle(artistId: number, range: Range): Promise<SalesReported> {
    const { current, previous } = bucketsOf(range)
    const [first, last] = [previous[0]!.first, current.at(-1)!.last]
    const days = await this.days.between(artistId, first, last)
    const now = current.map((bucket) => sumOf(days, bucket))
    const before = previous.map((bucket) => sumOf(days, bucket))
    const total = add(...now.map(({ amount }) => amount))
    const previousTotal = add(...before.map(({ amount }) => amount))
    return {
      range,
      total: toNumber(total),
      previousTotal: toNumber(previousTotal),
      orders: now.reduce((sum, { orders }) => sum + orders, 0),
      change: changeOf(total, previousTotal),
      points: current.map(({ label }, index) => ({
        label,
        sales: toNumber(now[index]!.amount),
        orders: now[index]!.orders,
        previousLabel: previous[index]!.label,
        previousSales: toNumber(before[index]!.amount),
      })),
    }
  }
}

function sumOf(days: ArtistDay[], { first, last }: Bucket) {
  const within = days.filter(({ day }) => day >= first && day <= last)
  return {
    amount: add(pence(0), ...within.map(({ amount }) => amount)),
    orders: within.reduce((sum, { orders }) => sum + orders, 0),
  }
}

/** Whole percent of what was before; null where that was nothing. */
export function changeOf(now: Pence, before: Pence): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
