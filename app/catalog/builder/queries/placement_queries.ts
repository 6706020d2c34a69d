import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type PlacementRow = {
  id: number
  product_id: number
  artist_id: number
  placement: string
  artwork_id: number
  x: number
  y: number
  width: number
  area_width: number
  area_height: number
  area_dpi: number
}

/** Reads the placements of products. */
export class PlacementQueries {
  /** Null where the placement was replaced. */
  async find(id: number): Promise<PlacementRow | null> {
    return db.from('product_placements').where('id', id).first()
  }

  /** In the order in which they were placed. */
  async ofProduct(productId: number, trx?: TransactionClientContract): Promise<PlacementRow[]> {
    return (trx ?? db).from('product_placements').where('product_id', productId).orderBy('id')
  }
}
