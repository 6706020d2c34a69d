import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import {
  GigProductsQuery,
  type ProductTotal,
  type UnitsAtGig,
} from '#insights/queries/gig_products_query'
import { toGigName, type GigName } from '#insights/transformers/gig_analytics_transformer'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Of so many of the latest gigs, those that sold anything stand in the table, and no more than fit. */
const LATEST_GIGS = 50
const MOST_GIGS = 8
const MOST_PRODUCTS = 8

/**
 * Units sold of product × gig since the first sale. Every unit stands in one cell: what sold at gigs without a column is
 * `otherGigs`, what no gig sold (no code, a code without a gig, outside of the gig's hours) is `elsewhere`, and products
 * without a row of their own are the last row (`productId` null). The cells of a row add up to its `total`.
 */
export type HeatTable = {
  gigs: Pick<GigName, 'id' | 'city' | 'day' | 'name'>[]
  rows: HeatRow[]
  /** The day of the first sale, as `3 Sep 2026`; null where nothing was sold. */
  since: string | null
}

type HeatRow = {
  productId: number | null
  name: string
  units: number[]
  otherGigs: number
  elsewhere: number
  total: number
}

const REST = 'Other products'

/** What sells where: four statements, however much was sold. */
@inject()
export class HeatReport {
  constructor(
    private analytics: GigAnalyticsQuery,
    private products: GigProductsQuery
  ) {}

  async handle(artistId: number): Promise<HeatTable> {
    const [{ gigs, sold }, totals] = await Promise.all([
      this.#soldAtGigs(artistId),
      this.products.everSold(artistId),
    ])
    if (gigs.length === 0) return { gigs: [], rows: [], since: null }
    return {
      gigs: gigs.map(toGigName).map(({ id, city, day, name }) => ({ id, city, day, name })),
      rows: rowsOf(idsOf(gigs), sold, totals),
      since: firstDayOf(totals),
    }
  }

  /** The gigs that have a column, the earliest first, and what was sold there. */
  async #soldAtGigs(artistId: number) {
    const latest = await this.analytics.begun(artistId, LATEST_GIGS)
    const withSales = await this.products.withSales(idsOf(latest))
    const gigs = latest
      .filter(({ id }) => withSales.has(id))
      .slice(0, MOST_GIGS)
      .reverse()
    return { gigs, sold: await this.products.atGigs(idsOf(gigs)) }
  }
}

const idsOf = (gigs: { id: number }[]) => gigs.map(({ id }) => id)

/** The most sold at gigs first (without what the artist bought), then the most sold of all; what has no row of its own is added up in the last. */
function rowsOf(gigIds: number[], sold: UnitsAtGig[], totals: ProductTotal[]): HeatRow[] {
  const all = [...totals]
    .sort((one, other) => other.rankedAtGigs - one.rankedAtGigs || other.units - one.units)
    .map((product) => rowOf(gigIds, sold, product))
  const rest = all.slice(MOST_PRODUCTS)
  return rest.length === 0
    ? all
    : [
        ...all.slice(0, MOST_PRODUCTS),
        rest.slice(1).reduce(added, { ...rest[0]!, productId: null, name: REST }),
      ]
}

function rowOf(gigIds: number[], sold: UnitsAtGig[], product: ProductTotal): HeatRow {
  const { productId, name, units: total, atGigs } = product
  const own = sold.filter((sale) => sale.productId === productId)
  const units = gigIds.map((id) => own.find(({ gigId }) => gigId === id)?.units ?? 0)
  return {
    productId,
    name,
    units,
    otherGigs: atGigs - sumOf(units),
    elsewhere: total - atGigs,
    total,
  }
}

function added(one: HeatRow, other: HeatRow): HeatRow {
  return {
    productId: null,
    name: REST,
    units: one.units.map((sold, column) => sold + other.units[column]!),
    otherGigs: one.otherGigs + other.otherGigs,
    elsewhere: one.elsewhere + other.elsewhere,
    total: one.total + other.total,
  }
}

function firstDayOf(totals: ProductTotal[]): string | null {
  const [first] = totals.map(({ firstDay }) => firstDay).sort()
  if (first === undefined) return null
  return DateTime.fromISO(first, { zone: PLATFORM_TIMEZONE })
    .setLocale('en-GB')
    .toFormat('d LLL yyyy')
}

const sumOf = (units: number[]) => units.reduce((sum, sold) => sum + sold, 0)
