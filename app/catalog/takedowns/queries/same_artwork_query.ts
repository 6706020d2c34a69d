import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Finds products that are printed with the same artwork, on any side. */
export class SameArtworkQuery {
  /** Ids of the other products that share an artwork with one of these, without those that are a legal matter already. */
  async others(productIds: readonly number[], trx?: TransactionClientContract): Promise<number[]> {
    const ids = [...productIds]
    const { rows } = await (trx ?? db).rawQuery<{ rows: { id: number }[] }>(
      `WITH used AS (
         SELECT artwork_id FROM products WHERE id = ANY (?::int[]) AND artwork_id IS NOT NULL
          UNION SELECT artwork_id FROM product_placements WHERE product_id = ANY (?::int[])
       ), printed AS (
         SELECT id FROM products WHERE artwork_id IN (SELECT artwork_id FROM used)
          UNION SELECT product_id FROM product_placements WHERE artwork_id IN (SELECT artwork_id FROM used)
       )
       SELECT products.id FROM products JOIN printed ON printed.id = products.id
        WHERE products.id <> ALL (?::int[]) AND NOT is_legal_takedown(products.takedown_id)
        ORDER BY products.id`,
      [ids, ids, ids]
    )
    return rows.map(({ id }) => id)
  }
}
