import db from '@adonisjs/lucid/services/db'
import { whereOnSale } from '#catalog/availability/sale_availability'

/** What a list of addresses needs of a product. */
export type ProductAddress = { id: number; updated_at: Date }

/** Products on sale by ranges of their ids, for lists too long to hold in memory. */
export class ProductAddressQuery {
  /** The ranges of `size` ids that hold anything: 0 for 1 to `size`, and so on; with the last change in each. */
  async ranges(size: number): Promise<{ range: number; changed_at: Date }[]> {
    return this.#onSale()
      .select(db.raw('(products.id - 1) / ? as range', [size]))
      .max('products.updated_at as changed_at')
      .groupBy('range')
      .orderBy('range')
  }

  /** The first `limit` after an id, up to and with the last one. */
  async between(after: number, last: number, limit: number): Promise<ProductAddress[]> {
    return this.#onSale()
      .select('products.id', 'products.updated_at')
      .where('products.id', '>', after)
      .where('products.id', '<=', last)
      .orderBy('products.id')
      .limit(limit)
  }

  #onSale() {
    return whereOnSale(db.from('products').join('artists', 'artists.id', 'products.artist_id'))
  }
}
