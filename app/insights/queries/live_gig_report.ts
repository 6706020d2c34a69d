import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { whenOf } from '#gigs/public'
import { GigAnalyticsQuery, type GigReportRow } from '#insights/queries/gig_analytics_query'
import { GigProductsQuery } from '#insights/queries/gig_products_query'
import { LatestSalesQuery } from '#insights/queries/latest_sales_query'
import { toGigAnalytics, toGigName } from '#insights/transformers/gig_analytics_transformer'
import { chosenWords } from '#shared/variant_words'

const LATEST = 8
const BEST = 8

/** A gig as a room sees it: no names of buyers, and nothing of what the artist earns. */
export type LiveGig = Awaited<ReturnType<LiveGigReport['handle']>>

/** 21:05, as clocks show it at the venue. */
const clockAt = (moment: Date, zone: string) =>
  DateTime.fromJSDate(moment, { zone }).toFormat('HH:mm')

@inject()
export class LiveGigReport {
  constructor(
    private analytics: GigAnalyticsQuery,
    private products: GigProductsQuery,
    private latest: LatestSalesQuery
  ) {}

  async handle(gig: GigReportRow) {
    const when = whenOf(gig.starts_at)
    const [sums, early, products, latest] = await Promise.all([
      this.analytics.sums([gig.id]),
      // Read for a coming gig alone: a code that hangs for months has a row for each hour in which it was scanned.
      when === 'coming' ? this.analytics.sums([gig.id], 'outside') : null,
      this.products.ofGig(gig.id, BEST),
      this.latest.ofGig(gig.id, LATEST),
    ])
    const { id, name, place, time, date } = toGigName(gig)
    const { checkouts, conversion, ...counted } = toGigAnalytics(sums.get(gig.id))
    const { scans, visitors, orders, units, revenue } = counted
    return {
      gig: { id, name, place, time, date, when },
      scans,
      earlyScans: early ? toGigAnalytics(early.get(gig.id)).scans : 0,
      visitors,
      orders,
      buyers: checkouts,
      conversion,
      units,
      revenue,
      best: products
        .filter((product) => product.units > 0)
        .map((product) => ({
          productId: product.productId,
          name: product.name,
          units: product.units,
        })),
      latest: latest.map((sale) => ({
        id: sale.order_id,
        name: sale.name,
        variant: chosenWords(sale.size, sale.color).join(' · '),
        units: sale.units,
        at: sale.paid_at.toISOString(),
        time: clockAt(sale.paid_at, gig.time_zone),
      })),
    }
  }
}
