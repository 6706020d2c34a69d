import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  isInStock,
  isOnSale,
  type ProductFacts,
  type StockFacts,
} from '#catalog/availability/sale_availability'
import { imageOf, type ProductRow } from '#catalog/transformers/product_transformer'
import { fromDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** Everything an order row freezes about what is sold. */
export type SellableVariant = {
  productId: number
  artistId: number
  ownerUserId: number
  ownerEmail: string
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

type Row = ProductRow &
  StockFacts & {
    base_price: string
    variant_id: number
    size: string
    color: string
    variant_preview_url: string | null
    profit_share_percentage: string
    owner_email: string
  }

/**
 * Finds variants that can be sold, and locks their rows until the transaction ends: price, stock and status of product and
 * variant cannot change between check and order, but the product's counters can (index `products_as_sold`). The artist
 * is read, not locked: a sale locks artists after all products, and the share is frozen as read here.
 */
export class SellableVariantQuery {
  /** The variant of a product by size and colour, as it can be sold to a country; null where the product or the variant does not exist. */
  async handle(
    wanted: { productId: number; size: string; color: string; country: string },
    trx: TransactionClientContract
  ): Promise<SellableVariant | null> {
    const { rows } = await trx.rawQuery<{ rows: Row[] }>(
      `SELECT products.*, artists.user_id AS owner_user_id, artists.band_name, artists.is_hidden AS artist_is_hidden,
              artists.profit_share_percentage, users.email AS owner_email, product_variants.id AS variant_id, product_variants.size,
              product_variants.color, product_variants.preview_url AS variant_preview_url,
              product_variants.in_stock, product_variants.out_of_stock_in, product_variants.is_offered
         FROM products
         JOIN artists ON artists.id = products.artist_id
         JOIN users ON users.id = artists.user_id
         JOIN product_variants ON product_variants.product_id = products.id
        WHERE products.id = ? AND product_variants.size = ? AND product_variants.color = ?
          FOR KEY SHARE OF products FOR SHARE OF product_variants`,
      [wanted.productId, wanted.size, wanted.color]
    )
    return rows[0] ? toSellable(rows[0], wanted.country) : null
  }

  /**
   * Whether each of these variants could be ordered to a country now. The products are locked in key order and as strongly as the
   * sale that is counted on them next needs it.
   */
  async areStillSold(
    variantIds: number[],
    country: string,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const { rows } = await trx.rawQuery<{ rows: (ProductFacts & StockFacts)[] }>(
      `SELECT products.id, products.status, artists.is_hidden AS artist_is_hidden, product_variants.in_stock,
              product_variants.out_of_stock_in, product_variants.is_offered
         FROM products
         JOIN artists ON artists.id = products.artist_id
         JOIN product_variants ON product_variants.product_id = products.id
        WHERE product_variants.id = ANY(?)
        ORDER BY products.id
          FOR NO KEY UPDATE OF products`,
      [variantIds]
    )
    return rows.every((row) => isOnSale(row) && isInStock(row, country))
  }
}

function toSellable(row: Row, country: string): SellableVariant {
  return {
    productId: row.id,
    artistId: row.artist_id,
    ownerUserId: row.owner_user_id,
    ownerEmail: row.owner_email,
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
    isOnSale: isOnSale(row),
    isInStock: isInStock(row, country),
  }
}
