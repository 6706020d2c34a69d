import db from '@adonisjs/lucid/services/db'
import { whereOnSaleUnjoined } from '#catalog/availability/sale_availability'
import { priceBars, type PriceBar } from '#catalog/builder/price_bars'
import { fromDecimal, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

/** How many best-selling products are read: enough to know the usual price in a shop of any size. */
const MOST = 300

/** With fewer products there is no usual price. */
const LEAST = 3

/** What others ask for a type of product: lowest, highest and most common price, and how many ask which. */
export type AskedPrices = {
  products: number
  lowest: Pence
  highest: Pence
  most: Pence
  bars: PriceBar[]
}

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
    const rows: { selling_price: string; products: number }[] = await db
      .from(best.as('best'))
      .groupBy('selling_price')
      .orderBy('selling_price')
      .select('selling_price', db.raw('count(*)::int AS products'))
    const counts = rows.map(({ selling_price: price, products }) => ({
      price: fromDecimal(price),
      products,
    }))
    const products = counts.reduce((sum, each) => sum + each.products, 0)
    if (products < LEAST) return null
    const byCount = counts.toSorted((one, other) => other.products - one.products)
    return {
      products,
      lowest: counts[0]!.price,
      highest: counts.at(-1)!.price,
      most: byCount[0]!.price,
      bars: priceBars(counts),
    }
  }
}
