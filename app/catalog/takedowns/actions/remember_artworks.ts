import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** An artwork of the product, and whether every product of it is taken down as a legal matter. */
const OF_PRODUCT = `
  SELECT artworks.id, sha256,
         NOT EXISTS (SELECT FROM products
                      WHERE NOT is_legal_takedown(takedown_id)
                        AND (artwork_id = artworks.id
                             OR EXISTS (SELECT FROM product_placements AS side
                                         WHERE side.product_id = products.id AND side.artwork_id = artworks.id))) AS is_taken_down
    FROM artworks
   WHERE id IN (SELECT artwork_id FROM products WHERE products.id = :productId
                UNION SELECT artwork_id FROM product_placements WHERE product_id = :productId)`

/**
 * Keeps the hashes of artwork whose products are all taken down as a legal matter, and removes them once one is restored.
 * Like UpdateArtworksOfProduct it compares what is with what has to be.
 */
export class RememberArtworks {
  async handle(productId: number): Promise<void> {
    const now = clock.now().toJSDate()
    await db.transaction(async (trx) => {
      // Of two jobs at once the second one reads what the first one left.
      await trx.rawQuery(
        `SELECT id FROM artworks WHERE id IN (SELECT id FROM (${OF_PRODUCT}) AS found) ORDER BY id FOR UPDATE`,
        { productId }
      )
      await trx.rawQuery(
        `INSERT INTO taken_down_artworks (artwork_id, sha256, created_at)
         SELECT id, sha256, :now FROM (${OF_PRODUCT}) AS found WHERE is_taken_down
         ON CONFLICT (artwork_id) DO NOTHING`,
        { productId, now }
      )
      await trx.rawQuery(
        `DELETE FROM taken_down_artworks
          WHERE artwork_id IN (SELECT id FROM (${OF_PRODUCT}) AS found WHERE NOT is_taken_down)`,
        { productId }
      )
    })
  }
}
