import db from '@adonisjs/lucid/services/db'
import { fromDecimal, type Pence } from '#shared/money'

/** What a product did at a gig. Units and their rank are without what the artist bought. */
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

export type ProductUnits = { productId: number; name: string; units: number }

type Row = {
  gig_id: number
  product_id: number
  name: string
  views: string
  baskets: string
  units: string
  amount: string
}

type UnitsRow = Pick<Row, 'gig_id' | 'product_id' | 'name' | 'units'>

/** Units of each product at each gig, and its place there. */
const SOLD = `
  SELECT gig_id, product_id, sum(ranked_units) AS units,
         row_number() OVER (PARTITION BY gig_id ORDER BY sum(ranked_units) DESC, sum(amount) DESC, product_id) AS place
    FROM qr_codes JOIN code_product_days ON code_product_days.qr_code_id = qr_codes.id
   WHERE gig_id = ANY(:gigIds) AND phase <> 'outside' GROUP BY gig_id, product_id HAVING sum(ranked_units) > 0`

const BEST = `
  WITH sold AS (${SOLD})
  SELECT gig_id, product_id, name, units FROM sold JOIN products ON products.id = product_id WHERE place = 1`

/** What is a gig's best seller goes before what sold more at all of them. */
const MOST_SOLD = `
  WITH sold AS (${SOLD}),
  chosen AS (SELECT product_id FROM sold GROUP BY product_id ORDER BY min(place) > 1, sum(units) DESC, product_id LIMIT :most)
  SELECT gig_id, product_id, name, units FROM sold JOIN chosen USING (product_id) JOIN products ON products.id = product_id`

/** Which product sells at which gig, of days already computed. */
export class GigProductsQuery {
  /** What was looked at or bought at a gig, the most sold first, at most so many. */
  async ofGig(gigId: number, most: number): Promise<GigProduct[]> {
    const rows: Row[] = await db
      .from('qr_codes')
      .join('code_product_days', 'code_product_days.qr_code_id', 'qr_codes.id')
      .join('products', 'products.id', 'code_product_days.product_id')
      .where('qr_codes.gig_id', gigId)
      .whereNot('code_product_days.phase', 'outside')
      .groupBy('qr_codes.gig_id', 'code_product_days.product_id', 'products.name')
      .select('qr_codes.gig_id', 'code_product_days.product_id', 'products.name')
      .sum({ views: 'views', baskets: 'baskets', units: 'ranked_units', amount: 'amount' })
      .orderByRaw('sum(ranked_units) DESC, sum(amount) DESC, code_product_days.product_id')
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

  /** The products that sold most at the gigs, at most so many, with their units at each. */
  async mostSold(gigIds: number[], most: number): Promise<GigUnits[]> {
    const { rows } = await db.rawQuery<{ rows: UnitsRow[] }>(MOST_SOLD, { gigIds, most })
    return rows.map(toUnits)
  }

  /** Units sold since a day (London) and not at a gig: of the products that are wanted, then of the most sold. */
  async online(
    { artistId, since, wanted }: { artistId: number; since: string; wanted: number[] },
    limit: number
  ): Promise<ProductUnits[]> {
    const rows: { product_id: number; name: string; units: string }[] = await db
      .from('product_days')
      .join('products', 'products.id', 'product_days.product_id')
      .where('product_days.artist_id', artistId)
      .where('product_days.day', '>=', since)
      .groupBy('product_days.product_id', 'products.name')
      .havingRaw('sum(online_units) > 0')
      .select('product_days.product_id', 'products.name')
      .sum({ units: 'online_units' })
      .orderByRaw(
        'product_days.product_id = ANY(?) DESC, sum(online_units) DESC, product_days.product_id',
        [wanted]
      )
      .limit(limit)
    return rows.map((row) => ({
      productId: row.product_id,
      name: row.name,
      units: Number(row.units),
    }))
  }
}

function toUnits({ gig_id: gigId, product_id: productId, name, units }: UnitsRow): GigUnits {
  return { gigId, productId, name, units: Number(units) }
}
