import db from '@adonisjs/lucid/services/db'
import { isEmptyGuide, type SizeGuide } from '#fulfilment/size_guides/size_guide'

/** The size guide of the blank that most of a product's offered variants are printed on. */
export class SizeGuideQuery {
  /** Null where the provider gives none. */
  async handle(productId: number): Promise<SizeGuide | null> {
    const { rows } = await db.rawQuery<{ rows: { guide: SizeGuide }[] }>(
      `SELECT known.guide
         FROM product_variants AS variant
         LEFT JOIN store_variants AS stored USING (sync_variant_id)
         LEFT JOIN blank_variants AS blank
           ON blank.catalog_variant_id = coalesce(stored.catalog_variant_id, variant.catalog_variant_id)
         JOIN blank_size_guides AS known
           ON known.catalog_item_id = coalesce(blank.catalog_item_id, stored.catalog_item_id)
        WHERE variant.product_id = ? AND variant.is_offered
        GROUP BY known.catalog_item_id
        ORDER BY count(*) DESC, known.catalog_item_id
        LIMIT 1`,
      [productId]
    )
    const guide = rows[0]?.guide
    return guide && !isEmptyGuide(guide) ? guide : null
  }
}
