import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether the provider could make a product: it carries variants of theirs, and a cost that an admin has set. */
export class ProductReadinessQuery {
  async handle(productId: number, trx: TransactionClientContract): Promise<boolean> {
    const { rows } = await trx.rawQuery<{ rows: { is_ready: boolean }[] }>(
      `SELECT printful_cost IS NOT NULL AND NOT is_cost_provisional AND EXISTS (
                SELECT FROM product_variants
                 WHERE product_id = products.id AND is_offered
                   AND coalesce(sync_variant_id, catalog_variant_id) IS NOT NULL) AS is_ready
         FROM products WHERE id = ?`,
      [productId]
    )
    return rows[0]?.is_ready ?? false
  }
}
