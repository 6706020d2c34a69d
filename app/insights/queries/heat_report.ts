import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { GigFiguresQuery } from '#insights/queries/gig_figures_query'
import {
  GigProductsQuery,
  type GigUnits,
  type ProductUnits,
} from '#insights/queries/gig_products_query'
import { toGigName, type GigName } from '#insights/transformers/gig_figures_shape'
import { HOME_ZONE } from '#shared/home_zone'

/** Of so many of the latest gigs, those that sold anything stand in the table, and no more than fit. */
const LATEST_GIGS = 50
const MOST_GIGS = 8
const MOST_PRODUCTS = 8

/** Units of product × gig, and of the same time online: everything that no gig sold. */
export type HeatTable = {
  gigs: Pick<GigName, 'id' | 'city' | 'day' | 'name'>[]
  rows: HeatRow[]
}

type HeatRow = { productId: number; name: string; units: number[]; online: number }

/** What sells where: four statements, however much was sold. */
@inject()
export class HeatReport {
  constructor(
    private figures: GigFiguresQuery,
    private products: GigProductsQuery
  ) {}

  async handle(artistId: number): Promise<HeatTable> {
    const latest = await this.figures.begun(artistId, LATEST_GIGS)
    const best = await this.products.bestOfEach(latest.map(({ id }) => id))
    const gigs = latest
      .filter(({ id }) => best.some(({ gigId }) => gigId === id))
      .slice(0, MOST_GIGS)
      .reverse()
    if (gigs.length === 0) return { gigs: [], rows: [] }
    const ids = gigs.map(({ id }) => id)
    const since = DateTime.fromJSDate(gigs[0]!.starts_at, { zone: HOME_ZONE }).toISODate()!
    const sold = await this.products.mostSold(ids, MOST_PRODUCTS)
    const wanted = [...new Set(sold.map(({ productId }) => productId))]
    const online = await this.products.online({ artistId, since, wanted }, MOST_PRODUCTS)
    return {
      gigs: gigs.map(toGigName).map(({ id, city, day, name }) => ({ id, city, day, name })),
      rows: rowsOf(ids, sold, online),
    }
  }
}

/** The most sold at these gigs first; what only sells online fills up what is left. */
function rowsOf(gigIds: number[], sold: GigUnits[], online: ProductUnits[]): HeatRow[] {
  const atGigs = new Map(sold.map(({ productId, name }) => [productId, name]))
  const only = online.filter(({ productId }) => !atGigs.has(productId))
  return [...atGigs, ...only.map(({ productId, name }) => [productId, name] as const)]
    .slice(0, MOST_PRODUCTS)
    .map(([productId, name]) => ({
      productId,
      name,
      units: gigIds.map((id) => unitsOf(sold, (sale) => sale.gigId === id, productId)),
      online: unitsOf(online, () => true, productId),
    }))
    .sort(mostSold)
}

function unitsOf<Sale extends ProductUnits>(
  sales: Sale[],
  isWanted: (sale: Sale) => boolean,
  productId: number
): number {
  return sales.find((sale) => sale.productId === productId && isWanted(sale))?.units ?? 0
}

const atGigs = ({ units }: HeatRow) => units.reduce((sum, sold) => sum + sold, 0)

const mostSold = (one: HeatRow, other: HeatRow) =>
  atGigs(other) - atGigs(one) || other.online - one.online || one.productId - other.productId
