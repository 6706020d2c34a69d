import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { imageOf, type ProductRow } from '#catalog/transformers/product_shape'
import { fromDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** Everything an order row freezes about what is sold. */
export type SellableVariant = {
  productId: number
  artistId: number
  ownerUserId: number
  variantId: number
  productName: string
  bandName: string
  size: string
  color: string
  imageUrl: string
  currency: string
  sellingPrice: Pence
  basePrice: Pence
  share: Percentage
  isOnSale: boolean
  isInStock: boolean
}

type Row = ProductRow & {
  variant_id: number
  size: string
  color: string
  variant_preview_url: string | null
  in_stock: boolean
  is_offered: boolean
  profit_share_percentage: string
}

/**
 * The variant of a product by size and colour, locked against change until the transaction ends: price, stock and
 * status cannot move between the check and the order. Null where the product or the variant does not exist.
 */
export class SellableVariantQuery {
  async handle(
    wanted: { productId: number; size: string; color: string },
    trx: TransactionClientContract
  ): Promise<SellableVariant | null> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT products.*, artists.user_id AS owner_user_id, artists.band_name, artists.is_hidden AS artist_is_hidden,
              artists.profit_share_percentage, product_variants.id AS variant_id, product_variants.size,
              product_variants.color, product_variants.preview_url AS variant_preview_url,
              product_variants.in_stock, product_variants.is_offered
         FROM products
         JOIN artists ON artists.id = products.artist_id
         JOIN product_variants ON product_variants.product_id = products.id
        WHERE products.id = ? AND product_variants.size = ? AND product_variants.color = ?
          FOR SHARE OF products, product_variants`,
      [wanted.productId, wanted.size, wanted.color]
    )
    return rows[0] ? toSellable(rows[0]) : null
  }
}

function toSellable(row: Row): SellableVariant {
  return {
    productId: row.id,
    artistId: row.artist_id,
    ownerUserId: row.owner_user_id,
    variantId: row.variant_id,
    productName: row.name,
    bandName: row.band_name,
    size: row.size,
    color: row.color,
    imageUrl: row.variant_preview_url ?? imageOf(row),
    currency: row.currency,
    sellingPrice: fromDecimal(row.selling_price),
    basePrice: fromDecimal(row.base_price),
    share: percentageFromDecimal(row.profit_share_percentage),
    isOnSale: row.status === 'active' && !row.artist_is_hidden,
    isInStock: row.in_stock && row.is_offered,
  }
}
