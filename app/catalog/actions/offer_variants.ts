import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NewVariant } from '#catalog/product_spec'
import { NothingToOffer, StoreProductTaken } from '#catalog/errors'
import { isUniqueViolation } from '#core/database/unique_violation'
import { clock } from '#shared/clock'
import { toDecimal } from '#shared/money'

/** Gives a product that was never on sale its variants, in the place of any earlier ones. */
export class OfferVariants {
  /** Throws NothingToOffer, StoreProductTaken. */
  async handle(productId: number, variants: NewVariant[], trx: TransactionClientContract) {
    if (variants.length === 0) throw new NothingToOffer()
    const now = clock.now().toJSDate()
    const rows = variants.map((variant, position) => ({
      product_id: productId,
      size: variant.size,
      color: variant.color,
      color_code: variant.colorCode,
      cost: toDecimal(variant.cost),
      in_stock: variant.inStock,
      out_of_stock_in: variant.outOfStockIn ?? [],
      preview_url: variant.previewUrl,
      catalog_variant_id: variant.catalogVariantId,
      sync_variant_id: variant.syncVariantId,
      external_id: variant.externalId,
      position,
      created_at: now,
      updated_at: now,
    }))
    await trx.from('product_variants').where('product_id', productId).delete()
    try {
      await trx.table('product_variants').multiInsert(rows)
    } catch (error) {
      const isTaken =
        isUniqueViolation(error, 'product_variants_sync_variant_id_key') ||
        isUniqueViolation(error, 'product_variants_external_id_key')
      throw isTaken ? new StoreProductTaken() : error
    }
  }
}
