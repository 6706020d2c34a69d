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

/** Which product sells at which gig, of days already computed. */
export class GigProductsQuery {
  /** Every product that was looked at or bought at any of the gigs; the best sellers of each gig first. */
  async ofGigs(gigIds: number[]): Promise<GigProduct[]> {
    const rows: Row[] = await db
      .from('qr_codes')
      .join('code_product_days', 'code_product_days.qr_code_id', 'qr_codes.id')
      .join('products', 'products.id', 'code_product_days.product_id')
      .whereIn('qr_codes.gig_id', gigIds)
      .whereNot('code_product_days.phase', 'outside')
      .groupBy('qr_codes.gig_id', 'code_product_days.product_id', 'products.name')
      .select('qr_codes.gig_id', 'code_product_days.product_id', 'products.name')
      .sum({ views: 'views', baskets: 'baskets', units: 'ranked_units', amount: 'amount' })
      .orderByRaw('sum(ranked_units) DESC, sum(amount) DESC, code_product_days.product_id')
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

  /** Units sold since a day (London) and not at a gig, the most sold first. */
  async online(artistId: number, since: string, limit: number): Promise<ProductUnits[]> {
    const rows: { product_id: number; name: string; units: string }[] = await db
      .from('product_days')
      .join('products', 'products.id', 'product_days.product_id')
      .where('product_days.artist_id', artistId)
      .where('product_days.day', '>=', since)
      .groupBy('product_days.product_id', 'products.name')
      .havingRaw('sum(online_units) > 0')
      .select('product_days.product_id', 'products.name')
      .sum({ units: 'online_units' })
      .orderByRaw('sum(online_units) DESC, product_days.product_id')
      .limit(limit)
    return rows.map((row) => ({
      productId: row.product_id,
      name: row.name,
      units: Number(row.units),
    }))
  }
}
