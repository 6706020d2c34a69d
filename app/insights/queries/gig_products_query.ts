import db from '@adonisjs/lucid/services/db'
import { fromDecimal, type Pence } from '#shared/money'

/** The figures of a product at a gig. Units and their rank are without the artist's own purchases. */
export type GigProduct = {
  gigId: number
  productId: number
  name: string
  views: number
  baskets: number
  units: number
  amount: Pence
}

export type GigUnits = Pick<GigProduct, 'gigId' | 'productId' | 'name' | 'units'>

/** Units of all buyers at a gig. */
export type UnitsAtGig = Pick<GigProduct, 'gigId' | 'productId' | 'units'>

/** `atGigs` and `rankedAtGigs`: units of all gigs, of all buyers and without the artist's own purchases. */
export type ProductTotal = {
  productId: number
  name: string
  units: number
  atGigs: number
  rankedAtGigs: number
  firstDay: string
}

type Row = {
  gig_id: number
  product_id: number
  name: string
  views: string
  baskets: string
  units: string
  amount: string
}

type AtGigsRow = { product_id: number; at_gigs: string; ranked_at_gigs: string }

type TotalRow = Pick<Row, 'product_id' | 'name' | 'units'> &
  AtGigsRow & { first_day: string; is_complete: boolean }

type UnitsRow = Pick<Row, 'gig_id' | 'product_id' | 'name' | 'units'>

/** Units of each product at each gig, and its place there. */
const SOLD = `
  SELECT gig_id, product_id, sum(ranked_units) AS units,
         row_number() OVER (PARTITION BY gig_id ORDER BY sum(ranked_units) DESC, sum(amount) DESC, product_id) AS place
    FROM qr_codes JOIN qr_code_product_daily_stats ON qr_code_product_daily_stats.qr_code_id = qr_codes.id
   WHERE gig_id = ANY(:gigIds) AND phase <> 'outside' GROUP BY gig_id, product_id HAVING sum(ranked_units) > 0`

const BEST = `
  WITH sold AS (${SOLD})
  SELECT gig_id, product_id, name, units FROM sold JOIN products ON products.id = product_id WHERE place = 1`

/** Names are read of the few products, not of each of their days. */
const EVER_SOLD = `
  SELECT product_id, (SELECT name FROM products WHERE id = product_id) AS name, min(day)::text AS first_day, sum(units) AS units,
         sum(gig_units) AS at_gigs, sum(ranked_units - elsewhere_units) AS ranked_at_gigs, bool_and(gig_units IS NOT NULL) AS is_complete
    FROM product_daily_stats WHERE artist_id = :artistId
   GROUP BY product_id HAVING sum(units) > 0 ORDER BY sum(units) DESC, product_id`

/** Units of each product at all gigs, read code by code. */
const AT_ALL_GIGS = `
  SELECT product_id, sum(units) AS at_gigs, sum(ranked_units) AS ranked_at_gigs
    FROM qr_codes JOIN qr_code_product_daily_stats ON qr_code_product_daily_stats.qr_code_id = qr_codes.id
   WHERE qr_codes.artist_id = :artistId AND gig_id IS NOT NULL AND phase <> 'outside' GROUP BY 1`

/** Which product sells at which gig, of days already computed. */
export class GigProductsQuery {
  /** The products that were viewed or bought at a gig, the most sold first, at most `most`. */
  async ofGig(gigId: number, most: number): Promise<GigProduct[]> {
    const rows: Row[] = await db
      .from('qr_codes')
      .join('qr_code_product_daily_stats', 'qr_code_product_daily_stats.qr_code_id', 'qr_codes.id')
      .join('products', 'products.id', 'qr_code_product_daily_stats.product_id')
      .where('qr_codes.gig_id', gigId)
      .whereNot('qr_code_product_daily_stats.phase', 'outside')
      .groupBy('qr_codes.gig_id', 'qr_code_product_daily_stats.product_id', 'products.name')
      .select('qr_codes.gig_id', 'qr_code_product_daily_stats.product_id', 'products.name')
      .sum({ views: 'views', baskets: 'baskets', units: 'ranked_units', amount: 'amount' })
      .orderByRaw(
        'sum(ranked_units) DESC, sum(amount) DESC, qr_code_product_daily_stats.product_id'
      )
      .limit(most)
    return rows.map((row) => ({
      gigId: row.gig_id,
      productId: row.product_id,
      name: row.name,
      views: Number(row.views),
      baskets: Number(row.baskets),
      units: Number(row.units),
      amount: fromDecimal(row.amount),
    }))
  }

  /** What sold most at each of the gigs: one product a gig, none where nothing was sold. */
  async bestOfEach(gigIds: number[]): Promise<GigUnits[]> {
    const { rows } = await db.rawQuery<{ rows: UnitsRow[] }>(BEST, { gigIds })
    return rows.map(toUnits)
  }

  /** The ids of the gigs at which anything was sold, besides what the artist bought. */
  async withSales(gigIds: number[]): Promise<Set<number>> {
    const rows: { gig_id: number }[] = await db
      .from('qr_codes')
      .join('qr_code_product_daily_stats', 'qr_code_product_daily_stats.qr_code_id', 'qr_codes.id')
      .whereIn('qr_codes.gig_id', gigIds)
      .whereNot('qr_code_product_daily_stats.phase', 'outside')
      .where('ranked_units', '>', 0)
      .distinct('qr_codes.gig_id')
    return new Set(rows.map(({ gig_id: gigId }) => gigId))
  }

  /** Units of each product that sold at these gigs, of all buyers: these sums match those of the orders. */
  async atGigs(gigIds: number[]): Promise<UnitsAtGig[]> {
    const rows: Pick<Row, 'gig_id' | 'product_id' | 'units'>[] = await db
      .from('qr_codes')
      .join('qr_code_product_daily_stats', 'qr_code_product_daily_stats.qr_code_id', 'qr_codes.id')
      .whereIn('qr_codes.gig_id', gigIds)
      .whereNot('qr_code_product_daily_stats.phase', 'outside')
      .groupBy('qr_codes.gig_id', 'qr_code_product_daily_stats.product_id')
      .havingRaw('sum(units) > 0')
      .select('qr_codes.gig_id', 'qr_code_product_daily_stats.product_id')
      .sum({ units: 'units' })
    return rows.map(({ gig_id: gigId, product_id: productId, units }) => ({
      gigId,
      productId,
      units: Number(units),
    }))
  }

  /** Units of every product that the artist ever sold, with its first day (London), the most sold first. */
  async everSold(artistId: number): Promise<ProductTotal[]> {
    const { rows } = await db.rawQuery<{ rows: TotalRow[] }>(EVER_SOLD, { artistId })
    const atGigs = rows.every(({ is_complete: isComplete }) => isComplete)
      ? rows
      : await this.#atAllGigs(artistId)
    const byProduct = new Map(atGigs.map((row) => [row.product_id, row]))
    return rows.map((row) => ({
      productId: row.product_id,
      name: row.name,
      units: Number(row.units),
      atGigs: Number(byProduct.get(row.product_id)?.at_gigs ?? 0),
      rankedAtGigs: Number(byProduct.get(row.product_id)?.ranked_at_gigs ?? 0),
      firstDay: row.first_day,
    }))
  }

  /** Takes the place of `gig_units` until that is filled (FillRollups). */
  async #atAllGigs(artistId: number): Promise<AtGigsRow[]> {
    const { rows } = await db.rawQuery<{ rows: AtGigsRow[] }>(AT_ALL_GIGS, { artistId })
    return rows
  }
}

function toUnits({ gig_id: gigId, product_id: productId, name, units }: UnitsRow): GigUnits {
  return { gigId, productId, name, units: Number(units) }
}
