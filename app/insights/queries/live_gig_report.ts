import { inject } from '@adonisjs/core'
import { ProductQueries, toPublicProduct } from '#catalog/public'
import { whenOf } from '#gigs/public'
import { GigAnalyticsQuery, type GigReportRow } from '#insights/queries/gig_analytics_query'
import { GigProductsQuery } from '#insights/queries/gig_products_query'
import { GigSalesQuery, type GigSale } from '#insights/queries/gig_sales_query'
import { toGigAnalytics, toGigName } from '#insights/transformers/gig_analytics_transformer'
import { saleTime, toEvening } from '#insights/transformers/gig_evening_transformer'
import { clock } from '#shared/clock'
import { toNumber } from '#shared/money'
import { chosenWords } from '#shared/variant_words'

const LATEST = 8
const BEST = 8

/** A gig as a room sees it: no names of buyers, and nothing of what the artist earns. */
export type LiveGig = Awaited<ReturnType<LiveGigReport['handle']>>

@inject()
export class LiveGigReport {
  constructor(
    private analytics: GigAnalyticsQuery,
    private gigProducts: GigProductsQuery,
    private sales: GigSalesQuery,
    private products: ProductQueries
  ) {}

  async handle(gig: GigReportRow) {
    const when = whenOf(gig.starts_at)
    const [sums, early, best, latest, quarters] = await Promise.all([
      this.analytics.sums([gig.id]),
      // Read for a coming gig alone: a code that hangs for months has a row for each hour in which it was scanned.
      when === 'coming' ? this.analytics.sums([gig.id], 'outside') : null,
      this.#bestOf(gig.id),
      this.sales.latest(gig, LATEST),
      this.sales.byQuarter(gig),
    ])
    const images = await this.#imagesOf([...best, ...latest])
    const { id, name, place, time, date, isCancelled } = toGigName(gig)
    const { checkouts, conversion, ...counted } = toGigAnalytics(sums.get(gig.id))
    const { scans, visitors, orders, units, revenue } = counted
    const hasBegun = gig.starts_at <= clock.now().toJSDate()
    return {
      gig: { id, name, place, time, date, when, hasBegun, isCancelled },
      scans,
      earlyScans: early ? toGigAnalytics(early.get(gig.id)).scans : 0,
      visitors,
      orders,
      buyers: checkouts,
      conversion,
      units,
      revenue,
      best: best.map(({ productId, name: product, units: sold }) => ({
        productId,
        name: product,
        imageUrl: images.get(productId) ?? null,
        units: sold,
      })),
      latest: latest.map((sale) => ({
        ...toLiveSale(sale, gig),
        imageUrl: sale.imageUrl ?? images.get(sale.productId) ?? null,
      })),
      evening: toEvening(quarters, gig),
    }
  }

  async #bestOf(gigId: number) {
    return (await this.gigProducts.ofGig(gigId, BEST)).filter(({ units }) => units > 0)
  }

  /** The pictures of products as shops show them today, by product id. */
  async #imagesOf(sold: { productId: number }[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.products.byIds([...new Set(sold.map(({ productId }) => productId))])
    return new Map(rows.map((row) => [row.id, toPublicProduct(row).imageUrl]))
  }
}

function toLiveSale(sale: GigSale, gig: GigReportRow) {
  return {
    id: sale.orderId,
    name: sale.name,
    variant: chosenWords(sale.size, sale.color).join(' · '),
    units: sale.units,
    amount: toNumber(sale.amount),
    at: sale.paidAt.toISOString(),
    time: saleTime(sale.paidAt, gig),
  }
}
