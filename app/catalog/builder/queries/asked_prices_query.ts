import db from '@adonisjs/lucid/services/db'
import { whereOnSaleUnjoined } from '#catalog/availability/sale_availability'
import { fromDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** How many best-selling products are read: enough to know the usual price in a shop of any size. */
const MOST = 300

/** With fewer products there is no usual price. */
const LEAST = 3

/** What others ask for a type of product: lowest, highest and most common price. */
export type AskedPrices = { products: number; lowest: Pence; highest: Pence; most: Pence }

/** Prices of the best-selling products of a type that are on sale, without an artist's own. One statement. */
export class AskedPricesQuery {
  /** Null where fewer than three products of the type are on sale. */
  async handle(type: ProductType, besidesArtistId: number): Promise<AskedPrices | null> {
    const best = whereOnSaleUnjoined(db.from('products'))
      .where('product_type', type)
      .whereNot('artist_id', besidesArtistId)
      .orderBy('units_sold_30_days', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .select('selling_price')
    const row: { products: number; lowest: string; highest: string; most: string } = await db
      .from(best.as('best'))
      .select(
        db.raw('count(*)::int AS products'),
        db.raw('min(selling_price) AS lowest'),
        db.raw('max(selling_price) AS highest'),
        db.raw('mode() WITHIN GROUP (ORDER BY selling_price) AS most')
      )
      .first()
    if (row.products < LEAST) return null
    return {
      products: row.products,
      lowest: fromDecimal(row.lowest),
      highest: fromDecimal(row.highest),
      most: fromDecimal(row.most),
    }
  }
}
