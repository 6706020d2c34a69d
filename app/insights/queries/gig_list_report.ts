import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { GigFiguresQuery, type GigRow } from '#insights/queries/gig_figures_query'
import {
  GigProductsQuery,
  type GigProduct,
  type ProductUnits,
} from '#insights/queries/gig_products_query'
import {
  toGigFigures,
  toGigName,
  type GigFigures,
  type GigName,
} from '#insights/transformers/gig_figures_shape'
import { clock, HOME_ZONE } from '#shared/clock'

const MOST_GIGS = 50
const HEAT_GIGS = 8
const HEAT_PRODUCTS = 8

type Best = { productId: number; name: string; units: number }

/** `best`: what sold most there, without what the artist bought; null where nothing did. */
export type GigListed = GigName & GigFigures & { isComing: boolean; best: Best | null }

/** Units of product × gig, and of the same time online: everything that no gig sold. */
export type HeatTable = {
  gigs: Pick<GigName, 'id' | 'city' | 'day' | 'name'>[]
  rows: { productId: number; name: string; units: number[]; online: number }[]
}

/** Every gig with its figures, and what sells where: four statements, and as many rows as there are gigs and products. */
@inject()
export class GigListReport {
  constructor(
    private figures: GigFiguresQuery,
    private products: GigProductsQuery
  ) {}

  async handle(artistId: number): Promise<{ gigs: GigListed[]; heat: HeatTable }> {
    const gigs = await this.figures.ofArtist(artistId, MOST_GIGS)
    const ids = gigs.map(({ id }) => id)
    const [sums, products] = await Promise.all([this.figures.sums(ids), this.products.ofGigs(ids)])
    const byGig = Map.groupBy(
      products.filter(({ units }) => units > 0),
      ({ gigId }) => gigId
    )
    return {
      gigs: gigs.map((gig) => ({
        ...toGigName(gig),
        ...toGigFigures(sums.get(gig.id)),
        isComing: gig.starts_at > clock.now().toJSDate() && !sums.has(gig.id),
        best: bestOf(byGig.get(gig.id)),
      })),
      heat: await this.#heatOf(artistId, gigs, byGig),
    }
  }

  /** What sells where, alone. */
  async heat(artistId: number): Promise<HeatTable> {
    const gigs = await this.figures.ofArtist(artistId, MOST_GIGS)
    const products = await this.products.ofGigs(gigs.map(({ id }) => id))
    const sold = products.filter(({ units }) => units > 0)
    return this.#heatOf(
      artistId,
      gigs,
      Map.groupBy(sold, ({ gigId }) => gigId)
    )
  }

  async #heatOf(artistId: number, gigs: GigRow[], byGig: Map<number, GigProduct[]>) {
    const shown = gigs
      .filter(({ id }) => byGig.has(id))
      .slice(0, HEAT_GIGS)
      .reverse()
    if (shown.length === 0) return { gigs: [], rows: [] }
    const since = DateTime.fromJSDate(shown[0]!.starts_at, { zone: HOME_ZONE }).toISODate()!
    const online = await this.products.online(artistId, since, HEAT_PRODUCTS)
    return {
      gigs: shown.map(toGigName).map(({ id, city, day, name }) => ({ id, city, day, name })),
      rows: heatRows(shown, byGig, online),
    }
  }
}

function bestOf([best]: GigProduct[] = []): Best | null {
  return best ? { productId: best.productId, name: best.name, units: best.units } : null
}

/** The best seller of each of these gigs, and what else sold most at them; what only sells online comes last. */
function heatRows(gigs: GigRow[], byGig: Map<number, GigProduct[]>, online: ProductUnits[]) {
  const sold = gigs.flatMap(({ id }) => byGig.get(id) ?? [])
  const best = new Set(gigs.map(({ id }) => bestOf(byGig.get(id))?.productId))
  const names = new Map([...online, ...sold].map(({ productId, name }) => [productId, name]))
  return [...names]
    .map(([productId, name]) => ({
      productId,
      name,
      units: gigs.map(
        ({ id }) => byGig.get(id)?.find((product) => product.productId === productId)?.units ?? 0
      ),
      online: online.find((product) => product.productId === productId)?.units ?? 0,
    }))
    .sort(
      (one, other) =>
        Number(best.has(other.productId)) - Number(best.has(one.productId)) || mostSold(one, other)
    )
    .slice(0, HEAT_PRODUCTS)
    .sort(mostSold)
}

type HeatRow = HeatTable['rows'][number]

const atGigs = ({ units }: HeatRow) => units.reduce((sum, sold) => sum + sold, 0)

const mostSold = (one: HeatRow, other: HeatRow) =>
  atGigs(other) - atGigs(one) || other.online - one.online || one.productId - other.productId
